import type { MemberWords } from '../accounts/words.ts'
import { AppError, type ErrorCode } from '../app-error.ts'

/** Says what was refused in the site's own words, for a page to show beside the field. */
export function told(error: unknown, words: MemberWords): unknown {
  const word = error instanceof AppError ? WORDS[error.code] : undefined
  if (!(error instanceof AppError) || !word) return error
  const { code, field = FIELDS[code], retryAfter } = error
  return new AppError(code, words[word], {
    cause: error,
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

const WORDS: { [Code in ErrorCode]?: keyof MemberWords } = {
  email_invalid: 'memberEmailInvalid',
  email_taken: 'memberEmailTaken',
  name_invalid: 'memberNameInvalid',
  password_short: 'memberPasswordShort',
  password_long: 'memberPasswordLong',
  password_common: 'memberPasswordCommon',
  password_wrong: 'memberPasswordWrong',
  login_failed: 'memberLoginFailed',
  login_needed: 'memberLoginNeeded',
  too_many_requests: 'memberTooMany',
  too_busy: 'memberTooBusy',
  reset_link_invalid: 'memberResetInvalid',
  film_not_found: 'memberFilmNotFound',
  review_not_found: 'memberReviewNotFound',
  club_code_invalid: 'memberClubCodeInvalid',
  stop_link_invalid: 'memberStopInvalid',
  club_members_only: 'memberClubOnly',
}

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
