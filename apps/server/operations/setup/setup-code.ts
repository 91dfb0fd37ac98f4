import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSameSecret } from '../../platform/security/compare-secrets.ts'
import { readOrCreateSecret } from '../../platform/security/secret-file.ts'

/** Crockford's base 32, which has no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Five bits each: 130 bits. */
const CODE_LENGTH = 26

/** The one-time code that the first administrator types, to show that the server is theirs. */
export interface SetupCode {
  /** The file that holds the code, which only the user of the server can read. */
  file: string
  /** The code, made when there is none. */
  read(): Promise<string>
  /** Whether somebody typed the code. Takes the same time for every text. */
  matches(typed: string): Promise<boolean>
  /** Makes the code worthless. */
  remove(): Promise<void>
}

export function openSetupCode(secretsFolder: string): SetupCode {
  const file = join(secretsFolder, 'setup-code')
  const read = () =>
    readOrCreateSecret(file, createCode).catch((error: NodeJS.ErrnoException) => {
      // It was used and removed while it was read.
      if (error.code === 'ENOENT') return readOrCreateSecret(file, createCode)
      throw error
    })
  return {
    file,
    read,
    matches: async (typed) => isSameSecret(normalizeCode(typed), normalizeCode(await read())),
    remove: () => rm(file, { force: true }),
  }
}

/** `4D8QX-…`: in groups of five, to be read and typed. */
export function createCode(): string {
  const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(/(.{5})(?=.)/g, '$1-')
}

/** The code without what people type otherwise: small letters, spaces, and letters that look like digits. */
export const normalizeCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0')
