import { AppError } from '../errors/app-error.ts'
import { normalizeEmail } from '../mail/normalize-email.ts'
import { findPasswordProblem, MAX_PASSWORD_LENGTH } from './passwords/rules.ts'

const MAX_NAME_LENGTH = 60

/** A typed address, normalized. */
export function getEmail(typed: string): string {
  const email = normalizeEmail(typed)
  if (email === null) throw new AppError('email_invalid', 'This is not an e-mail address.')
  return email
}

/** The name that others see: on one line, without invisible characters. */
export function getName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  if (name === '' || [...name].length > MAX_NAME_LENGTH)
    throw new AppError('name_invalid', `A name has 1 to ${MAX_NAME_LENGTH} characters.`)
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
