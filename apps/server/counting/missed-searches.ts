import { createHash, randomBytes } from 'node:crypto'
import { osloDate } from '@lerret/model'
import { asc, between, desc, lt, max, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { normalizeText } from '../search/normalize-text.ts'
import { toNetwork } from '../security/rate-limiter.ts'
import { isBot } from './counted-requests.ts'
import { missedSearch } from './table.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 60
/** A query waits in memory this long for somebody else who asks the same. */
const WAIT_MS = 30 * 24 * 3_600_000
/** A network is counted once in this time: a page and its data both carry the query, and people try again. */
const REPEAT_MS = 3_600_000
const MAX_WAITING_QUERIES = 2000
const RETENTION_DAYS = 400
const MAX_QUERIES = 100

export interface SearchCaller {
  ip: string
  userAgent: string | undefined
}

export interface MissedSearches {
  /** Counts a search that found nothing. */
  record(query: string, caller: SearchCaller): Promise<void>
}

/**
 * Counts searches without a hit. What people type can be personal, so a query is stored only when a second network asks the same;
 * until then it is in memory alone. Networks are hashed with a key that ends with the process.
 */
export function createMissedSearches({ db, now }: { db: Queryable; now: () => Date }): MissedSearches {
  const salt = randomBytes(16)
  const queries = new Map<string, { networks: Map<string, number>; isStored: boolean; since: number }>()
  const hashNetwork = (ip: string) => createHash('sha256').update(salt).update(toNetwork(ip)).digest('base64')

  function forgetOld() {
    for (const [query, { since }] of queries) {
      if (since > +now() - WAIT_MS && queries.size < MAX_WAITING_QUERIES) return
      queries.delete(query)
    }
  }

  return {
    async record(typed, { ip, userAgent }) {
      const query = toCountedQuery(typed)
      if (query === null || isBot(userAgent)) return
      forgetOld()
      const known = queries.get(query) ?? { networks: new Map(), isStored: false, since: +now() }
      queries.set(query, known)
      const network = hashNetwork(ip)
      const lastAsked = known.networks.get(network)
      known.networks.set(network, +now())
      if (lastAsked !== undefined && +now() - lastAsked < REPEAT_MS) return
      if (!known.isStored && known.networks.size < 2) return
      const count = known.isStored ? 1 : known.networks.size
      known.isStored = true
      await addMissedSearch(db, { day: osloDate(now()), query, count })
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

export async function deleteOldSearches(db: Queryable, now: Date): Promise<void> {
  const oldest = osloDate(new Date(+now - RETENTION_DAYS * 24 * 3_600_000))
  await db.delete(missedSearch).where(lt(missedSearch.day, oldest))
}
