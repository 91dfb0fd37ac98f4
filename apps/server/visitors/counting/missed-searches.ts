import { osloDate } from '@lerret/model'
import { asc, between, desc, max, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { normalizeText } from '../../publishing/search-index/words/normalize-text.ts'
import { isBot } from './counted-requests.ts'
import { createSharedRequests } from './shared-requests.ts'
import { missedSearch } from './table.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 60
const MAX_QUERIES = 100

export interface SearchCaller {
  ip: string
  userAgent: string | undefined
}

export interface MissedSearches {
  /** Counts a search that found nothing. */
  record(query: string, caller: SearchCaller): Promise<void>
}

/** Counts searches without a hit that several networks have asked for. */
export function createMissedSearches({ db, now }: { db: Queryable; now: () => Date }): MissedSearches {
  const requests = createSharedRequests(now)
  return {
    async record(typed, { ip, userAgent }) {
      const query = toCountedQuery(typed)
      if (query === null || isBot(userAgent)) return
      const count = requests.count(query, ip)
      if (count > 0) await addMissedSearch(db, { day: osloDate(now()), query, count })
    },
  }
}

/** The query as it is counted; null for what may be about a person, or is too long to be a title. */
export function toCountedQuery(typed: string): string | null {
  if (/[@/\\]|\bwww\./i.test(typed) || countDigits(typed) >= 5) return null
  const query = normalizeText(typed)
  if (query.length < MIN_LENGTH || query.length > MAX_LENGTH) return null
  return /\p{L}/u.test(query) ? query : null
}

const countDigits = (text: string) => (text.match(/\p{N}/gu) ?? []).length

async function addMissedSearch(db: Queryable, row: { day: string; query: string; count: number }) {
  await db
    .insert(missedSearch)
    .values(row)
    .onConflictDoUpdate({
      target: [missedSearch.day, missedSearch.query],
      set: { count: sql`${missedSearch.count} + excluded.count` },
    })
}

/** Queries without a hit from one day to another, the most frequent first. */
export function readMissedSearches(db: Queryable, { from, to }: { from: string; to: string }) {
  const total = sum(missedSearch.count).mapWith(Number)
  return db
    .select({ query: missedSearch.query, count: total, lastDay: max(missedSearch.day).mapWith(String) })
    .from(missedSearch)
    .where(between(missedSearch.day, from, to))
    .groupBy(missedSearch.query)
    .orderBy(desc(total), asc(missedSearch.query))
    .limit(MAX_QUERIES)
}
