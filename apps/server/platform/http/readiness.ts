import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'

/** A server needs each of these to do its work. */
export type Missing = 'database' | 'writable-database' | 'disk-space'

/** Monitoring asks for an answer within two seconds. */
const TIMEOUT_MS = 1500

/** Checks that the database responds and that what is written can be stored. */
export async function findMissing(
  db: Queryable,
  hasDiskSpace: () => Promise<boolean>,
): Promise<Missing | null> {
  const timeout = new AbortController()
  try {
    return await Promise.race([
      check(db, hasDiskSpace),
      wait(TIMEOUT_MS, 'database' as const, { signal: timeout.signal }),
    ])
  } catch {
    return 'database'
  } finally {
    timeout.abort()
  }
}

async function check(db: Queryable, hasDiskSpace: () => Promise<boolean>): Promise<Missing | null> {
  const { rows } = await db.execute<{ isReadOnly: boolean }>(
    sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  )
  if (rows[0]?.isReadOnly) return 'writable-database'
  return (await hasDiskSpace()) ? null : 'disk-space'
}
