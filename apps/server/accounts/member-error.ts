import { MEMBER_ERROR_MESSAGES } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { AppError, type ErrorCode } from '../errors/app-error.ts'

/** Says what was refused in the site's own words, for a page to show beside the field. */
export function told(error: unknown, words: Words): unknown {
  const word = error instanceof AppError ? SENTENCES[error.code] : undefined
  if (!(error instanceof AppError) || !word) return error
  const { code, field = FIELDS[code], retryAfter } = error
  return new AppError(code, words[word], {
    cause: error,
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

const SENTENCES: { [Code in ErrorCode]?: keyof Words } = MEMBER_ERROR_MESSAGES satisfies Pick<
  Record<ErrorCode, keyof Words>,
  keyof typeof MEMBER_ERROR_MESSAGES
>

/** The fields of the calls, as other programs know them; forms have names of their own. */
const FIELDS: { [Code in ErrorCode]?: string } = {
  email_invalid: 'Email',
  email_taken: 'Email',
  name_invalid: 'UserName',
  password_short: 'Password',
  password_long: 'Password',
  password_common: 'Password',
  password_wrong: 'Password',
  club_code_invalid: 'Code',
}
