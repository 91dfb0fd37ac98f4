import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { film, showing } from '../../../../packages/page-engine/testing/test-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { hasTicketsOnSale } from './showings.ts'
import { getFilmByEdi } from './store.ts'

const db = await givenDatabase()
const RECORD_COUNT = 3000
const VERSIONS_PER_RECORD = 5

beforeAll(async () => {
  await fill('production', film(), sql`jsonb_build_object('id', 'r' || n, 'ediNumber', 'DXM' || n)`)
  await fill('event', showing(), sql`jsonb_build_object('id', 'r' || n, 'productionId', 'r' || n)`)
  await db.execute(sql`analyze`)
})

test('a film is found by its number without reading the others', async () => {
  const { found, rows } = await read((tx) => getFilmByEdi(tx, 'DXM1234'))
  expect(found.id).toBe('r1234')
  expect(rows).toBeLessThan(100)
})

test('tickets on sale for a film are found without reading those of others', async () => {
  const { found, rows } = await read((tx) => hasTicketsOnSale(tx, 'r1234', new Date('2026-11-20T12:00:00Z')))
  expect(found).toBe(true)
  expect(rows).toBeLessThan(100)
})

test('a draft may have a number of any length', async () => {
  const body = film({ ediNumber: randomBytes(10_000).toString('hex') })
  await db.execute(sql`insert into content_version (kind, id, version, body, author)
    values ('production', 'long', 1, ${JSON.stringify(body)}::jsonb, 'test')`)
})

/** Adds many records, each with some older versions. */
async function fill(kind: string, body: object, overrides: ReturnType<typeof sql>) {
  await db.execute(sql`insert into content_version (kind, id, version, body, author)
    select ${kind}, 'r' || n, version, ${JSON.stringify(body)}::jsonb || ${overrides}, 'test'
    from generate_series(1, ${RECORD_COUNT}::int) n, generate_series(1, ${VERSIONS_PER_RECORD}::int) version`)
  await db.execute(sql`insert into content_record (kind, id, draft_version, stable_version)
    select ${kind}, 'r' || n, ${VERSIONS_PER_RECORD}::int, ${VERSIONS_PER_RECORD}::int from generate_series(1, ${RECORD_COUNT}::int) n`)
}

/** The result, and how many record versions were read for it. */
async function read<Found>(find: (tx: Queryable) => Promise<Found>) {
  return db.transaction(async (tx) => {
    const found = await find(tx)
    const { rows } = await tx.execute<{ count: number }>(sql`select
      (pg_stat_get_xact_tuples_returned('content_version'::regclass)
        + pg_stat_get_xact_tuples_fetched('content_version'::regclass))::int as count`)
    return { found, rows: Number(rows[0]?.count) }
  })
}
