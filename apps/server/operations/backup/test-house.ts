import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import {
  article,
  page,
  site,
  toContentRecords,
} from '../../../../packages/page-engine/testing/test-records.ts'
import { RESTORED_FACT } from '../../content/house/rehearsal.ts'
import { importRecords } from '../../content/records/import.ts'
import type { OpenDatabase } from '../../platform/db/connection.ts'
import { givenOpenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder, onFinished } from '../../test-cleanup.ts'
import { columnList, listTables, qualified } from './tables.ts'

/** Values that a text format has to escape. */
export const ODD_TEXT = 'ein\ttab, ei ny\nlinje, \\N, \\., "sitat", æøå, 🎬, \r\n slutt\\'

/** A house with content, people, a picture in the database and two in the media folder, and secrets. */
export async function givenHouse(): Promise<OpenDatabase & { connection: pg.PoolConfig; dataDir: string }> {
  const database = await givenOpenDatabase()
  const dataDir = join(await givenFolder(), 'data')
  await importRecords(
    database.db,
    toContentRecords({
      site: [site()],
      article: [article({ title: ODD_TEXT, slug: 'sak' })],
      page: [page({ id: 'front', path: '/', sources: [], blocks: [] })],
    }),
    'house',
  )
  await database.db.execute(sql`
    insert into person (id, realm, role, name, email)
      select gen_random_uuid(), 'staff', 'admin', ${ODD_TEXT}, 'tilsett-' || number || '@hus.example'
      from generate_series(1, 50) as number
  `)
  await database.db.execute(sql`
    insert into member_picture (person_id, key, bytes, added_at)
      select id, 'bilete', decode('00ff5c0a0d09', 'hex'), now() from person limit 1
  `)
  await database.db.execute(sql`
    insert into session (hash, person_id, created_at, updated_at, expires_at)
      select 'hemmeleg', id, now(), now(), now() + interval '1 day' from person limit 1
  `)
  await database.db.execute(sql`select setval('content_publication_number_seq', 4711)`)
  await mkdir(join(dataDir, 'media'), { recursive: true })
  await writeFile(join(dataDir, 'media', 'upload-0123456789abcdef.png'), Buffer.alloc(300_000, 'bilete'))
  await writeFile(join(dataDir, 'media', 'tom.txt'), '')
  await mkdir(join(dataDir, 'secrets'))
  await writeFile(join(dataDir, 'secrets', 'accounts'), 'ein løyndom\n')
  await writeFile(join(dataDir, 'secrets', 'setup-code'), 'kode\n')
  return { ...database, dataDir }
}

/** A pool on a database of the tests that has not been migrated. */
export function givenPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 4 })
  // It has ended before its connections are closed, and dropping the database closes them by force.
  pool.on('error', () => {})
  onFinished(() => pool.end())
  return pool
}

/** All rows of all tables as text, to compare two databases. */
export async function readAllRows(pool: pg.Pool): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name, columns } of await listTables(pool)) {
    const { rows } = await pool.query<{ row: string }>(
      `select each::text as row from (select ${columnList(columns)} from ${qualified(name)}) as each order by 1`,
    )
    // A restore adds a row that says so.
    all[name] = rows.map(({ row }) => row).filter((row) => row !== `(${RESTORED_FACT},true)`)
  }
  return all
}
