import { osloDate } from '@lerret/model'
import { asc, between, desc, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { pageView } from './table.ts'

/** How long views are counted in memory before they are stored. */
const FLUSH_INTERVAL_MS = 5000
const MAX_PATHS = 500

export interface PageViewCounter {
  count(path: string): void
  /** Stores the views that were counted since the last time. */
  flush(): Promise<void>
  /** Stores the last views and stops the timer. */
  stop(): Promise<void>
}

/** Counts views by day and path, and stores them in one statement every few seconds. */
export function createPageViewCounter({
  db,
  now,
  logError,
}: {
  db: Queryable
  now: () => Date
  logError(error: unknown): void
}): PageViewCounter {
  let counts = new Map<string, { day: string; path: string; count: number }>()
  let flushing = Promise.resolve()
  const timer = setInterval(() => flush().catch(logError), FLUSH_INTERVAL_MS).unref()

  function add(day: string, path: string, count: number) {
    const key = `${day} ${path}`
    const counted = counts.get(key)
    if (counted) counted.count += count
    else counts.set(key, { day, path, count })
  }

  /** One statement at a time. */
  function flush(): Promise<void> {
    flushing = flushing.catch(() => {}).then(writeCounts)
    return flushing
  }

  async function writeCounts() {
    if (counts.size === 0) return
    const written = [...counts.values()]
    counts = new Map()
    try {
      await addPageViews(db, written)
    } catch (error) {
      // They are stored when the database is back.
      for (const { day, path, count } of written) add(day, path, count)
      throw error
    }
  }

  return {
    count: (path) => add(osloDate(now()), path, 1),
    flush,
    async stop() {
      clearInterval(timer)
      await flush().catch(logError)
    },
  }
}

async function addPageViews(db: Queryable, rows: { day: string; path: string; count: number }[]) {
  // Always in the same order, so that two servers cannot block each other.
  const sorted = rows.toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1))
  await db
    .insert(pageView)
    .values(sorted)
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
