import type { MemberWords } from '@lerret/words/nynorsk/member'
import type { FormErrors } from '../error-messages.ts'

const MIN_PASSWORD_LENGTH = 8
const MAX_NAME_LENGTH = 60

/** The errors that can be found before a request; null when there are none. The server also rejects common passwords and taken addresses. */
export function validateInput(
  input: Readonly<Record<string, string>>,
  words: MemberWords,
): FormErrors | null {
  const errors: Record<string, string> = {}
  const { email, userName, newPassword, password } = input
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
    errors.email = words.memberEmailInvalid
  if (userName !== undefined && !(userName.trim() !== '' && [...userName.trim()].length <= MAX_NAME_LENGTH))
    errors.userName = words.memberNameInvalid
  if (password === '') errors.password = words.memberPasswordMissing
  if (newPassword !== undefined && [...newPassword].length < MIN_PASSWORD_LENGTH)
    errors.newPassword = words.memberPasswordShort
  return Object.keys(errors).length === 0 ? null : errors
}
