import { HOUR_MS } from '@lerret/model'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/connection.ts'
import { findHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'

const FACT = 'backups'

/** The state of the scheduled backups, for all servers of the house. */
const BackupState = z.object({
  /** Since when backups are due: the first start with them. */
  since: z.iso.datetime(),
  last: z
    .object({
      at: z.iso.datetime(),
      file: z.string(),
      bytes: z.number(),
      rows: z.number(),
      files: z.number(),
    })
    .nullable()
    .default(null),
  /** Why the last attempt failed, or why the file could not be sent away. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable().default(null),
  /** Since when backups could not be sent to the store. */
  unsent: z
    .object({ since: z.iso.datetime(), at: z.iso.datetime(), reason: z.string() })
    .nullable()
    .default(null),
  trial: z
    .object({ at: z.iso.datetime(), rows: z.number(), files: z.number(), pages: z.number() })
    .nullable()
    .default(null),
  trialFailure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable().default(null),
  /** When the administrators were last mailed about missing backups. */
  warnedAt: z.iso.datetime().nullable().default(null),
})
export type BackupState = z.infer<typeof BackupState>

export async function findBackupState(db: Queryable): Promise<BackupState | null> {
  return BackupState.safeParse(await findHouseFact(db, FACT)).data ?? null
}

/** Changes some of it. Only the job writes, and it runs on one server at a time. */
export async function updateBackupState(
  db: Queryable,
  now: Date,
  changes: Partial<BackupState>,
): Promise<BackupState> {
  const state = {
    ...((await findBackupState(db)) ?? BackupState.parse({ since: now.toISOString() })),
    ...changes,
  }
  await setHouseFact(db, FACT, state)
  return state
}

/** A night that was missed is noticed on the next day. */
const OVERDUE_MS = 26 * HOUR_MS

/** Finds the moment since when there is no backup; null while the newest one is young enough. */
export function findOverdueSince(
  state: { since: string; last: { at: string } | null } | null,
  now: Date,
): Date | null {
  if (!state) return null
  const newest = new Date(state.last?.at ?? state.since)
  return +now - +newest > OVERDUE_MS ? newest : null
}

/** Shorter outages of a store are not worth a line. */
const UNSENT_MS = 2 * HOUR_MS

/** Finds the moment since when backups have not been sent to their store; undefined when they are, or for a short time only. */
export function findUnsentSince(state: BackupState | null, now: Date): string | undefined {
  const since = state?.unsent?.since
  return since !== undefined && +now - Date.parse(since) > UNSENT_MS ? since : undefined
}
