import type { IncomingHttpHeaders } from 'node:http'
import { isReservedPath } from '@lerret/model'
import { and, between, desc, eq, max, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { isBot } from './counted-requests.ts'
import { createDailyCounter } from './daily-counter.ts'
import { createSharedRequests } from './shared-requests.ts'
import { addressCount } from './table.ts'

type AddressEvent = (typeof addressCount.$inferInsert)['event']

const MAX_MISSED_ADDRESSES = 100
const MAX_PATH_LENGTH = 200

export interface AddressCounts {
  countRedirect(source: string, headers: IncomingHttpHeaders): void
  /** Counts a path without a page when several networks have asked for it. */
  countNotFound(path: string, ip: string, headers: IncomingHttpHeaders): void
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Counts how often redirects are followed, and addresses that visitors asked for in vain. Nothing is stored about visitors. */
export function createAddressCounts({
  db,
  now,
  logError,
}: {
  db: Queryable
  now: () => Date
  logError(error: unknown): void
}): AddressCounts {
  const requests = createSharedRequests(now)
  const counter = createDailyCounter({
    now,
    logError,
    store: (counts) =>
      addCounts(
        db,
        counts.map(({ key, ...count }) => {
          const [event = '', path = ''] = key.split(/ (.*)/s)
          return { ...count, event: event as AddressEvent, path }
        }),
      ),
  })
  return {
    countRedirect(source, headers) {
      if (isNavigation(headers)) counter.count(`redirect ${source}`)
    },
    countNotFound(path, ip, headers) {
      if (!isNavigation(headers) || !isCountedPath(path)) return
      const count = requests.count(path, ip)
      if (count > 0) counter.count(`not_found ${path}`, count)
    },
    flush: counter.flush,
    stop: counter.stop,
  }
}

/** Whether a browser opens a page. Prefetched pages and those of programs do not count. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  if (isBot(headers['user-agent']) || headers['sec-purpose'] !== undefined) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

/** Paths that a page of the house could have had: not files, what scanners look for, or what may be about a person. */
export function isCountedPath(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH || isReservedPath(path)) return false
  if (/\.[a-z0-9]{1,5}$/i.test(path) || /^\/(?:\.|wp-|cgi-bin)/i.test(path)) return false
  // Keys and numbers of orders, cards and telephones are long runs of digits, or letters among digits.
  return !/@|\d{7,}|[0-9a-f]{16,}/i.test(path.replace(/-dxm-\d{8}/gi, ''))
}

async function addCounts(db: Queryable, rows: (typeof addressCount.$inferInsert)[]) {
  await db
    .insert(addressCount)
    .values(rows)
    .onConflictDoUpdate({
      target: [addressCount.day, addressCount.event, addressCount.path],
      set: { count: sql`${addressCount.count} + excluded.count` },
    })
}

/** Reads how often each redirect was followed, or each missing address asked for, the most frequent first. */
export function readAddressCounts(
  db: Queryable,
  event: AddressEvent,
  { from, to }: { from: string; to: string },
) {
  const total = sum(addressCount.count).mapWith(Number)
  const query = db
    .select({ path: addressCount.path, count: total, lastDay: max(addressCount.day).mapWith(String) })
    .from(addressCount)
    .where(and(eq(addressCount.event, event), between(addressCount.day, from, to)))
    .groupBy(addressCount.path)
    .orderBy(desc(total), addressCount.path)
  return event === 'not_found' ? query.limit(MAX_MISSED_ADDRESSES) : query
}
