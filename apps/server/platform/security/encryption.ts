import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Encryption {
  encrypt(plain: Buffer): string
  decrypt(stored: string): Buffer
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key of its own for each purpose, derived from a secret that is not in the database. */
export const deriveKey = (serverSecret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32))

/** Encrypts what is stored, so that a copy of the database alone does not reveal it. */
export function createEncryption(serverSecret: string, purpose: string): Encryption {
  const key = deriveKey(serverSecret, purpose)
  return {
    encrypt(plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
    },
    decrypt(stored) {
      const bytes = Buffer.from(stored, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}
