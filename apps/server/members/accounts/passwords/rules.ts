import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPasswordLengthProblem, normalizePassword } from '@lerret/model'

export type PasswordProblem = 'password_short' | 'password_long' | 'password_common'

/** Returns the problem of a new password, or null. `guessable` are words that are guessed first: the member's name and address. */
export function findPasswordProblem(password: string, guessable: string[] = []): PasswordProblem | null {
  const lengthProblem = findPasswordLengthProblem(password)
  if (lengthProblem) return lengthProblem
  const lowerCase = normalizePassword(password).toLowerCase()
  const isGuessed =
    commonPasswords().has(lowerCase) ||
    isSequence(lowerCase) ||
    guessable.some((word) => normalizePassword(word).toLowerCase() === lowerCase)
  return isGuessed ? 'password_common' : null
}

/** `aaaaaaaa`, `abcdefgh` or `87654321`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) as number)
  const step = (codes[1] as number) - (codes[0] as number)
  return (
    Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] as number) === step)
  )
}

let commonSet: Set<string> | undefined

/**
 * Common passwords of at least eight characters in lower case, one per line: from the first four thousand of public lists, and
 * common Norwegian ones.
 */
export function commonPasswords(): Set<string> {
  commonSet ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .trim()
      .split('\n'),
  )
  return commonSet
}
