import { signInWords as words } from '@lerret/words/desk'

/** What an editor reads about a new password, by the code of the error. */
export const PASSWORD_PROBLEMS = {
  password_short: words.passwordShort,
  password_long: words.passwordLong,
  password_common: words.passwordCommon,
}
