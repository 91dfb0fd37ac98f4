import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { ticketingState } from './table.ts'

const NAME = 'feed'
/** What is sold is known this fresh as long as the provider answers; what is older is told with its age. */
export const FRESH_MS = 60_000

export interface FeedHealth {
  readAt: Date | null
  failures: number
  failingSince: Date | null
  /** Why it fails, or what should be set although it does not; in words for the desk, and with nothing of an answer. */
  reason: string | null
}

export async function readHealth(db: Queryable): Promise<FeedHealth> {
  const { readAt, failures, failingSince, reason } = ticketingState
  const [row] = await db.select({ readAt, failures, failingSince, reason }).from(ticketingState)
  return row ?? { readAt: null, failures: 0, failingSince: null, reason: null }
}

export async function noteSuccess(db: Queryable, now: Date, reason: string | null = null) {
  const well = { readAt: now, failures: 0, failingSince: null, reason }
  await db
    .insert(ticketingState)
    .values({ name: NAME, ...well })
    .onConflictDoUpdate({ target: ticketingState.name, set: well })
}

/** A site without a provider has none that fails. */
export async function forgetFailures(db: Queryable) {
  await db.update(ticketingState).set({ failures: 0, failingSince: null, reason: null })
}

/** Gives how often it has failed in a row. */
export async function noteFailure(db: Queryable, reason: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(ticketingState)
    .values({ name: NAME, failures: 1, failingSince: now, reason })
    .onConflictDoUpdate({
      target: ticketingState.name,
      set: {
        failures: sql`${ticketingState.failures} + 1`,
        failingSince: sql`coalesce(${ticketingState.failingSince}, excluded.failing_since)`,
        reason,
      },
    })
    .returning({ failures: ticketingState.failures })
  return row?.failures ?? 1
}

/** Since when the provider has told nothing, where that is longer than it should be; null when all is well. */
export function staleSince({ readAt, failures }: FeedHealth, now: Date): Date | null {
  return failures > 0 && readAt && +now - +readAt > FRESH_MS ? readAt : null
}
