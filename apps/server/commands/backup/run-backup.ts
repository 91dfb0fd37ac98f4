import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupFile } from '../../backup/file-names.ts'
import { type BackupSummary, writeBackup } from '../../backup/write-backup.ts'
import { AppError } from '../../errors/app-error.ts'
import { readSettings } from '../../settings/settings.ts'
import { openDatabaseToRead } from '../open-house.ts'
import type { CommandInput } from '../run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const USAGE = `npm run backup                    writes a backup to the folder of backups
npm run backup -- FILE            writes it to a file`

/** A backup that takes longer hangs. */
const TIMEOUT_MS = 2 * 3600 * 1000

/** `npm run backup`: writes a backup, beside a running server or without one. */
export async function runBackup({ args, env, print }: CommandInput): Promise<void> {
  const name = readFileName(args)
  const { dataDir, backup, ...settings } = readSettings(env)
  const now = () => new Date()
  const file = name === undefined ? backupFile(backup.folder, now()) : resolve(env.INIT_CWD ?? '.', name)
  using stopping = stopOnSignal()
  await using database = await openDatabaseToRead({ dataDir, backup, ...settings })
  const summary = await writeBackup(
    { pool: database.pool, dataDir, secretsKey: backup.secretsKey, now },
    file,
    { signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]) },
  )
  print(describeBackup(summary))
}

function readFileName(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length <= 1) return positionals[0]
  } catch {
    // Falls through to the usage text.
  }
  throw new AppError('request_invalid', `Usage:\n${USAGE}`)
}

const describeBackup = ({ file, bytes, rows, files, hasSecrets }: BackupSummary) =>
  `${file}: ${rows} rows, ${files} files, ${formatSize(bytes)}. ` +
  (hasSecrets
    ? 'The secrets are in it, encrypted.'
    : 'The folder "secrets" of the data folder is not in it: keep a copy in another place, or set BACKUP_PASSPHRASE.')

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
