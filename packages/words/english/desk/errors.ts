import type { errorWords } from '../../nynorsk/desk/errors.ts'
import type { Translation } from '../../translation.ts'

/** What an editor reads when a call has failed. */
export const ERROR_ENGLISH: Translation<typeof errorWords> = {
  errorOffline: 'Cannot reach the server. What you have written is still here.',
  errorTooManyRequests: 'There were too many attempts. Wait a few minutes, and try again.',
  errorRoleMissing: 'Your role is not allowed to do this. Ask whoever manages the accounts.',
  errorConfirmation: 'This is done when you have logged in again.',
  errorDiskFull: 'The server’s disk is full. Tell whoever runs it.',
  errorPublishDiskFull:
    'The server’s disk is full, so the pages are as before. What you published goes out by itself when there is room. Tell whoever runs it.',
  errorReadOnly: 'The server cannot save anything right now. Tell whoever runs it.',
  errorOverloaded: 'The server is very busy right now. Try again in a moment.',
  errorDatabase: 'The server cannot reach its database right now. Try again in a moment.',
  errorUnknown: 'Something went wrong on the server. Try again in a moment.',
  tryAgain: 'Try again',
}
