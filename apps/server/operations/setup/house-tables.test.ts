import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { HOUSE_TABLES } from './house-tables.ts'

const db = await givenDatabase()

test('every table of a migrated database is a table of the house', async () => {
  const { rows } = await db.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  )
  expect(HOUSE_TABLES.map(getTableName).sort()).toEqual(rows.map(({ tablename }) => tablename).sort())
})
