import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './connection.ts'
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
  const { entries } = JSON.parse(
    await readFile(join(import.meta.dirname, 'migrations', 'meta', '_journal.json'), 'utf8'),
  )
  expect(rows).toEqual([{ runs: entries.length }])
  for (const { close } of opened) await close()
})
