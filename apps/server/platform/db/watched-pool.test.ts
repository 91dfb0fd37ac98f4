import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '../../test-wait-until.ts'
import { assertSupportedPostgres, connectDatabase } from './connection.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { givenOpenDatabase } from './test-database.ts'
import { startDatabaseProxy } from './test-proxy.ts'

const { connection, db: direct } = await givenOpenDatabase()
const proxy = await startDatabaseProxy(connection)
const WAIT = { timeout: 20_000 }

const IS_SLEEPING = sql`datname = current_database() and wait_event = 'PgSleep'`

async function countSleeping() {
  const { rows } = await direct.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where ${IS_SLEEPING}`,
  )
  return rows[0]?.count
}

async function countConnections(): Promise<number> {
  const { rows } = await direct.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

let events: string[] = []
const { db, close } = await connectDatabase(proxy.connection, {
  onOutage: () => events.push('outage'),
  onRecovery: () => events.push('recovery'),
})
afterAll(close)
afterAll(proxy.close)
beforeEach(async () => {
  proxy.resume()
  await direct.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${IS_SLEEPING}`)
  await waitUntil(() => db.execute(sql`select 1`), WAIT)
  events = []
})

describe.each(['hang', 'cut'] as const)('a database behind connections that %s', (fault) => {
  test('fails what waits for it and refuses more at once, until it is back', async () => {
    const waiting = [1, 2, 3].map(() => db.execute(sql`select pg_sleep(60)`).catch((error) => error))
    const transaction = db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)).catch((error) => error)
    await waitUntil(async () => expect(await countSleeping()).toBe(4), WAIT)
    proxy[fault]()
    for (const error of await Promise.all([...waiting, transaction]))
      expect(isDatabaseUnavailable(error), String(error.cause ?? error)).toBe(true)
    await waitUntil(() => expect(events).toEqual(['outage']), WAIT)
    const askedAt = Date.now()
    const refused = await Promise.all(
      Array.from({ length: 50 }, () => db.execute(sql`select 1`).catch((error) => error)),
    )
    expect(refused.every(isDatabaseUnavailable)).toBe(true)
    expect(Date.now() - askedAt).toBeLessThan(1000)
    proxy.resume()
    await waitUntil(() => expect(events).toEqual(['outage', 'recovery']), WAIT)
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})

test('a query that takes long is no outage, though the database is late to say that it responds', async () => {
  proxy.slowDownNext(2500)
  await db.execute(sql`select pg_sleep(5)`)
  expect(events).toEqual([])
})

test('a query that takes long does not open a connection each second', async () => {
  const before = proxy.countOpened()
  await db.execute(sql`select pg_sleep(6)`)
  // One connection asks whether the database responds, and another when a busy machine was late.
  expect(proxy.countOpened() - before).toBeLessThanOrEqual(2)
})

test('a pool ends though the database hangs', async () => {
  const other = await connectDatabase(proxy.connection)
  const waiting = other.db.execute(sql`select pg_sleep(60)`).catch((error) => error)
  await waitUntil(async () => expect(await countSleeping()).toBe(1), WAIT)
  await waitUntil(() => expect(other.pool.totalCount - other.pool.idleCount).toBe(1), WAIT)
  proxy.hang()
  await other.close()
  expect(isDatabaseUnavailable(await waiting)).toBe(true)
})

test('a connection that opens during an outage is ended too', async () => {
  const other = await connectDatabase({ ...proxy.connection, connectionTimeoutMillis: 60_000 })
  const waiting = other.db.execute(sql`select pg_sleep(60)`).catch((error) => error)
  await waitUntil(async () => expect(await countSleeping()).toBe(1), WAIT)
  const before = await countConnections()
  proxy.slowDownNext(6000)
  const late = other.db.execute(sql`select 1`).catch((error) => error)
  await waitUntil(async () => expect(await countConnections()).toBeGreaterThan(before), WAIT)
  proxy.hang()
  expect(isDatabaseUnavailable(await waiting)).toBe(true)
  expect(isDatabaseUnavailable(await late)).toBe(true)
  await other.close()
})

test('another connection that is refused is no outage of the database', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(isDatabaseUnavailable(new TypeError('fetch failed', { cause: refused }))).toBe(false)
  expect(isDatabaseUnavailable(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
})

test.each([
  ['18.4', true],
  ['18.0 (Debian 18.0-1)', true],
  ['19beta1', true],
  ['17.6', false],
  ['9.6.24', false],
])('PostgreSQL %s is supported: %s', (version, isSupported) => {
  const check = () => assertSupportedPostgres(version)
  if (isSupported) expect(check).not.toThrow()
  else expect(check).toThrow(`The database is PostgreSQL ${version}, and Lerret needs 18 or newer.`)
})
