import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HOUR_MS } from '@lerret/model'
import { findPublicSite } from '../../content/house/site-records.ts'
import { openOriginals } from '../../content/media/originals.ts'
import { backupFile } from '../../operations/backup/file-names.ts'
import { formatS3Address, openBackupFile } from '../../operations/backup/off-site/fetch-backup.ts'
import { listBackups, sendBackups } from '../../operations/backup/off-site/send-backups.ts'
import { removeExpiredBackups, runBackupCommand } from '../../operations/backup/run-scheduled.ts'
import { type TrialHouse, type TrialResult, tryBackup } from '../../operations/backup/trial.ts'
import { type BackupSummary, writeBackup } from '../../operations/backup/write-backup.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { describeFileError } from '../../platform/files/file-error.ts'
import { openS3Store } from '../../platform/files/s3-store.ts'
import { readSettings } from '../../settings/settings.ts'
import { openDatabaseToRead } from '../open-house.ts'
import type { CommandInput } from '../run-command.ts'
import { publishHouse } from '../run-publish.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const USAGE = `npm run backup                    does what the server does each day: writes a backup to the folder of
                                  backups, runs BACKUP_COMMAND, sends it to the store, removes old ones
npm run backup -- FILE            writes it to a file
npm run backup -- --list          lists the backups in the store of BACKUP_S3_ENDPOINT
npm run backup -- --check FILE    restores a backup on trial, into a database of its own`

/** A backup that takes longer hangs. */
const TIMEOUT_MS = 2 * HOUR_MS

/** `npm run backup`: writes a backup, beside a running server or without one; with `--check`, tries one. */
export async function runBackup(input: CommandInput): Promise<void> {
  const { name, values } = readArguments(input.args)
  if (values.send) return sendToStore(input)
  if (values.list) return listStored(input)
  if (values.check) return checkFile(name, values.json ?? false, input)
  await writeFile(name, input)
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        list: { type: 'boolean' },
        // The server runs this one, and reads the result of a trial as JSON.
        send: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
    const { list, send } = values
    if (positionals.length <= (list || send ? 0 : 1)) return { name: positionals[0], values }
  } catch {
    // Falls through to the usage text.
  }
  throw usageError()
}

async function checkFile(name: string | undefined, isJson: boolean, input: CommandInput): Promise<void> {
  if (name === undefined) throw usageError()
  const { postgresBin, backup } = readSettings(input.env)
  await using opened = await openBackupFile(name, { folder: input.env.INIT_CWD ?? '.', backup })
  const { file } = opened
  const result = await tryBackup(file, {
    countPages: (house) => publishTrial(house, input),
    postgresBin,
    secretsOpener: backup.secretsOpener,
  })
  input.print(isJson ? JSON.stringify(result) : describeTrial(name, result))
}

const usageError = () => new AppError('request_invalid', `Usage:\n${USAGE}`)

async function writeFile(name: string | undefined, { env, print }: CommandInput): Promise<void> {
  const settings = readSettings(env)
  const { dataDir, backup } = settings
  const now = () => new Date()
  using stopping = stopOnSignal()
  const file = name === undefined ? backupFile(backup.folder, now()) : resolve(env.INIT_CWD ?? '.', name)
  await using database = await openDatabaseToRead(settings)
  const summary = await writeBackup(
    {
      pool: database.pool,
      dataDir,
      fetchOriginals: async () => (await openOriginals(settings)).fetchAll(),
      secretsKey: backup.secretsKey,
      now,
    },
    file,
    { signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]) },
  ).catch(throwUnwritable(file))
  print(describeBackup(summary))
  if (name !== undefined) return
  await removeExpiredBackups(backup.folder, now())
  if (backup.command !== undefined) await runCommand(backup.command, file, { signal: stopping.signal, print })
  if (backup.s3) await sendToStore({ env, print })
}

async function runCommand(
  command: string,
  file: string,
  { signal, print }: { signal: AbortSignal; print(line: string): void },
): Promise<void> {
  try {
    await runBackupCommand(command, file, signal)
  } catch (error) {
    throw new AppError('backup_failed', `The backup ${file} was made, but BACKUP_COMMAND failed.`, {
      cause: error,
    })
  }
  print('BACKUP_COMMAND has run.')
}

const throwUnwritable = (file: string) => (error: unknown) => {
  const reason = describeFileError(error)
  if (reason === undefined) throw error
  throw new AppError('backup_failed', `The backup cannot be written to ${dirname(file)}: ${reason}.`, {
    cause: error,
  })
}

async function sendToStore({ env, print }: Pick<CommandInput, 'env' | 'print'>): Promise<void> {
  const { folder, s3 } = getStore(env)
  using stopping = stopOnSignal()
  const sent = await sendBackups(await openS3Store(s3), folder, stopping)
  for (const name of sent) print(`Sent to ${formatS3Address(s3, name)}.`)
}

async function listStored({ env, print }: CommandInput): Promise<void> {
  const { s3 } = getStore(env)
  const stored = await listBackups(await openS3Store(s3))
  for (const [name, bytes] of [...stored].toSorted())
    print(`${formatS3Address(s3, name)}  ${formatSize(bytes)}`)
  if (stored.size === 0) print(`There are no backups in ${formatS3Address(s3, '')}.`)
}

function getStore(env: NodeJS.ProcessEnv) {
  const { folder, s3 } = readSettings(env).backup
  if (!s3)
    throw new AppError('backup_failed', 'There is no store for backups: BACKUP_S3_ENDPOINT is not set.')
  return { folder, s3 }
}

/** A house without a site has no pages. */
async function publishTrial({ db, dataDir, readMedia }: TrialHouse, { env, terminal }: CommandInput) {
  if (!(await findPublicSite(db))) return 0
  const { demoToday } = readSettings(env)
  const { release } = await publishHouse(
    { db, readMedia },
    { dataDir, demoToday },
    { print: () => {}, terminal },
  )
  return release.pages.size
}

const describeTrial = (file: string, { madeAt, version, rows, files, pages }: TrialResult) =>
  `${file} can be restored: ${rows} rows, ${files} files, ${pages} pages, made ${madeAt} by Lerret ${version}.`

const describeBackup = ({ file, bytes, rows, files, hasSecrets }: BackupSummary) =>
  `${file}: ${rows} rows, ${files} files, ${formatSize(bytes)}. ` +
  (hasSecrets
    ? 'The secrets are in it, encrypted.'
    : 'The folder "secrets" of the data folder is not in it: keep a copy in another place, or set BACKUP_PASSPHRASE.')

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
