import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applyMigrations, listMigrations } from '../../../platform/db/migrate.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { LERRET_VERSION } from '../../../platform/settings/version.ts'
import type { Manifest } from '../archive/manifest.ts'
import { invalid } from '../archive/read-archive.ts'
import { columnList, listTables, qualified } from '../tables.ts'
import { dropHouse } from './drop-house.ts'

export interface TableRestore {
  /** Empties the database and makes the tables that the backup has. */
  begin(manifest: Manifest): Promise<void>
  addRows(table: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Compares the rows with the manifest, and brings the tables up to date. */
  finish(): Promise<Manifest>
}

/** Fills the database from a backup, in the caller's transaction. */
export function createTableRestore(
  client: ClientBase,
  file: string,
  migrationsFolder?: string,
): TableRestore {
  let manifest: Manifest | undefined
  const restored = new Map<string, number>()
  return {
    async begin(found) {
      await assertKnownMigration(found, file)
      manifest = found
      await dropHouse(client)
      await applyMigrations(client, { last: manifest.migration.when, folder: migrationsFolder })
      await assertSameTables(client, manifest, file)
    },
    async addRows(table, content) {
      const columns = manifest?.tables.find(({ name }) => name === table)?.columns
      if (!columns) throw invalid(file, `Its manifest does not name the table ${table}.`)
      const copy = client.query(copyFrom(`copy ${qualified(table)} (${columnList(columns)}) from stdin`))
      await pipeline(Readable.from(content), copy)
      restored.set(table, (restored.get(table) ?? 0) + copy.rowCount)
    },
    async finish() {
      if (!manifest) throw invalid(file, 'It has no manifest.')
      for (const { name, rows } of manifest.tables)
        if ((restored.get(name) ?? 0) !== rows)
          throw invalid(file, `It has ${restored.get(name) ?? 0} of ${rows} rows of the table ${name}.`)
      for (const { name, value, isCalled } of manifest.sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [qualified(name), value, isCalled])
      await applyMigrations(client, { folder: migrationsFolder })
      // The planner knows nothing about tables that were just filled.
      await client.query('analyze')
      return manifest
    },
  }
}

async function assertKnownMigration({ migration, version }: Manifest, file: string): Promise<void> {
  const known = await listMigrations()
  if (known.some(({ when }) => when === migration.when)) return
  throw new AppError(
    'backup_too_new',
    `The backup ${file} was made by Lerret ${version} (${migration.tag}), and this is Lerret ${LERRET_VERSION}, which does not know its tables. Restore it with Lerret ${version} or newer.`,
  )
}

/** A table that is in neither list would be restored empty without a word. */
async function assertSameTables(client: ClientBase, { tables, leftOut }: Manifest, file: string) {
  const shapes = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables)
    if (columns.some((column) => !shapes.get(name)?.includes(column)))
      throw invalid(file, `Its table ${name} has columns that the table of its version has not.`)
  const named = new Set([...tables.map(({ name }) => name), ...leftOut])
  const missing = [...shapes.keys()].filter((name) => !named.has(name))
  if (missing.length > 0) throw invalid(file, `It lacks the tables ${missing.join(', ')}.`)
}
