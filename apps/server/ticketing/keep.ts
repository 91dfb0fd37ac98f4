import type { SiteConfig } from '@lerret/model'
import type { PgBoss } from 'pg-boss'
import { AppError } from '../app-error.ts'
import { readAllStable } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import { providerOf } from './provider.ts'
import { noteFailure, noteSuccess, readHealth } from './state.ts'
import { syncFeed } from './sync.ts'

const QUEUE = 'ticketing-feed'
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
export async function keepFeed(boss: PgBoss, parts: FeedParts): Promise<{ stop(): void }> {
  const stopping = new AbortController()
  await boss.createQueue(QUEUE, {
    // One that waits, and one that runs.
    policy: 'stately',
    retryLimit: 20,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
  })
  await boss.work(QUEUE, { pollingIntervalSeconds: 1 }, async () => {
    const pause = await readOnce(parts, stopping.signal)
    await boss.send(QUEUE, {}, { startAfter: pause })
  })
  await boss.send(QUEUE, {})
  return { stop: () => stopping.abort() }
}

/** Reads the feed once, and gives the seconds until it is to be read again. */
export async function readOnce(
  { db, token, everySeconds, now, wallClock, say }: FeedParts,
  signal: AbortSignal,
): Promise<number> {
  const [site] = await readAllStable(db, 'site')
  const provider = site && providerOf(site.body as SiteConfig, token)
  if (!provider) return WITHOUT_PROVIDER_SECONDS
  const before = await readHealth(db)
  try {
    const news = await provider.read(signal)
    await syncFeed(news, { db, venueId: provider.venueId, now: now(), say })
    await noteSuccess(db, wallClock())
    if (before.failures > 0)
      say(
        `The ticketing provider answers again, after ${before.failures} tries since ${before.failingSince?.toISOString()}.`,
      )
    return everySeconds ?? provider.everySeconds
  } catch (error) {
    if (signal.aborted) return FIRST_PAUSE_SECONDS
    if (!(error instanceof AppError) || error.code !== 'ticketing_unavailable') throw error
    if (before.reason !== error.message) say(error.message)
    return pauseAfter(await noteFailure(db, error.message, wallClock()))
  }
}

export const pauseAfter = (failures: number) =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(failures - 1, 10))
