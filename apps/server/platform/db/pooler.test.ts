import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hasPgBouncer, startPgBouncer } from '../../testing/test-pgbouncer.ts'
import { connectDatabase, connectThroughPooler, openDatabase } from './connection.ts'
import { givenEmptyDatabase, givenOpenDatabase } from './test-database.ts'

const house = await givenOpenDatabase()
const handlers = { onOutage() {}, onRecovery() {} }

describe.skipIf(!hasPgBouncer)('through PgBouncer', () => {
  test('queries run with the timeouts of its example, and transactions share few connections', async () => {
    await using pooler = await startPgBouncer(house.connection)
    const { db, close } = await connectThroughPooler(pooler.connection, { direct: house.pool, handlers })
    const readBackend = () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number; timeouts: string }>(
          sql`select pg_backend_pid() as pid,
            concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout')) as timeouts`,
        )
        return rows[0]
      })
    const backends = await Promise.all(Array.from({ length: 20 }, readBackend))
    await close()
    expect(new Set(backends.map((each) => each?.pid)).size).toBeLessThanOrEqual(2)
    expect(new Set(backends.map((each) => each?.timeouts))).toEqual(new Set(['5min 30s']))
  })

  test.each([
    { extraLines: '', name: 'as in the example' },
    {
      extraLines: 'ignore_startup_parameters = statement_timeout,lock_timeout',
      name: 'that ignores timeouts',
    },
    { extraLines: 'pool_mode = session', name: 'with sessions' },
  ])('$name nothing is opened without an address of PostgreSQL itself', async ({ extraLines }) => {
    await using pooler = await startPgBouncer(house.connection, extraLines)
    await expect(connectDatabase(pooler.connection)).rejects.toThrow(/pooler.*Set DATABASE_DIRECT_URL/)
    await expect(openDatabase(pooler.connection)).rejects.toThrow(/pooler.*Set DATABASE_DIRECT_URL/)
  })

  test('a pooler of another database is refused', async () => {
    await using pooler = await startPgBouncer(await givenEmptyDatabase())
    const opened = connectThroughPooler(pooler.connection, { direct: house.pool, handlers })
    await expect(opened).rejects.toThrow(/reach different databases/)
  })
})
