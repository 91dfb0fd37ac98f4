import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Where backups are written, and what opens the secrets in them. */
export const backupVariables = {
  BACKUPS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  BACKUP_COMMAND: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, { error: 'must have at least 12 characters' }).optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1/, { error: 'must be the public key of age, which begins with age1' })
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-/, { error: 'must be the secret key of age, which begins with AGE-SECRET-KEY-' })
    .optional(),
  WAL_DIR: z.string().min(1).optional(),
}

/** Never shown, also not in an error message. */
export const BACKUP_SECRET_VARIABLES: readonly string[] = [
  'BACKUP_COMMAND',
  'BACKUP_PASSPHRASE',
  'BACKUP_IDENTITY',
]

export interface BackupSettings {
  /** Whether the server makes backups by itself. */
  isScheduled: boolean
  /** Run after each of those, with the name of the file. */
  command: string | undefined
  folder: string
  /** Where every change of the embedded database is archived, to restore the house as it was at any moment. */
  walDir: string | undefined
  /** Encrypts the secrets in a backup, which has none without it. */
  secretsKey: { passphrase: string } | { recipient: string } | undefined
  /** Opens them in a restore. */
  secretsOpener: { passphrase: string } | { identity: string } | undefined
}

type Variables = { [Name in keyof typeof backupVariables]?: string | undefined }

export function toBackupSettings(variables: Variables, dataDir: string): BackupSettings {
  const { BACKUP_DIR, BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient } = variables
  const identity = variables.BACKUP_IDENTITY
  return {
    isScheduled: variables.BACKUPS !== 'off',
    command: variables.BACKUP_COMMAND,
    folder: BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(BACKUP_DIR),
    walDir: variables.WAL_DIR && resolve(variables.WAL_DIR),
    secretsKey:
      recipient !== undefined ? { recipient } : passphrase !== undefined ? { passphrase } : undefined,
    secretsOpener:
      identity !== undefined ? { identity } : passphrase !== undefined ? { passphrase } : undefined,
  }
}
