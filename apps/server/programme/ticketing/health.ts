import { SITE_RECORD_ID, type SiteTicketing } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { DeskMessage } from './provider/error.ts'
import { ticketingState } from './table.ts'

const ROW_NAME = 'feed'
/** Availability that is older than this is shown with its age. */
export const MAX_FRESH_AGE_MS = 60_000

export interface FeedHealth {
  readAt: Date | null
  failures: number
  failingSince: Date | null
  /** Why the feed fails, or which setting is missing, without text from a reply; empty when all is well. */
  messages: DeskMessage[]
}

const NEVER_READ: FeedHealth = { readAt: null, failures: 0, failingSince: null, messages: [] }

/** A house without a provider has nothing that could fail, whatever became of the last provider that it had. */
export async function readHealth(db: Queryable): Promise<FeedHealth> {
  const settings = await findStable(db, 'ticketing', SITE_RECORD_ID)
  if (!(settings?.body as Partial<SiteTicketing> | undefined)?.feed) return NEVER_READ
  const { readAt, failures, failingSince, messages } = ticketingState
  const [row] = await db.select({ readAt, failures, failingSince, messages }).from(ticketingState)
  return row ?? NEVER_READ
}

export async function saveSuccess(db: Queryable, now: Date, messages: DeskMessage[] = []) {
  const healthy = { readAt: now, failures: 0, failingSince: null, messages }
  await db
    .insert(ticketingState)
    .values({ name: ROW_NAME, ...healthy })
    .onConflictDoUpdate({ target: ticketingState.name, set: healthy })
}

/** Clears failures when the site has no provider any more. */
export async function clearFailures(db: Queryable) {
  await db.update(ticketingState).set({ failures: 0, failingSince: null, messages: [] })
}

/** Returns the number of failures in a row. */
export async function saveFailure(db: Queryable, messages: DeskMessage[], now: Date): Promise<number> {
  const [row] = await db
    .insert(ticketingState)
    .values({ name: ROW_NAME, failures: 1, failingSince: now, messages })
    .onConflictDoUpdate({
      target: ticketingState.name,
      set: {
        failures: sql`${ticketingState.failures} + 1`,
        failingSince: sql`coalesce(${ticketingState.failingSince}, excluded.failing_since)`,
        messages,
      },
    })
    .returning({ failures: ticketingState.failures })
  return row?.failures ?? 1
}

/** Returns when the feed was last read, if that is too long ago and it fails; null when the state is fresh. */
export function staleSince({ readAt, failures }: FeedHealth, now: Date): Date | null {
  return failures > 0 && readAt && +now - +readAt > MAX_FRESH_AGE_MS ? readAt : null
}
