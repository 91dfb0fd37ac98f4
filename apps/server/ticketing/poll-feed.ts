import type { SiteConfig } from '@lerret/model'
import type { PgBoss } from 'pg-boss'
import { readAllStable } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import { scheduleRepeating } from '../jobs/repeating-job.ts'
import type { Fetch } from '../outbound/fetch.ts'
import { readHouseWords } from '../site-words/house-words.ts'
import { forgetFailures, noteFailure, noteSuccess, readHealth } from './health.ts'
import { failureNotice, joinNotices, keyNotice, type Notice } from './notices.ts'
import { providerOf, type TicketingKey } from './provider/provider.ts'
import { sayNews } from './repeat-filter.ts'
import { syncFeed } from './sync/sync.ts'

/** A provider that is down is tried again after so long, then twice as long, never longer than availability may be old. */
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 60
/** A site without a provider may get one at any time. */
const WITHOUT_PROVIDER_SECONDS = 60

export interface FeedParts {
  db: Database
  fetch: Fetch
  /** What proves to the provider who asks. */
  key: TicketingKey | undefined
  /** Asked more often than the provider's kind would be, or less. */
  everySeconds?: number | undefined
  /** The house's own time, and the real one. */
  now: () => Date
  wallClock: () => Date
  say(text: string): void
}

/**
 * Reads the feed of the site's ticketing provider, over and over, on one of the servers that share the database. It never fails:
 * what went wrong is noted and said once, and what was last known stands.
 */
export function keepFeed(boss: PgBoss, parts: FeedParts): Promise<{ stop(): void }> {
  const { say, nextRound } = sayNews(parts.say)
  return scheduleRepeating(boss, {
    queue: 'ticketing-feed',
    run: (signal) => readOnce({ ...parts, say }, signal).finally(nextRound),
    retrySeconds: LONGEST_PAUSE_SECONDS,
    pollSeconds: 1,
    timeoutSeconds: 120,
    logWarning: parts.say,
  })
}

/** Reads the feed once, and gives the seconds until it is to be read again. */
export async function readOnce(parts: FeedParts, signal: AbortSignal): Promise<number> {
  const { db, wallClock, say } = parts
  const before = await readHealth(db)
  let notice: Notice | undefined
  try {
    const provider = await findProvider(parts)
    if (!provider) {
      await forgetFailures(db)
      return WITHOUT_PROVIDER_SECONDS
    }
    notice = provider.isKeyWithheld ? keyNotice(provider.origin, await readHouseWords(db)) : undefined
    const news = await provider.read(signal)
    await syncFeed(news, { db, venueId: provider.venueId, now: parts.now(), say })
    await noteSuccess(db, wallClock(), notice?.reason)
    if (before.failures > 0)
      say(
        `The ticketing provider answers again, after ${before.failures} tries since ${before.failingSince?.toISOString()}.`,
      )
    if (notice) say(notice.logLine)
    return parts.everySeconds ?? provider.everySeconds
  } catch (error) {
    if (isEnded(signal)) return FIRST_PAUSE_SECONDS
    const failure = failureNotice(error, await readHouseWords(db))
    const { logLine, reason } = notice ? joinNotices(failure, notice) : failure
    say(logLine)
    return pauseAfter(await noteFailure(db, reason, wallClock()))
  }
}

async function findProvider({ db, fetch, key }: FeedParts) {
  const [site] = await readAllStable(db, 'site')
  return site && providerOf(site.body as SiteConfig, { fetch, key })
}

/** By the house, which is nobody's failure, as against because it took too long. */
const isEnded = ({ aborted, reason }: AbortSignal) => aborted && (reason as Error).name === 'AbortError'

export const pauseAfter = (failures: number) =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(failures - 1, 10))
