import type { SiteConfig } from '@lerret/model'
import type { PgBoss } from 'pg-boss'
import { readAllStable } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { scheduleRepeating } from '../jobs/repeating-job.ts'
import { describeError } from '../logging/log-lines.ts'
import { providerOf } from './provider.ts'
import { sayNews } from './say-news.ts'
import { noteFailure, noteSuccess, readHealth } from './state.ts'
import { syncFeed } from './sync.ts'

/** A provider that is down is tried again after so long, then twice as long, never longer than availability may be old. */
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 60
/** A site without a provider may get one at any time. */
const WITHOUT_PROVIDER_SECONDS = 60

export interface FeedParts {
  db: Database
  /** What proves to the provider who asks. */
  token: string | undefined
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
  try {
    const pause = await takeNews(parts, signal)
    if (pause === undefined) return WITHOUT_PROVIDER_SECONDS
    await noteSuccess(db, wallClock())
    if (before.failures > 0)
      say(
        `The ticketing provider answers again, after ${before.failures} tries since ${before.failingSince?.toISOString()}.`,
      )
    return pause
  } catch (error) {
    if (isEnded(signal)) return FIRST_PAUSE_SECONDS
    const reason = reasonOf(error)
    if (before.reason !== reason) say(reason)
    return pauseAfter(await noteFailure(db, reason, wallClock()))
  }
}

/** Undefined when there is no provider to ask. */
async function takeNews(
  { db, token, everySeconds, now, say }: FeedParts,
  signal: AbortSignal,
): Promise<number | undefined> {
  const [site] = await readAllStable(db, 'site')
  const provider = site && providerOf(site.body as SiteConfig, token)
  if (!provider) return undefined
  const news = await provider.read(signal)
  await syncFeed(news, { db, venueId: provider.venueId, now: now(), say })
  return everySeconds ?? provider.everySeconds
}

/** By the house, which is nobody's failure, as against because it took too long. */
const isEnded = ({ aborted, reason }: AbortSignal) => aborted && (reason as Error).name === 'AbortError'

const reasonOf = (error: unknown) =>
  error instanceof AppError && error.code === 'ticketing_unavailable'
    ? error.message
    : `What the ticketing provider says could not be taken: ${describeError(error)}`

export const pauseAfter = (failures: number) =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(failures - 1, 10))
