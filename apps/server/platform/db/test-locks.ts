import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { waitUntil } from '../../test-wait-until.ts'
import type { Database } from './connection.ts'

/** Waits until a query on this database waits for a lock, or as many as this. */
export const waitForLockedQuery = (db: Database, queries = 1) =>
  waitUntil(async () => expect(await countWaiting(db)).toBe(queries), { timeout: 20_000 })

async function countWaiting(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `)
  return rows[0]?.waiting
}
