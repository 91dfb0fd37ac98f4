import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { S3Settings } from '../../platform/files/s3-store.ts'
import { OnOff, settingGroup, settingInvalid, Text } from '../../platform/settings/setting-group.ts'

/** Where backups are written, and what opens the secrets in them. */
const variables = {
  BACKUPS: OnOff.prefault('on').describe(
    '`off`: the server makes no backups by itself, also not before an upgrade.',
  ),
  BACKUP_COMMAND: Text.optional().describe(
    'Run after each backup of the server, with the name of the file: `restic backup`, `rclone copy "$1" remote:lerret`.',
  ),
  BACKUP_DIR: Text.optional().describe(
    'Where backups without a name are written, another disk if possible; without it `backups` in the data folder.',
  ),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, { error: 'must have at least 12 characters' })
    .optional()
    .describe('Encrypts the secrets in a backup, and opens them in a restore.'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1/, { error: 'must be the public key of age, which begins with age1' })
    .optional()
    .describe(
      'Encrypts them for the holder of an [age](https://age-encryption.org) key instead, so that the server itself cannot open them.',
    ),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-/, {
      error: 'must be the secret key of age, which begins with AGE-SECRET-KEY-',
    })
    .optional()
    .describe('The secret key for that, needed only in a restore.'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'An S3-compatible store that backups are also sent to: [another place](backup.md#another-place).',
    ),
  BACKUP_S3_BUCKET: Text.optional().describe('Its bucket.'),
  BACKUP_S3_ACCESS_KEY_ID: Text.optional().describe('Its key.'),
  BACKUP_S3_SECRET_ACCESS_KEY: Text.optional().describe('The secret of that key.'),
  BACKUP_S3_REGION: Text.default('us-east-1').describe('Its region.'),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[^/].*\/$/, { error: 'must be like a folder, such as fjordheim/' })
    .optional()
    .describe('What the names there begin with (`fjordheim/`).'),
}

export const backupGroup = settingGroup({
  title: 'Backup',
  variables,
  secrets: [
    'BACKUP_COMMAND',
    'BACKUP_PASSPHRASE',
    'BACKUP_IDENTITY',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
  ],
  toSettings: (values, dataDir) => ({ backup: toBackupSettings(values, dataDir) }),
})

const S3_NEEDED = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const

export interface BackupSettings {
  /** Whether the server makes backups by itself. */
  isScheduled: boolean
  /** Run after each of those, with the name of the file. */
  command: string | undefined
  folder: string
  /** An S3-compatible store that they are also sent to. */
  s3: S3Settings | undefined
  /** Encrypts the secrets in a backup, which has none without it. */
  secretsKey: { passphrase: string } | { recipient: string } | undefined
  /** Opens them in a restore. */
  secretsOpener: { passphrase: string } | { identity: string } | undefined
}

type Variables = z.infer<z.ZodObject<typeof variables>>

function toBackupSettings(values: Variables, dataDir: string): BackupSettings {
  const { BACKUP_DIR, BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient } = values
  const { BACKUPS: isScheduled, BACKUP_COMMAND: command, BACKUP_IDENTITY: identity } = values
  return {
    isScheduled,
    command,
    folder: BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(BACKUP_DIR),
    s3: toS3Settings(values),
    secretsKey:
      recipient !== undefined ? { recipient } : passphrase !== undefined ? { passphrase } : undefined,
    secretsOpener:
      identity !== undefined ? { identity } : passphrase !== undefined ? { passphrase } : undefined,
  }
}

function toS3Settings(values: Variables): S3Settings | undefined {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket } = values
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const missing = S3_NEEDED.find((name) => values[name] === undefined)
    if (S3_NEEDED.every((name) => values[name] === undefined)) return undefined
    throw settingInvalid(
      `${missing} is missing; a store for backups needs it beside the other BACKUP_S3_ variables`,
    )
  }
  const { BACKUP_S3_REGION: region, BACKUP_S3_PREFIX: prefix = '' } = values
  return { endpoint, bucket, accessKeyId, secretAccessKey, region, prefix }
}
