import {
  findPasswordLengthProblem,
  isName,
  MAX_EMAIL_LENGTH,
  MEMBER_ERROR_MESSAGES,
  normalizeName,
} from '@lerret/model'
import type { MemberWords } from '@lerret/words/nynorsk/member'
import type { FormErrors } from '../error-messages.ts'

/** The errors that can be found before a request; null when there are none. The server also rejects common passwords and taken addresses. */
export function validateInput(
  input: Readonly<Record<string, string>>,
  words: MemberWords,
): FormErrors | null {
  const errors: Record<string, string> = {}
  const { email, userName, newPassword, password } = input
  if (email?.trim() === '') errors.email = words.memberEmailMissing
  else if (email !== undefined && !mayBeEmail(email.trim())) errors.email = words.memberEmailInvalid
  if (userName !== undefined && !isName(normalizeName(userName))) errors.userName = words.memberNameInvalid
  if (password === '') errors.password = words.memberPasswordMissing
  const lengthProblem = newPassword === undefined ? null : findPasswordLengthProblem(newPassword)
  if (lengthProblem) errors.newPassword = words[MEMBER_ERROR_MESSAGES[lengthProblem]]
  return Object.keys(errors).length === 0 ? null : errors
}

const mayBeEmail = (text: string) =>
  text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
