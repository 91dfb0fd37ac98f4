import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { givenPool, readAllRows } from '../../operations/backup/test-house.ts'
import { openDatabase } from './connection.ts'
import { applyMigrations, findAppliedMigration, listMigrations } from './migrate.ts'
import { givenDatabase, givenEmptyDatabase } from './test-database.ts'

const db = await givenDatabase()

test('a connection that is cut off in the middle of a transaction fails that transaction and nothing else', async () => {
  const interrupted = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`)
    await tx.execute(sql`select 1`)
  })
  await expect(interrupted).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('servers that start at once on a database without tables all come up', async () => {
  const connection = await givenEmptyDatabase()
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(connection)))
  const [first] = opened
  const { rows } =
    (await first?.db.execute(sql`select count(*)::int as runs from drizzle.__drizzle_migrations`)) ?? {}
  expect(rows).toEqual([{ runs: (await listMigrations()).length }])
  for (const { close } of opened) await close()
})

test('a database with the tables of the first migration is opened with its rows', async () => {
  const connection = await givenEmptyDatabase()
  const pool = givenPool(connection)
  const [first] = await listMigrations()
  await applyMigrations(pool, { last: first?.when ?? 0 })
  await pool.query(`insert into house_fact (name, value) values ('an earlier fact', '1')`)
  const beforeUpgrade = vi.fn(async () => null)
  const opened = await openDatabase(connection, { beforeUpgrade })
  await opened.close()
  expect((await readAllRows(pool)).house_fact).toContain('("an earlier fact",1)')
  expect(await findAppliedMigration(pool)).toBe((await listMigrations()).at(-1)?.when)
  expect(beforeUpgrade).toHaveBeenCalledOnce()
})
