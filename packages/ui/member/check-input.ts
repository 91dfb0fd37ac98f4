import type { Problems } from './say-error.ts'
import type { MemberWords } from './words.ts'

const SHORTEST_PASSWORD = 8
const LONGEST_NAME = 60

/**
 * What is surely wrong with what was typed, said before anything is sent; null when nothing is. The server decides: it knows
 * which passwords are common and which addresses are taken.
 */
export function checkInput(input: Readonly<Record<string, string>>, words: MemberWords): Problems | null {
  const problems: Record<string, string> = {}
  const { email, userName, newPassword, password } = input
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
    problems.email = words.memberEmailInvalid
  if (userName !== undefined && !(userName.trim() !== '' && [...userName.trim()].length <= LONGEST_NAME))
    problems.userName = words.memberNameInvalid
  if (password === '') problems.password = words.memberPasswordMissing
  if (newPassword !== undefined && [...newPassword].length < SHORTEST_PASSWORD)
    problems.newPassword = words.memberPasswordShort
  return Object.keys(problems).length === 0 ? null : problems
}
