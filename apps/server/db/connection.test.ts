import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { givenPool, readAllRows } from '../backup/test-house.ts'
import { openDatabase } from './connection.ts'
import {
  applyMigrations,
  findAppliedMigration,
  LAST_COMMIT_BEFORE_BASELINE,
  listMigrations,
} from './migrate.ts'
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

describe('a database with the migrations from before the baseline', () => {
  /** The `when` of the first, the last but one and the last of them, as every house has noted them. */
  const EARLIER_MIGRATIONS = [1794715074575, 1794955605343, 1794967922356]

  async function givenEarlierHouse(applied: number[]) {
    const connection = await givenEmptyDatabase()
    const pool = givenPool(connection)
    const [baseline] = await listMigrations()
    await applyMigrations(pool, { last: baseline?.when ?? 0 })
    await pool.query('delete from drizzle.__drizzle_migrations')
    for (const when of applied)
      await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('earlier', $1)`, [
        when,
      ])
    await pool.query(`insert into house_fact (name, value) values ('an earlier fact', '1')`)
    return { connection, pool }
  }

  test('is opened with its rows when it has all of them', async () => {
    const { connection, pool } = await givenEarlierHouse(EARLIER_MIGRATIONS)
    const before = await readAllRows(pool)
    const beforeUpgrade = vi.fn(async () => null)
    const opened = await openDatabase(connection, { beforeUpgrade })
    await opened.close()
    expect(before.house_fact).toEqual(['("an earlier fact",1)'])
    expect((await readAllRows(pool)).house_fact).toContain('("an earlier fact",1)')
    expect(await findAppliedMigration(pool)).toBe((await listMigrations()).at(-1)?.when)
  })

  test('is refused when it lacks one, with the commit to start first, and nothing is written', async () => {
    const { connection, pool } = await givenEarlierHouse(EARLIER_MIGRATIONS.slice(0, -1))
    await pool.query(
      `update house_fact set value = '{"version":"0.1.0","backup":null}' where name = 'version'`,
    )
    const before = await readAllRows(pool)
    const beforeUpgrade = vi.fn(async () => null)
    await expect(openDatabase(connection, { beforeUpgrade })).rejects.toThrow(
      `git checkout ${LAST_COMMIT_BEFORE_BASELINE}`,
    )
    expect(await readAllRows(pool)).toEqual(before)
    expect(beforeUpgrade).not.toHaveBeenCalled()
    expect(await findAppliedMigration(pool)).toBe(EARLIER_MIGRATIONS.at(-2))
  })
})
