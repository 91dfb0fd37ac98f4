import { sql } from 'drizzle-orm'
import type { Queryable } from './connection.ts'

/** Waits until no other transaction on this database has the turn of this name; this one has it until it ends. */
export async function takeTurn(tx: Queryable, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`lerret ${name}`}))`)
}
