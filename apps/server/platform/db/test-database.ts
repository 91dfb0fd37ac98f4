import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { onFinished } from '../../test-cleanup.ts'
import { type Database, type OpenDatabase, openDatabase } from './connection.ts'

/** A database of its own for a test file, copied from the migrated one; it is dropped when the file is done. */
export async function givenDatabase(): Promise<Database> {
  return (await givenOpenDatabase()).db
}

/** Opens an empty database and gives its connection settings too, for tests of listeners and queues. */
export async function givenOpenDatabase(): Promise<OpenDatabase & { connection: pg.PoolConfig }> {
  return openTestDatabase(await createDatabase(inject('template')))
}

/** A copy of a test's database, which must have no connections. */
export async function givenCopyOf({ database = '' }: pg.PoolConfig): Promise<Database> {
  return (await openTestDatabase(await createDatabase(database))).db
}

async function openTestDatabase(connection: pg.PoolConfig) {
  const database = await openDatabase(connection)
  onFinished(async () => {
    // Some tests close it themselves.
    if (!database.pool.ending) await database.close()
  })
  return { ...database, connection }
}

/** A database without tables. */
export const givenEmptyDatabase = (): Promise<pg.PoolConfig> => createDatabase('template1')

async function createDatabase(template: string): Promise<pg.PoolConfig> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying the files takes a quarter of the time of writing them to the log, which is the default.
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`)
  onFinished(() => asAdmin(server, `drop database ${name} with (force)`))
  return { ...server, database: name }
}

async function asAdmin(server: pg.ClientConfig, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The tables in an order in which no row refers to one that is gone; rows of other tables go with those that they belong to. */
const EMPTIED_TABLES = [
  'content_record',
  'content_publication',
  'content_version',
  'content_working_copy',
  'house_fact',
  'search_document',
  'subscriber',
  'person',
  'ticket_delivery',
  'club_code',
  'club_item',
  'item_count',
  'ticketing_production',
  'ticketing_showing',
  'ticketing_state',
  'film_facts',
  'imported_record',
  'old_address',
  'import_run',
]

/** Empties the tables, for tests that look at all rows. Truncating them, which makes new files, takes forty times as long. */
export async function emptyDatabase(db: Database): Promise<void> {
  const deletions = EMPTIED_TABLES.map((table) => `delete from ${table};`)
  await db.execute(sql.raw(`${deletions.join('\n')} alter sequence content_publication_number_seq restart`))
}
