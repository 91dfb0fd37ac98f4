import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** NIST 800-63B: at least eight characters, no demand on their kinds, and the common ones refused. */
export const SHORTEST_PASSWORD = 8
/** So long that nobody types it, and short enough to be hashed. In UTF-16 units: a family emoji has eleven. */
export const LONGEST_PASSWORD = 1024

export type PasswordProblem = 'password_short' | 'password_long' | 'password_common'

/** What is wrong with a new password, or null. `own` are words that anyone would guess first: the member's name and address. */
export function problemOfPassword(password: string, own: string[] = []): PasswordProblem | null {
  if (password.length > LONGEST_PASSWORD) return 'password_long'
  const typed = normalised(password)
  if ([...typed].length < SHORTEST_PASSWORD) return 'password_short'
  const folded = typed.toLowerCase()
  const isGuessed =
    commonPasswords().has(folded) ||
    isRun(folded) ||
    own.some((word) => normalised(word).toLowerCase() === folded)
  return isGuessed ? 'password_common' : null
}

/** The same letters typed on two keyboards may arrive as different code points. Nothing is cut. */
export const normalised = (password: string) => password.normalize('NFKC')

/** `aaaaaaaa`, `abcdefgh`, `87654321`: each character follows from the one before it in the same way. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) as number)
  const step = (codes[1] as number) - (codes[0] as number)
  return (
    Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] as number) === step)
  )
}

let common: Set<string> | undefined

/**
 * The most common passwords of at least eight characters, a line each in lower case. They are those of the first four
 * thousand of the public lists, the shorter ones being refused anyway, and what Norwegians choose.
 */
export function commonPasswords(): Set<string> {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .trim()
      .split('\n'),
  )
  return common
}
