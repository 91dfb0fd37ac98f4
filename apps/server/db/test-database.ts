import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from './connection.ts'

/** A database of its own for a test file, copied from the migrated one; it is dropped when the file is done. */
export async function givenDatabase(): Promise<Database> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name} template ${inject('template')}`)
  const { db, close } = await openDatabase({ ...server, database: name })
  afterAll(async () => {
    await close()
    await asAdmin(server, `drop database ${name}`)
  })
  return db
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

/** Empties every table, for tests that look at all there is. */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(
    sql`truncate content_record, content_publication, content_version, house_fact, search_document, subscriber restart identity cascade`,
  )
}
