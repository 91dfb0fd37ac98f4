import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenDatabase } from './test-database.ts'

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
