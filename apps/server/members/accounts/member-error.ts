import { MEMBER_ERROR_MESSAGES } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { AppError, type ErrorCode } from '../../platform/errors/app-error.ts'
import { toStorageError } from '../../platform/http/storage-errors.ts'
import { loginNeeded } from './person.ts'

/** The error with a message in the house's words, for a page to show at the field. */
export function toMemberError(thrown: unknown, words: Words): unknown {
  const error =
    thrown instanceof AppError
      ? thrown
      : (toStorageError(thrown) ?? (isAboutDeletedPerson(thrown) ? loginNeeded() : thrown))
  const messageKey = error instanceof AppError ? MESSAGE_KEYS[error.code] : undefined
  if (!(error instanceof AppError) || !messageKey) return error
  const { code, field = ERROR_FIELDS[code], retryAfter } = error
  return new AppError(code, words[messageKey], {
    cause: error,
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** Whether the database refused a row of an account that was deleted while the request was handled. */
function isAboutDeletedPerson(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: string; constraint?: string } }
  return cause?.code === '23503' && cause.constraint?.endsWith('_person_id_fk') === true
}

const MESSAGE_KEYS: { [Code in ErrorCode]?: keyof Words } = {
  ...(MEMBER_ERROR_MESSAGES satisfies Pick<
    Record<ErrorCode, keyof Words>,
    keyof typeof MEMBER_ERROR_MESSAGES
  >),
  // The site has the same message for every code that it does not know.
  database_slow: 'memberFailed',
  database_unavailable: 'memberFailed',
}

/** The field names of the calls. */
const ERROR_FIELDS: { [Code in ErrorCode]?: string } = {
  email_invalid: 'Email',
  email_taken: 'Email',
  name_invalid: 'UserName',
  password_short: 'Password',
  password_long: 'Password',
  password_common: 'Password',
  password_wrong: 'Password',
  club_code_invalid: 'Code',
}
