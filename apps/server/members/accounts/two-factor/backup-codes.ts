import { randomInt } from 'node:crypto'

const BACKUP_CODES = 10
/** The alphabet has no letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 10

/** New codes, written as `abcde-fghjk`. */
export const createBackupCodes = (): string[] =>
  Array.from({ length: BACKUP_CODES }, () => {
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

/** A typed code without spaces and hyphens, in lower case. */
export const normalizeCode = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()
