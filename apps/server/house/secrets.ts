import { createEncryption, deriveKey } from '../platform/security/encryption.ts'
import type { HouseSecrets } from './house.ts'

export const createSecrets = (accountsSecret: string, delivery: string): HouseSecrets => ({
  delivery,
  deriveKey: (purpose) => deriveKey(accountsSecret, purpose),
  createEncryption: (purpose) => createEncryption(accountsSecret, purpose),
})
