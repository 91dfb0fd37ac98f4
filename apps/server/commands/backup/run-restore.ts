import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { StoredFile } from '@lerret/model'
import { findPublicSite } from '../../content/house/site-records.ts'
import { openBackupFile } from '../../operations/backup/off-site/fetch-backup.ts'
import { findBackupBeforeUpgrade } from '../../operations/backup/restore/before-upgrade.ts'
import { assertAlone } from '../../operations/backup/restore/checks.ts'
import { moveAwayReleases } from '../../operations/backup/restore/earlier-releases.ts'
import { type RestoreSummary, restoreHouse } from '../../operations/backup/restore/restore.ts'
import { writeRestorePoint } from '../../operations/backup/restore/restore-point.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { describeError } from '../../platform/logging/log-lines.ts'
import { readSettings, type Settings } from '../../settings/settings.ts'
import { type DisposableDatabase, openDatabaseToReplace } from '../open-house.ts'
import type { CommandInput } from '../run-command.ts'
import { publishHouse } from '../run-publish.ts'

const USAGE = `npm run restore -- FILE               replaces this house with a backup
npm run restore -- s3://BUCKET/NAME   with one of the store; npm run backup -- --list shows them
npm run restore -- --before-upgrade   with the backup that the last upgrade made
  --no-restore-point                  makes no backup of the house as it is now`

/** `npm run restore`: replaces a house whose server does not run with a backup, and publishes it. */
export async function runRestore(input: CommandInput): Promise<void> {
  const { name, hasRestorePoint } = readArguments(input.args)
  const { env, print } = input
  const settings = readSettings(env)
  await using database = await openDatabaseToReplace(settings)
  await assertAlone(database.pool)
  await using opened = await openBackupFile(name ?? (await findBackupBeforeUpgrade(database.pool)), {
    folder: env.INIT_CWD ?? '.',
    backup: settings.backup,
  })
  const restorePoint = hasRestorePoint ? await writeRestorePoint(database.pool, settings) : undefined
  if (restorePoint) print(`The house as it was is in ${restorePoint}.`)
  const target = { pool: database.pool, dataDir: settings.dataDir }
  const { secretsOpener } = settings.backup
  const summary = await restoreHouse(opened.file, { ...target, secretsOpener })
  for (const line of describeRestore(summary)) print(line)
  const earlier = await moveAwayReleases(settings.dataDir)
  try {
    await publishRestored(database, settings, input)
    await earlier.remove()
  } catch (error) {
    if (restorePoint) {
      await restoreHouse(restorePoint, { ...target, secretsOpener })
      await earlier.bringBack()
    }
    throw new AppError(
      'restore_failed',
      `The restored house could not be published. ${restorePoint ? 'The house is as it was.' : 'It stays restored; npm run publish tries again.'} ${describeError(error)}`,
      { cause: error },
    )
  }
}

/** Restores the backup of the last upgrade when no name is given. */
function readArguments(args: string[]): { name: string | undefined; hasRestorePoint: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'before-upgrade': { type: 'boolean', default: false },
        'no-restore-point': { type: 'boolean', default: false },
      },
    })
    if (positionals.length === (values['before-upgrade'] ? 0 : 1))
      return { name: positionals[0], hasRestorePoint: !values['no-restore-point'] }
  } catch {
    // Falls through to the usage text.
  }
  throw new AppError('request_invalid', `Usage:\n${USAGE}`)
}

async function publishRestored({ db }: DisposableDatabase, settings: Settings, input: CommandInput) {
  if (!(await findPublicSite(db))) return input.print('The house has no site yet: nothing to publish.')
  const readMedia = ({ fileName }: StoredFile) => readFile(join(settings.dataDir, 'media', fileName))
  const { release, pages, problems } = await publishHouse({ db, readMedia }, settings, input)
  for (const problem of problems) input.warn(`Problem while publishing: ${problem}`)
  if (!release.files.has('/')) input.warn('The restored site has no front page.')
  input.print(`Published ${pages.rendered} pages. npm start serves the restored house.`)
}

function describeRestore({ manifest, rows, files, secrets }: RestoreSummary): string[] {
  const restored = `Restored ${rows} rows and ${files} files of ${manifest.madeAt} (Lerret ${manifest.version}). Everybody signs in again.`
  const note = {
    restored: 'The secrets are restored too.',
    locked:
      'The backup has secrets, which were left out: restore again with BACKUP_PASSPHRASE or BACKUP_IDENTITY.',
    none: 'The backup has no secrets. Without the folder "secrets" of the earlier house, codes of two-factor sign-in and keys of webhooks cannot be read.',
  }
  return [restored, note[secrets]]
}
