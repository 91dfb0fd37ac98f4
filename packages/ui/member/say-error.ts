import { MEMBER_ERROR_MESSAGES } from '@lerret/model'
import type { MemberWords } from './words.ts'

/** What is wrong with a form: a sentence for each field, and one for the form as a whole under `form`. */
export type Problems = Readonly<Record<string, string>>

/** The permanent code in an error response; `unknown` when it has none. */
export function codeOf(error: unknown): string {
  const { error: told } = (error ?? {}) as { error?: { code?: unknown } | null }
  return typeof told?.code === 'string' ? told.code : 'unknown'
}

/** What a person is told of an error response. */
export const sayError = (error: unknown, words: MemberWords): string =>
  words[SENTENCES[codeOf(error)] ?? 'memberFailed']

/** The same, beside the field that it is about, where the form has that field. */
export function problemsOf(error: unknown, words: MemberWords, fields: readonly string[]): Problems {
  const field = FIELDS[codeOf(error)]?.find((name) => fields.includes(name)) ?? 'form'
  return { [field]: sayError(error, words) }
}

const SENTENCES: Readonly<Record<string, keyof MemberWords>> = {
  ...MEMBER_ERROR_MESSAGES,
  token_invalid: 'memberLoginNeeded',
  // Not the server's: it was not reached.
  no_answer: 'memberNoAnswer',
}

/** The fields that a code may be about, by our names; a form has one of them at the most. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  email_invalid: ['email'],
  email_taken: ['email'],
  name_invalid: ['userName'],
  password_short: ['newPassword', 'password'],
  password_long: ['newPassword', 'password'],
  password_common: ['newPassword', 'password'],
  password_wrong: ['password'],
  club_code_invalid: ['code'],
}
