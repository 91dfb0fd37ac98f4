import { sql } from 'drizzle-orm'
import type { Queryable } from './connection.ts'

/** Takes the advisory lock of this name, waiting for other transactions; it is released when this one ends. */
export async function lockInTransaction(tx: Queryable, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`lerret ${name}`}))`)
}
