import { CallError } from '@lerret/api'
import { errorWords as words } from '@lerret/words/desk'
import { OFFLINE } from './call-desk.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  [OFFLINE]: words.errorOffline,
  too_many_requests: words.errorTooManyRequests,
  confirmation_needed: words.errorConfirmation,
  role_missing: words.errorRoleMissing,
  disk_full: words.errorDiskFull,
  publish_disk_full: words.errorPublishDiskFull,
  storage_read_only: words.errorReadOnly,
  overloaded: words.errorOverloaded,
  database_slow: words.errorOverloaded,
  database_unavailable: words.errorDatabase,
}

/** The sentence that an editor reads when a call has failed. Screens pass the sentences of their own error codes. */
export function errorMessage(error: unknown, own: Readonly<Record<string, string>> = {}): string {
  const code = error instanceof CallError ? error.code : ''
  return own[code] ?? MESSAGES[code] ?? words.errorUnknown
}
