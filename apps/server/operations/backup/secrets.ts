import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'

/** The key that secrets are encrypted with: a passphrase, or the public key of somebody's age identity. */
export type SecretsKey = { passphrase: string; workFactor?: number } | { recipient: string }

/** The key that opens the secrets of a backup. */
export type SecretsOpener = { passphrase: string } | { identity: string }

const SecretFiles = z.record(z.string().regex(/^[a-z0-9][a-z0-9.-]*$/i), z.string())

/** The set-up code is not restored: it lets whoever has it set up a house that has no administrator. */
const SETUP_CODE = 'setup-code'

const secretsFolder = (dataDir: string) => join(dataDir, 'secrets')

/** The files of the folder `secrets`, encrypted in the age format. Undefined when there are none. */
export async function encryptSecrets(dataDir: string, key: SecretsKey): Promise<Uint8Array | undefined> {
  const folder = secretsFolder(dataDir)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files: Record<string, string> = {}
  for (const entry of entries)
    if (entry.isFile() && entry.name !== SETUP_CODE && SecretFiles.safeParse({ [entry.name]: '' }).success)
      files[entry.name] = await readFile(join(folder, entry.name), 'utf8')
  if (Object.keys(files).length === 0) return undefined
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  if ('recipient' in key) encrypter.addRecipient(key.recipient)
  else {
    encrypter.setPassphrase(key.passphrase)
    // Less work than the library's choice is for tests.
    if (key.workFactor !== undefined) encrypter.setScryptWorkFactor(key.workFactor)
  }
  return encrypter.encrypt(JSON.stringify(files))
}

/** The secrets by file name. Throws a sentence when the passphrase or key is another one. */
export async function decryptSecrets(
  encrypted: Uint8Array,
  opener: SecretsOpener,
): Promise<Record<string, string>> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  if ('passphrase' in opener) decrypter.addPassphrase(opener.passphrase)
  else decrypter.addIdentity(opener.identity)
  try {
    return SecretFiles.parse(JSON.parse(await decrypter.decrypt(encrypted, 'text')))
  } catch (error) {
    const name = 'passphrase' in opener ? 'passphrase (BACKUP_PASSPHRASE)' : 'key (BACKUP_IDENTITY)'
    throw lockedSecretsError(
      `The ${name} is wrong: the secrets in the backup were encrypted with another one.`,
      error,
    )
  }
}

export const lockedSecretsError = (
  reason = 'The secrets in the backup are encrypted, and BACKUP_PASSPHRASE and BACKUP_IDENTITY are not set.',
  cause?: unknown,
) =>
  new AppError(
    'backup_secrets_locked',
    `${reason} Without both settings, npm run restore restores the rest.`,
    { cause },
  )
