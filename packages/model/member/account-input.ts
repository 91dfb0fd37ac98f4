/** The rules for names and passwords that forms and the server check. The server also rejects common passwords. */

export const MAX_NAME_LENGTH = 60

/** NIST 800-63B: at least eight characters, and no demand on their kinds. */
export const MIN_PASSWORD_LENGTH = 8
/** Limits the work of hashing. In UTF-16 units: a family emoji has eleven. */
export const MAX_PASSWORD_LENGTH = 1024

/** RFC 5321. */
export const MAX_EMAIL_LENGTH = 254

/** The name that others see, on one line and without invisible characters. */
export const normalizeName = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

/** Whether a normalized name is allowed. */
export const isName = (name: string) => name !== '' && [...name].length <= MAX_NAME_LENGTH

/** Different keyboards may send the same letters as different code points. */
export const normalizePassword = (password: string) => password.normalize('NFKC')

export function findPasswordLengthProblem(password: string): 'password_short' | 'password_long' | null {
  if (password.length > MAX_PASSWORD_LENGTH) return 'password_long'
  return [...normalizePassword(password)].length < MIN_PASSWORD_LENGTH ? 'password_short' : null
}
