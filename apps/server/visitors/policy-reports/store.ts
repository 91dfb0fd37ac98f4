import { DAY_MS, HOUR_MS } from '@lerret/model'
import { desc, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { createDailyCounter } from '../counting/daily-counter.ts'
import type { PolicyDirective } from './directives.ts'
import type { PolicyRefusal } from './read-report.ts'
import { policyRefusal } from './table.ts'

export interface PolicyRefusals {
  count(refusal: PolicyRefusal): void
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Counts refusals by hour and directive, so that a flood of reports is a few rows, written every few seconds. */
export function createPolicyRefusals({
  db,
  now,
  logError,
}: {
  db: Queryable
  now: () => Date
  logError(error: unknown): void
}): PolicyRefusals {
  const latest = new Map<PolicyDirective, PolicyRefusal & { latestAt: Date }>()
  const counter = createDailyCounter({
    now,
    logError,
    store: (counts) =>
      addRefusals(
        db,
        counts.flatMap(({ key, count }) => {
          const [hour = '', directive] = key.split(' ')
          const refusal = latest.get(directive as PolicyDirective)
          return refusal ? [{ ...refusal, hour: new Date(hour), count }] : []
        }),
      ),
  })
  return {
    count(refusal) {
      const hour = new Date(Math.floor(+now() / HOUR_MS) * HOUR_MS)
      latest.set(refusal.directive, { ...refusal, latestAt: now() })
      counter.count(`${hour.toISOString()} ${refusal.directive}`)
    },
    flush: counter.flush,
    stop: counter.stop,
  }
}

async function addRefusals(db: Queryable, rows: (typeof policyRefusal.$inferInsert)[]) {
  await db
    .insert(policyRefusal)
    .values(rows)
    .onConflictDoUpdate({
      target: [policyRefusal.hour, policyRefusal.directive],
      set: {
        count: sql`${policyRefusal.count} + excluded.count`,
        latestAt: sql`excluded.latest_at`,
        page: sql`excluded.page`,
        blocked: sql`excluded.blocked`,
        source: sql`excluded.source`,
      },
    })
}

export interface RefusalSummary {
  total: number
  /** The most frequent first. */
  directives: { directive: PolicyDirective; count: number }[]
  latest: PolicyRefusal
}

/** Counts the refusals of the last 24 hours; null when there were none. */
export async function readPolicyRefusals(db: Queryable, now: Date): Promise<RefusalSummary | null> {
  const rows = await db
    .select()
    .from(policyRefusal)
    .where(gt(policyRefusal.hour, new Date(+now - DAY_MS)))
    .orderBy(desc(policyRefusal.latestAt))
  const [row] = rows
  if (!row) return null
  const counts = new Map<PolicyDirective, number>()
  for (const { directive, count } of rows) counts.set(directive, (counts.get(directive) ?? 0) + count)
  const directives = [...counts].map(([directive, count]) => ({ directive, count }))
  return {
    total: directives.reduce((sum, { count }) => sum + count, 0),
    directives: directives.sort((a, b) => b.count - a.count || (a.directive < b.directive ? -1 : 1)),
    latest: { directive: row.directive, page: row.page, blocked: row.blocked, source: row.source },
  }
}

/** Deletes what `readPolicyRefusals` no longer reads. */
export async function deleteOldPolicyRefusals(db: Queryable, now: Date): Promise<void> {
  await db.delete(policyRefusal).where(lte(policyRefusal.hour, new Date(+now - DAY_MS)))
}
