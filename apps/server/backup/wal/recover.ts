import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { connectDatabase } from '../../db/connection.ts'
import { DatabaseStartError } from '../../db/embedded/database-start-error.ts'
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts'
import { ARCHIVE_SETTING, POSTGRES_MAJOR, type ServerOptions } from '../../db/embedded/settings.ts'
import { choosePostgresUser } from '../../db/embedded/system-user.ts'
import { AppError } from '../../errors/app-error.ts'
import { walFolder } from './archive-changes.ts'
import { copyBaseBackup } from './base-backup.ts'
import { type BaseBackup, listBaseBackups } from './list-base-backups.ts'

/** The changes of a week take minutes. */
const RECOVERY_TIMEOUT_MS = 2 * 3600 * 1000
const ARCHIVING_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 50

const refused = (reason: string, cause?: unknown) => new AppError('restore_refused', reason, { cause })

/** A database as it was at an earlier moment, in a PostgreSQL of its own that nothing remains of. */
export interface RecoveredDatabase extends AsyncDisposable {
  pool: Pool
  /** A temporary folder, for what is made of it. */
  folder: string
}

/**
 * Brings the database of WAL_DIR to the state of a moment. `pool` is connected to the house, whose latest changes are archived first;
 * otherwise it is not touched.
 */
export async function recoverDatabase(
  moment: Date,
  { pool, walDir, postgresBin }: { pool: Pool; walDir: string; postgresBin: string | undefined },
): Promise<RecoveredDatabase> {
  await archiveLatest(pool)
  const { archive, base } = await findBase(moment, walDir, await readArchive(pool))
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'lerret-recovery-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  // As root, PostgreSQL runs as another user, who must have access to the folder.
  await chmod(folder, 0o755)
  const systemUser = await choosePostgresUser()
  const cluster = join(folder, 'database', 'postgres', POSTGRES_MAJOR)
  await copyBaseBackup(base, cluster, systemUser)
  await writeFile(join(cluster, 'recovery.signal'), '')
  await copyChanges(walFolder(archive), join(folder, 'wal'), base.firstWal, systemUser)
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: () => {},
    reachableRoot: join(folder, 'reachable'),
    binDir: postgresBin,
    configure: async () => recoverUntil(moment, join(folder, 'wal')),
  }).catch((error) => {
    throw isTooShort(error)
      ? refused(`The archive of changes ends before ${moment.toISOString()}.`, error)
      : error
  })
  opened.defer(() => postgres.stop())
  const recovered = await connectDatabase(postgres.connection)
  opened.defer(recovered.close)
  const owned = opened.move()
  return { pool: recovered.pool, folder, [Symbol.asyncDispose]: () => owned.disposeAsync() }
}

const recoverUntil = (moment: Date, wal: string): ServerOptions => ({
  settings: {
    restore_command: 'gzip -dc "$LERRET_WAL/%f.gz" > "%p"',
    // At its start PostgreSQL does not know the name Z yet.
    recovery_target_time: moment.toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
    hot_standby: 'off',
  },
  env: { LERRET_WAL: wal },
  startTimeoutMs: RECOVERY_TIMEOUT_MS,
})

const isTooShort = (error: unknown) =>
  error instanceof DatabaseStartError &&
  error.message.includes('recovery ended before configured recovery target was reached')

async function readArchive(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ archive: string }>('select current_setting($1) as archive', [
    ARCHIVE_SETTING,
  ])
  return rows[0]?.archive ?? ''
}

/** Recovery ends at the first transaction after the moment: there is one now, and it is archived. */
async function archiveLatest(pool: Pool): Promise<void> {
  await pool.query('select pg_current_xact_id()')
  const { rows } = await pool.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal')
  const last = rows[0]?.wal ?? ''
  const deadline = Date.now() + ARCHIVING_TIMEOUT_MS
  while (true) {
    const { rows } = await pool.query<{ archived: string | null }>(
      'select last_archived_wal as archived from pg_stat_archiver',
    )
    if ((rows[0]?.archived ?? '') >= last) return
    if (Date.now() > deadline)
      throw refused(
        'The latest changes cannot be archived in WAL_DIR. postgres.log in the data folder has the reason.',
      )
    await setTimeout(POLL_INTERVAL_MS)
  }
}

/** The last base backup before a moment: of the house's own database, or of an earlier one that was lost. */
async function findBase(
  moment: Date,
  walDir: string,
  own: string,
): Promise<{ archive: string; base: BaseBackup }> {
  const names = (await readdir(walDir)).filter((name) => /^\d+$/.test(name))
  const others = names.map((name) => join(walDir, name)).filter((archive) => archive !== own)
  let first: string | undefined
  for (const archive of [own, ...others]) {
    const bases = await listBaseBackups(archive)
    const base = bases.findLast(({ finishedAt }) => Date.parse(finishedAt) <= +moment)
    if (base) return { archive, base }
    first ??= bases[0]?.finishedAt
  }
  throw refused(
    first
      ? `The first base backup in ${walDir} is of ${first}: no earlier moment can be restored from it.`
      : `There is no base backup in ${walDir} yet. The server makes one soon after its start.`,
  )
}

/** To a folder that PostgreSQL's user can read. */
async function copyChanges(
  from: string,
  to: string,
  firstWal: string,
  { uid, gid }: { uid: number; gid: number },
): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (!name.endsWith('.gz') || (name.slice(8, 24) < firstWal.slice(8) && !name.includes('.history')))
      continue
    await copyFile(join(from, name), join(to, name))
    await chown(join(to, name), uid, gid)
  }
}
