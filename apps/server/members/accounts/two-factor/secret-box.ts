import { createHmac } from 'node:crypto'
import { createEncryption, deriveKey, type Encryption } from '../../../platform/security/encryption.ts'

/** Encrypts what is stored about second factors. */
export interface SecretBox extends Encryption {
  /** The hash under which a backup code is stored. */
  hash(code: string): string
}

/** `serverSecret` is the secret of the accounts, which is not in the database. */
export function createSecretBox(serverSecret: string): SecretBox {
  const hashKey = deriveKey(serverSecret, 'backup code')
  return {
    ...createEncryption(serverSecret, 'two-factor secret'),
    hash: (code) => createHmac('sha256', hashKey).update(code).digest('hex'),
  }
}
