import { join } from 'node:path'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../db/connection.ts'
import { BASE_BACKUP_MARKER } from '../../db/embedded/embedded-postgres.ts'
import { ARCHIVE_SETTING, CLUSTER_SETTING } from '../../db/embedded/settings.ts'
import { exists } from '../../files/folders.ts'
import { scheduleRepeating } from '../../jobs/repeating-job.ts'
import { describeError } from '../../logging/log-lines.ts'
import { readArchiver, setArchiveState } from './archive-state.ts'
import { writeBaseBackup } from './base-backup.ts'
import { listBaseBackups } from './list-base-backups.ts'
import { removeExpiredChanges } from './remove-expired.ts'

interface ArchiveDependencies {
  db: Database
  pool: Pool
  now: () => Date
  logWarning(text: string): void
}

const BASE_INTERVAL_MS = 7 * 24 * 3_600_000
const CHECK_SECONDS = 300

/** Makes a base backup each week, removes what is too old, and notes whether changes are archived. */
export const scheduleArchive = (boss: PgBoss, dependencies: ArchiveDependencies): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'wal-archive',
    async run(signal) {
      await runArchive(dependencies, signal)
      return CHECK_SECONDS
    },
    retrySeconds: CHECK_SECONDS,
    pollSeconds: 30,
    timeoutSeconds: 3600,
    logWarning: dependencies.logWarning,
  })

export async function runArchive({ db, pool, now }: ArchiveDependencies, signal: AbortSignal): Promise<void> {
  const { archivedAt, ...archiver } = await readArchiver(pool)
  let { failure } = archiver
  const { archive, cluster } = await readFolders(pool)
  let error: unknown
  try {
    // While changes cannot be archived, a base backup would not end.
    if (!failure && (await isBaseDue(archive, cluster, now()))) await writeBaseBackup(pool, { signal })
    await removeExpiredChanges(archive, await listBaseBackups(archive), now())
  } catch (thrown) {
    error = thrown
    if (signal.aborted) throw thrown
    failure ??= { at: now().toISOString(), reason: describeError(thrown) }
  }
  const bases = await listBaseBackups(archive).catch(() => [])
  await setArchiveState(db, {
    first: bases[0]?.finishedAt ?? null,
    lastBase: bases.at(-1)?.finishedAt ?? null,
    archivedAt,
    failure,
  })
  if (error) throw error
}

/** Each week, and when the database has run without its archive. */
async function isBaseDue(archive: string, cluster: string, now: Date): Promise<boolean> {
  const newest = (await listBaseBackups(archive)).at(-1)
  if (!newest || !(await exists(join(cluster, BASE_BACKUP_MARKER)))) return true
  return +now - Date.parse(newest.finishedAt) > BASE_INTERVAL_MS
}

async function readFolders(pool: Pool): Promise<{ archive: string; cluster: string }> {
  const { rows } = await pool.query<{ archive: string; cluster: string }>(
    'select current_setting($1) as archive, current_setting($2) as cluster',
    [ARCHIVE_SETTING, CLUSTER_SETTING],
  )
  return rows[0] as (typeof rows)[number]
}
