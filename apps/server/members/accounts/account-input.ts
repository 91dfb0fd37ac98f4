import { isName, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, normalizeName } from '@lerret/model'
import { AppError } from '../../platform/errors/app-error.ts'
import { normalizeEmail } from '../../platform/mail/normalize-email.ts'
import { findPasswordProblem } from './passwords/rules.ts'

/** A typed address, normalized. */
export function getEmail(typed: string): string {
  const email = normalizeEmail(typed)
  if (email === null) throw new AppError('email_invalid', 'This is not an e-mail address.')
  return email
}

/** A typed name, normalized. */
export function getName(typed: string): string {
  const name = normalizeName(typed)
  if (!isName(name)) throw new AppError('name_invalid', `A name has 1 to ${MAX_NAME_LENGTH} characters.`)
  return name
}

/** Throws when a new password breaks the rules. */
export function checkNewPassword(password: string, guessable: string[], field = 'Password'): void {
  const problem = findPasswordProblem(password, guessable)
  if (problem) throw new AppError(problem, 'The password is not accepted.', { field })
}

/** Whether an account can have this password. Others are refused as wrong without hashing them. */
export const isPossiblePassword = (password: string) =>
  password !== '' && password.length <= MAX_PASSWORD_LENGTH
