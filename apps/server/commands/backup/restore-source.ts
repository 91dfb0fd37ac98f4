import { join } from 'node:path'
import { osloInstant } from '@lerret/model'
import type { Pool } from 'pg'
import { openBackupFile } from '../../backup/off-site/fetch-backup.ts'
import { findBackupBeforeUpgrade } from '../../backup/restore/before-upgrade.ts'
import { recoverDatabase } from '../../backup/wal/recover.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Settings } from '../../settings/settings.ts'

const refused = (reason: string) => new AppError('restore_refused', `${reason} Nothing was changed.`)

/** What a house is restored from: a file, the backup of the last upgrade, or the archive of changes. */
export type RestoreSource = { name: string } | { isBeforeUpgrade: true } | { moment: Date }

/** The backup to restore. One that is made of the archive of changes is removed again. */
export async function openRestoreSource(
  source: RestoreSource,
  { pool, settings, folder }: { pool: Pool; settings: Settings; folder: string },
): Promise<AsyncDisposable & { file: string }> {
  if ('moment' in source) return backUpMoment(source.moment, pool, settings)
  const name = 'name' in source ? source.name : await findBackupBeforeUpgrade(pool)
  return openBackupFile(name, { folder, backup: settings.backup })
}

async function backUpMoment(moment: Date, pool: Pool, settings: Settings) {
  const walDir = getWalDir(moment, settings)
  await using opened = new AsyncDisposableStack()
  const recovered = opened.use(
    await recoverDatabase(moment, { pool, walDir, postgresBin: settings.postgresBin }),
  )
  const file = join(recovered.folder, 'house.tar.zst')
  // Without pictures: those of the house stay where they are.
  await writeBackup({ pool: recovered.pool, dataDir: recovered.folder, now: () => moment }, file)
  const owned = opened.move()
  return { file, [Symbol.asyncDispose]: () => owned.disposeAsync() }
}

/** Also called before the database is opened, which a run without WAL_DIR would leave a gap in the archive of. */
export function getWalDir(moment: Date, { databaseUrl, backup: { walDir } }: Settings): string {
  if (databaseUrl)
    throw refused(
      'Only the embedded database can be restored to a time; with DATABASE_URL, that PostgreSQL has its own way.',
    )
  if (!walDir) throw refused('Without WAL_DIR the changes of the database are not archived.')
  if (+moment > Date.now()) throw refused(`${moment.toISOString()} is in the future.`)
  return walDir
}

/** `2026-11-18T14:05` by the clock of the house, or with a time zone. Null for anything else. */
export function parseMoment(text: string): Date | null {
  const [, date, hour, minute, second = '00', zone] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? []
  const isReal = date !== undefined && !Number.isNaN(Date.parse(`${date}T${hour}:${minute}:${second}Z`))
  if (!isReal) return null
  if (zone) return new Date(`${date}T${hour}:${minute}:${second}${zone}`)
  return new Date(+osloInstant(date, `${hour}.${minute}`) + Number(second) * 1000)
}
