import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what is stored about second factors, so that a copy of the database alone does not reveal it. */
export interface SecretBox {
  encrypt(secret: Buffer): string
  decrypt(stored: string): Buffer
  /** The hash under which a backup code is stored. */
  hash(code: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `serverSecret` is the secret of the accounts, which is not in the database. */
export function createSecretBox(serverSecret: string): SecretBox {
  const deriveKey = (purpose: string) => Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32))
  const encryptionKey = deriveKey('two-factor secret')
  const hashKey = deriveKey('backup code')
  return {
    encrypt(secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce)
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
    },
    decrypt(stored) {
      const bytes = Buffer.from(stored, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
    hash: (code) => createHmac('sha256', hashKey).update(code).digest('hex'),
  }
}
