import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { findAppliedMigration, listMigrations } from '../../platform/db/migrate.ts'
import { findVersionFact } from '../../platform/db/version-fact.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { temporaryPath } from '../../platform/files/atomic-write.ts'
import { syncFolder } from '../../platform/files/folders.ts'
import { LERRET_VERSION } from '../../platform/settings/version.ts'
import {
  BACKUP_FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  mediaEntry,
  SECRETS_ENTRY,
  tableEntry,
} from './archive/manifest.ts'
import { type ArchiveWriter, writeArchive } from './archive/write-archive.ts'
import { splitRows } from './copy-chunks.ts'
import { encryptSecrets, type SecretsKey } from './secrets.ts'
import { columnList, LEFT_OUT, listSequences, listTables, qualified } from './tables.ts'

export interface BackupSource {
  pool: Pool
  dataDir: string
  /** Brings here the originals that only other servers have. */
  fetchOriginals?: (() => Promise<void>) | undefined
  /** Encrypts the secrets, which are left out without it. */
  secretsKey?: SecretsKey | undefined
  now: () => Date
}

export interface BackupSummary {
  file: string
  bytes: number
  rows: number
  files: number
  hasSecrets: boolean
}

/** The ending of an unfinished backup. */
export const PARTIAL_ENDING = '.partial'

/**
 * Writes a backup of the house, also while its server runs: all rows as they are at one moment, and the original media. The file has
 * its name only when it is complete. An aborted one leaves nothing behind.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<BackupSummary> {
  signal?.throwIfAborted()
  const unfinished = `${temporaryPath(join(dirname(file), `.${basename(file)}`))}${PARTIAL_ENDING}`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const client = await source.pool.connect()
  try {
    let counts = { rows: 0, files: 0, hasSecrets: false }
    await writeArchive(
      unfinished,
      async (archive) => {
        counts = await addHouse(archive, client, source)
      },
      { signal },
    )
    signal?.throwIfAborted()
    const { size } = await stat(unfinished)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return { file, bytes: size, ...counts }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    // Closed, as it may be in the middle of a COPY.
    client.release(true)
  }
}

async function addHouse(archive: ArchiveWriter, client: ClientBase, source: BackupSource) {
  await client.query('begin isolation level repeatable read read only')
  // A table is copied as fast as the archive can be written; the whole backup has a deadline instead.
  await client.query('set local statement_timeout = 0')
  const manifest = await describeHouse(client, source.now())
  await archive.addBytes(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 1)))
  for (const table of manifest.tables) await addTable(archive, client, table)
  await client.query('commit')
  // Files follow the rows: every file that they name was written before them.
  await source.fetchOriginals?.()
  const files = await addMedia(archive, join(source.dataDir, 'media'))
  const secrets = source.secretsKey && (await encryptSecrets(source.dataDir, source.secretsKey))
  if (secrets) await archive.addBytes(SECRETS_ENTRY, secrets)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, files, hasSecrets: secrets !== undefined }
}

async function describeHouse(client: ClientBase, now: Date): Promise<Manifest> {
  const tables: Manifest['tables'] = []
  const migration = await findMigration(client)
  for (const { name, columns } of await listTables(client)) {
    if (name in LEFT_OUT) continue
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${qualified(name)}`)
    tables.push({ name, columns, rows: Number(rows[0]?.rows) })
  }
  const { rows: facts } = await client.query<{ postgres: string; revision: number }>(`
    select current_setting('server_version') as postgres,
      coalesce((select max(number) from content_publication), 0) as revision
  `)
  return {
    format: BACKUP_FORMAT,
    version: (await findVersionFact(client))?.version ?? LERRET_VERSION,
    madeAt: now.toISOString(),
    migration,
    postgres: facts[0]?.postgres ?? '',
    revision: facts[0]?.revision ?? 0,
    tables,
    leftOut: Object.keys(LEFT_OUT),
    sequences: await listSequences(client),
  }
}

async function findMigration(client: ClientBase): Promise<Manifest['migration']> {
  const when = await findAppliedMigration(client)
  if (when === null)
    throw new AppError('backup_failed', 'There is nothing to back up: the database is empty.')
  const known = (await listMigrations()).find((migration) => migration.when === when)
  // An unknown migration is one of a newer Lerret, which can restore the backup.
  return { tag: known?.tag ?? 'unknown', when }
}

async function addTable(
  archive: ArchiveWriter,
  client: ClientBase,
  { name, columns }: Manifest['tables'][number],
): Promise<void> {
  const rows = client.query(copyTo(`copy ${qualified(name)} (${columnList(columns)}) to stdout`))
  let number = 0
  for await (const chunk of splitRows(rows)) await archive.addBytes(tableEntry(name, number++), chunk)
}

async function addMedia(archive: ArchiveWriter, folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  for (const name of names.sort()) await archive.addFile(mediaEntry(name), join(folder, name))
  return names.length
}
