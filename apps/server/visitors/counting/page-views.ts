import { asc, between, desc, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { createDailyCounter, type DailyCounter } from './daily-counter.ts'
import { pageView } from './table.ts'

const MAX_PATHS = 500

/** Counts views by day and path. */
export const createPageViewCounter = ({
  db,
  ...options
}: {
  db: Queryable
  now: () => Date
  logError(error: unknown): void
}): DailyCounter =>
  createDailyCounter({
    ...options,
    store: (counts) =>
      addPageViews(
        db,
        counts.map(({ key, ...count }) => ({ ...count, path: key })),
      ),
  })

async function addPageViews(db: Queryable, rows: { day: string; path: string; count: number }[]) {
  await db
    .insert(pageView)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageView.day, pageView.path],
      set: { count: sql`${pageView.count} + excluded.count` },
    })
}

/** Views from one day to another: by day, and the pages with the most views. */
export async function readPageViews(db: Queryable, { from, to }: { from: string; to: string }) {
  const total = sum(pageView.count).mapWith(Number)
  const isWithin = between(pageView.day, from, to)
  const days = await db
    .select({ day: pageView.day, count: total })
    .from(pageView)
    .where(isWithin)
    .groupBy(pageView.day)
    .orderBy(asc(pageView.day))
  const paths = await db
    .select({ path: pageView.path, count: total })
    .from(pageView)
    .where(isWithin)
    .groupBy(pageView.path)
    .orderBy(desc(total), asc(pageView.path))
    .limit(MAX_PATHS)
  return { days, paths }
}
