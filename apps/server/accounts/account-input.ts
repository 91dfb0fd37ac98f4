import { AppError } from '../errors/app-error.ts'
import { normalizeEmail } from '../mail/normalize-email.ts'
import { LONGEST_PASSWORD, problemOfPassword } from './password-rules.ts'

const LONGEST_NAME = 60

/** An address as it was typed, in its one spelling. */
export function getEmail(typed: string): string {
  const email = normalizeEmail(typed)
  if (email === null) throw new AppError('email_invalid', 'This is not an e-mail address.')
  return email
}

/** The name that others see: on one line, without what cannot be seen. */
export function getName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  if (name === '' || [...name].length > LONGEST_NAME)
    throw new AppError('name_invalid', `A name has 1 to ${LONGEST_NAME} characters.`)
  return name
}

/** Refuses a new password that the rules do not take. */
export function checkNewPassword(password: string, own: string[], field = 'Password'): void {
  const problem = problemOfPassword(password, own)
  if (problem) throw new AppError(problem, 'The password is not taken.', { field })
}

/** A password that nobody can have is wrong, and is told so like any other. */
export const canBePassword = (password: string) => password !== '' && password.length <= LONGEST_PASSWORD
