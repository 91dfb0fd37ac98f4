import { chown, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { BASE_BACKUP_MARKER } from '../../db/embedded/embedded-postgres.ts'
import { ARCHIVE_SETTING, CLUSTER_SETTING } from '../../db/embedded/settings.ts'
import { AppError } from '../../errors/app-error.ts'
import { syncFolder } from '../../files/folders.ts'
import { baseFolder, syncFile } from './archive-changes.ts'
import { BASE_FILE, type BaseBackup, CLUSTER_FOLDER, UNFINISHED } from './list-base-backups.ts'

/** Folders of a cluster whose files are only for the server that runs on it. */
const EMPTIED = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|lerret-base-backup)$/
const CONTROL_FILE = join('global', 'pg_control')

/**
 * Copies the cluster of a running PostgreSQL, as its documentation describes for a base backup with the low-level API. Files change
 * while they are copied: the archived changes, which are applied to the copy later, make them whole.
 */
export async function writeBaseBackup(
  pool: Pool,
  { signal }: { signal?: AbortSignal } = {},
): Promise<BaseBackup> {
  // Closed at its end, which also ends a backup that failed.
  const client = await pool.connect()
  try {
    const { cluster, archive } = await readFolders(client)
    const now = new Date()
    const name = now.toISOString().slice(0, 19).replaceAll(':', '-')
    const folder = join(baseFolder(archive), name)
    const unfinished = `${folder}${UNFINISHED}`
    try {
      const base = await copyRunning(client, cluster, unfinished, signal)
      await rename(unfinished, folder)
      await syncFolder(baseFolder(archive))
      await writeFile(join(cluster, BASE_BACKUP_MARKER), name)
      return { ...base, folder }
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  } finally {
    client.release(true)
  }
}

async function readFolders(client: PoolClient) {
  const { rows } = await client.query<{ cluster: string; archive: string | null }>(
    'select current_setting($1) as cluster, current_setting($2, true) as archive',
    [CLUSTER_SETTING, ARCHIVE_SETTING],
  )
  const { cluster, archive } = rows[0] ?? {}
  if (!cluster || !archive)
    throw new AppError('backup_failed', 'A base backup needs the embedded database with WAL_DIR.')
  return { cluster, archive }
}

async function copyRunning(
  client: PoolClient,
  cluster: string,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Omit<BaseBackup, 'folder'>> {
  const target = join(folder, CLUSTER_FOLDER)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const { rows: starts } = await client.query<{ firstWal: string }>(
    `select pg_walfile_name(pg_backup_start('lerret', fast => true)) as "firstWal"`,
  )
  await copyFiles(cluster, target, signal)
  await copyFile(join(cluster, CONTROL_FILE), join(target, CONTROL_FILE))
  const { label, finishedAt } = await endBackup(client)
  await writeFile(join(target, 'backup_label'), label)
  const base = { firstWal: starts[0]?.firstWal ?? '', finishedAt: finishedAt.toISOString() }
  await writeFile(join(folder, BASE_FILE), JSON.stringify(base))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await (entry.isFile() ? syncFile : syncFolder)(join(entry.parentPath, entry.name))
  return base
}

/** Waits until the changes during the copy are archived. */
async function endBackup(client: PoolClient): Promise<{ label: string; finishedAt: Date }> {
  try {
    await client.query(`set statement_timeout = '2min'`)
    const { rows } = await client.query<{ label: string; finishedAt: Date }>(
      'select labelfile as label, clock_timestamp() as "finishedAt" from pg_backup_stop(wait_for_archive => true)',
    )
    return rows[0] as (typeof rows)[number]
  } catch (error) {
    throw new AppError(
      'backup_failed',
      'The changes during a base backup could not be archived in WAL_DIR.',
      {
        cause: error,
      },
    )
  }
}

async function copyFiles(source: string, target: string, signal: AbortSignal | undefined, path = '') {
  for (const entry of await readdir(join(source, path), { withFileTypes: true })) {
    signal?.throwIfAborted()
    const name = join(path, entry.name)
    if (LEFT_OUT.test(entry.name) || name === CONTROL_FILE) continue
    if (entry.isDirectory()) {
      await mkdir(join(target, name), { mode: 0o700 })
      if (!EMPTIED.includes(name)) await copyFiles(source, target, signal, name)
    } else if (entry.isFile()) await copyFile(join(source, name), join(target, name)).catch(ignoreMissing)
  }
}

/** Of a table that was dropped meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

/** A copy of a base backup that a user can run PostgreSQL on. */
export async function copyBaseBackup(
  { folder }: BaseBackup,
  target: string,
  { uid, gid }: { uid: number; gid: number },
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  await copyFiles(join(folder, CLUSTER_FOLDER), target, undefined)
  await copyFile(join(folder, CLUSTER_FOLDER, CONTROL_FILE), join(target, CONTROL_FILE))
  await chown(target, uid, gid)
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid)
}
