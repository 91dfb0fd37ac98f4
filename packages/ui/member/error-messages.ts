import { MEMBER_ERROR_MESSAGES } from '@lerret/model'
import type { MemberWords } from '@lerret/words/nynorsk/member'

/** Error messages of a form by field; `form` is the whole form. */
export type FormErrors = Readonly<Record<string, string>>

/** The permanent code in an error response; `unknown` when it has none. */
export function getErrorCode(error: unknown): string {
  const { error: details } = (error ?? {}) as { error?: { code?: unknown } | null }
  return typeof details?.code === 'string' ? details.code : 'unknown'
}

/** The message that is shown for an error response. */
export const errorMessage = (error: unknown, words: MemberWords): string =>
  words[MESSAGES[getErrorCode(error)] ?? 'memberFailed']

/** The message under the field that the error is about, if the form has that field. */
export function toFormErrors(error: unknown, words: MemberWords, fields: readonly string[]): FormErrors {
  const field = FIELDS_BY_CODE[getErrorCode(error)]?.find((name) => fields.includes(name)) ?? 'form'
  return { [field]: errorMessage(error, words) }
}

const MESSAGES: Readonly<Record<string, keyof MemberWords>> = {
  ...MEMBER_ERROR_MESSAGES,
  token_invalid: 'memberLoginNeeded',
  // Set by the site when the server does not answer.
  no_answer: 'memberNoAnswer',
}

/** The fields that an error may be about. A form has at most one of them. */
const FIELDS_BY_CODE: Readonly<Record<string, readonly string[]>> = {
  email_invalid: ['email'],
  email_taken: ['email'],
  name_invalid: ['userName'],
  password_short: ['newPassword', 'password'],
  password_long: ['newPassword', 'password'],
  password_common: ['newPassword', 'password'],
  password_wrong: ['password'],
  club_code_invalid: ['code'],
}
