import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Queryable } from '../platform/db/connection.ts'
import { LISTENER_NAME } from '../platform/db/pooler.ts'
import { lockInTransaction } from '../platform/db/transaction-lock.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { findHouseFact, setHouseFact } from '../platform/house-facts/store.ts'
import { createEncryption, type Encryption } from '../platform/security/encryption.ts'
import { readOrCreateSecret } from '../platform/security/secret-file.ts'
import {
  managementClient,
  platformCredentials,
  readSecret,
  readSigningKey,
  secretsFolder,
} from '../programs/identity/identity.ts'
import type { Settings } from '../settings/settings.ts'

const FACT = 'secrets'
const SecretValues = z.record(z.string(), z.string())
type SecretValues = z.infer<typeof SecretValues>

/** PostgreSQL may list the listener of a server for so long after the server has ended. */
const CLOSING_TIMEOUT_MS = 2000
const POLL_INTERVAL_MS = 100

type SecretSettings = Pick<Settings, 'dataDir' | 'accountsSecret' | 'deliverySecret' | 'identity'>

export interface SharedSecrets {
  /** Throws when another server has stored other secrets meanwhile; called when this one listens to notifications. */
  confirm(): Promise<void>
}

/**
 * Gives this server the secrets that the first one of the house made. They are in the database, encrypted with ACCOUNTS_SECRET, which
 * has to be the same everywhere. Throws when a server that runs has other ones.
 */
export async function shareSecrets(
  db: Database,
  settings: SecretSettings,
  logWarning: (text: string) => void,
): Promise<SharedSecrets> {
  const { dataDir } = settings
  const accountsSecret = await readSecret(dataDir, 'accounts', settings.accountsSecret)
  const encryption = createEncryption(accountsSecret, 'shared secrets')
  const secrets = listSecrets(settings)
  const deadline = Date.now() + CLOSING_TIMEOUT_MS
  for (;;) {
    try {
      await db.transaction((tx) => storeSecrets(tx, { secrets, dataDir, encryption, logWarning }))
      break
    } catch (error) {
      if (!(error instanceof DifferentSecretError) || Date.now() > deadline) throw error
      await setTimeout(POLL_INTERVAL_MS)
    }
  }
  return {
    confirm: () =>
      db.transaction(async (tx) => {
        await lockInTransaction(tx, FACT)
        const stored = await findStored(tx, encryption)
        const [variable] = stored === 'locked' ? [ACCOUNTS] : await findDifferent(secrets, stored)
        if (variable) throw new DifferentSecretError(variable, dataDir)
      }),
  }
}

const ACCOUNTS = { variable: 'ACCOUNTS_SECRET', file: 'accounts' }

class DifferentSecretError extends AppError {
  constructor({ variable, file }: Pick<Secret, 'variable' | 'file'>, dataDir: string) {
    super(
      'setting_invalid',
      `${variable} differs from that of another server on this database. Give both the same, or copy ${join('secrets', file)} ` +
        `from the data folder of the other one to ${join(secretsFolder(dataDir), file)}.`,
    )
  }
}

interface Secret {
  variable: string
  /** Its name in the folder of secrets. */
  file: string
  isInSettings: boolean
  /** The value, which is made when there is none. */
  read(): Promise<string>
}

function listSecrets({ dataDir, deliverySecret, identity }: SecretSettings): Secret[] {
  const { signingKey, clientSecret, password, outside } = identity
  const ofOwnProvider: Secret[] = [
    {
      variable: 'MANAGEMENT_CLIENT_SECRET',
      file: 'management-client-secret',
      isInSettings: clientSecret !== undefined,
      read: async () => (await managementClient(identity, dataDir)).secret,
    },
    {
      variable: 'IDENTITY_SIGNING_KEY',
      file: 'signing-key.json',
      isInSettings: signingKey !== undefined,
      read: async () => JSON.stringify(await readSigningKey(identity, dataDir)),
    },
  ]
  return [
    {
      variable: 'DELIVERY_SECRET',
      file: 'delivery',
      isInSettings: deliverySecret !== undefined,
      read: async () => readSecret(dataDir, 'delivery', deliverySecret),
    },
    {
      variable: 'PLATFORM_PASSWORD',
      file: 'platform-password',
      isInSettings: password !== undefined,
      read: async () => (await platformCredentials(identity, dataDir)).password,
    },
    ...(outside ? [] : ofOwnProvider),
  ]
}

async function storeSecrets(
  tx: Queryable,
  {
    secrets,
    dataDir,
    encryption,
    logWarning,
  }: { secrets: Secret[]; dataDir: string; encryption: Encryption; logWarning: (text: string) => void },
): Promise<void> {
  await lockInTransaction(tx, FACT)
  const found = await findStored(tx, encryption)
  const stored = found === 'locked' ? {} : found
  for (const { file, isInSettings } of secrets) {
    const value = stored[file]
    if (value !== undefined && !isInSettings)
      await readOrCreateSecret(join(secretsFolder(dataDir), file), () => value)
  }
  const different = found === 'locked' ? [ACCOUNTS] : await findDifferent(secrets, stored)
  const [first] = different
  if (first && (await isOtherServerListening(tx))) throw new DifferentSecretError(first, dataDir)
  if (first)
    logWarning(
      `Other than when a server of this house started last: ${different.map(({ variable }) => variable).join(', ')}.`,
    )
  const values: SecretValues = {}
  for (const { file, read } of secrets) values[file] = await read()
  await setHouseFact(tx, FACT, encryption.encrypt(Buffer.from(JSON.stringify(values))))
}

/** The secrets that were stored; `locked` when they are encrypted with another ACCOUNTS_SECRET. */
async function findStored(tx: Queryable, encryption: Encryption): Promise<SecretValues | 'locked'> {
  const fact = await findHouseFact(tx, FACT)
  if (typeof fact !== 'string') return {}
  try {
    return SecretValues.parse(JSON.parse(encryption.decrypt(fact).toString('utf8')))
  } catch {
    return 'locked'
  }
}

async function findDifferent(secrets: Secret[], stored: SecretValues): Promise<Secret[]> {
  const different = []
  for (const secret of secrets) {
    const value = stored[secret.file]
    if (value !== undefined && value !== (await secret.read())) different.push(secret)
  }
  return different
}

/** Called before this server listens itself. */
async function isOtherServerListening(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME} limit 1`,
  )
  return rows.length > 0
}
