import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupFile } from '../../backup/file-names.ts'
import { type TrialHouse, type TrialResult, tryBackup } from '../../backup/trial.ts'
import { writeBaseBackup } from '../../backup/wal/base-backup.ts'
import { type BackupSummary, writeBackup } from '../../backup/write-backup.ts'
import { AppError } from '../../errors/app-error.ts'
import { openOriginals } from '../../media/originals.ts'
import { readSettings } from '../../settings/settings.ts'
import { findPublicSite } from '../../site-records/store.ts'
import { openDatabaseToRead } from '../open-house.ts'
import type { CommandInput } from '../run-command.ts'
import { publishHouse } from '../run-publish.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const USAGE = `npm run backup                    writes a backup to the folder of backups
npm run backup -- FILE            writes it to a file
npm run backup -- --base          writes a base backup to WAL_DIR
npm run backup -- --check FILE    restores a backup on trial, into a database of its own`

/** A backup that takes longer hangs. */
const TIMEOUT_MS = 2 * 3600 * 1000

/** `npm run backup`: writes a backup, beside a running server or without one; with `--check`, tries one. */
export async function runBackup(input: CommandInput): Promise<void> {
  const { name, isBase, isCheck, isJson } = readArguments(input.args)
  if (isBase) return writeBase(input)
  const file = name === undefined ? undefined : resolve(input.env.INIT_CWD ?? '.', name)
  if (!isCheck) return writeFile(file, input)
  if (file === undefined) throw usageError()
  const { postgresBin } = readSettings(input.env)
  const result = await tryBackup(file, { countPages: (house) => publishTrial(house, input), postgresBin })
  input.print(isJson ? JSON.stringify(result) : describeTrial(file, result))
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      // The server reads the result of a trial as JSON.
      options: { base: { type: 'boolean' }, check: { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const { base: isBase = false, check: isCheck = false, json: isJson = false } = values
    if (positionals.length <= (isBase ? 0 : 1)) return { name: positionals[0], isBase, isCheck, isJson }
  } catch {
    // Falls through to the usage text.
  }
  throw usageError()
}

const usageError = () => new AppError('request_invalid', `Usage:\n${USAGE}`)

async function writeFile(name: string | undefined, { env, print }: CommandInput): Promise<void> {
  const settings = readSettings(env)
  const { dataDir, backup } = settings
  const now = () => new Date()
  using stopping = stopOnSignal()
  await using database = await openDatabaseToRead(settings)
  const summary = await writeBackup(
    {
      pool: database.pool,
      dataDir,
      fetchOriginals: async () => (await openOriginals(settings)).fetchAll(),
      secretsKey: backup.secretsKey,
      now,
    },
    name ?? backupFile(backup.folder, now()),
    { signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]) },
  )
  print(describeBackup(summary))
}

async function writeBase({ env, print }: CommandInput): Promise<void> {
  using stopping = stopOnSignal()
  await using database = await openDatabaseToRead(readSettings(env))
  const { folder, finishedAt } = await writeBaseBackup(database.pool, stopping)
  print(
    `${folder}: the house can be restored to any time since ${finishedAt} (npm run restore -- --to TIME).`,
  )
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
