import type { RetentionKind } from '@lerret/api/contracts'
import { RETENTION_KINDS } from '@lerret/api/contracts'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'

const FACT = 'retention'

interface Limits {
  defaultDays: number
  minDays: number
  maxDays: number
}

/** Decision 017 has the reasons. */
export const RETENTION_LIMITS: Record<RetentionKind, Limits> = {
  audit_log: { defaultDays: 730, minDays: 365, maxDays: 1825 },
  imports: { defaultDays: 365, minDays: 30, maxDays: 1825 },
  mails: { defaultDays: 30, minDays: 7, maxDays: 180 },
  page_views: { defaultDays: 1825, minDays: 30, maxDays: 3650 },
  past_tickets: { defaultDays: 1825, minDays: 30, maxDays: 3650 },
  searches: { defaultDays: 400, minDays: 7, maxDays: 400 },
  unknown_addresses: { defaultDays: 400, minDays: 30, maxDays: 800 },
  webhook_deliveries: { defaultDays: 30, minDays: 7, maxDays: 180 },
}

const Chosen = z.partialRecord(z.enum(RETENTION_KINDS), z.int())

/** Reads the periods for which the house stores data, by its choice or by default. */
export async function readRetention(db: Queryable) {
  const chosen = Chosen.safeParse(await findHouseFact(db, FACT)).data ?? {}
  return RETENTION_KINDS.map((kind) => {
    const limits = RETENTION_LIMITS[kind]
    // Limits may have become stricter since the house chose.
    const days = Math.min(Math.max(chosen[kind] ?? limits.defaultDays, limits.minDays), limits.maxDays)
    return { kind, days, ...limits }
  })
}

/** Stores the choice of the house. What is not named stays as it is. Returns what has changed. */
export async function setRetention(
  tx: Queryable,
  periods: readonly { kind: RetentionKind; days: number }[],
): Promise<{ kind: RetentionKind; days: number; previous: number }[]> {
  for (const { kind, days } of periods) {
    const { minDays, maxDays } = RETENTION_LIMITS[kind]
    if (days < minDays || days > maxDays)
      throw new AppError('retention_invalid', `${kind} is stored for ${minDays} to ${maxDays} days.`, {
        field: kind,
      })
  }
  const current = await readRetention(tx)
  const next = new Map(current.map(({ kind, days }) => [kind, days]))
  for (const { kind, days } of periods) next.set(kind, days)
  await setHouseFact(tx, FACT, Object.fromEntries(next))
  return current.flatMap(({ kind, days: previous }) => {
    const days = next.get(kind) as number
    return days === previous ? [] : [{ kind, days, previous }]
  })
}
