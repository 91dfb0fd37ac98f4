import { once } from 'node:events'
import { SITE_RECORD_ID, type SiteTicketing } from '@lerret/model'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Database } from '../../platform/db/connection.ts'
import type { RepeatingJob } from '../../platform/jobs/repeating-job.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import { createProvider } from './adapters/create-provider.ts'
import { clearFailures, readHealth, saveFailure, saveSuccess } from './health.ts'
import {
  expiryNotice,
  failureNotice,
  joinNotices,
  keyNotice,
  type Notice,
  unreadableNotice,
} from './notices.ts'
import { findKeyExpiry } from './provider/key-expiry.ts'
import type { TicketingKey } from './provider/provider.ts'
import { createRepeatFilter } from './repeat-filter.ts'
import { syncFeed } from './sync/sync.ts'

/** The delay doubles with each failure. The longest is the age at which availability counts as stale. */
const MIN_RETRY_SECONDS = 5
const MAX_RETRY_SECONDS = 60
/** How often to check whether the site has got a provider. */
const NO_PROVIDER_INTERVAL_SECONDS = 60

export interface PollFeedDependencies {
  db: Database
  fetch: Fetch
  /** The key for the provider. */
  key: TicketingKey | undefined
  /** Overrides the interval of the provider's kind. */
  intervalSeconds?: number | undefined
  /** The house's time, which a demo can set, and the real time. */
  now: () => Date
  wallClock: () => Date
  logWarning(text: string): void
  /** The first read waits for it. */
  ready?: Promise<void> | undefined
}

/** Reads the feed of the site's ticketing provider again and again. A failure is stored and logged once, and the last known state stays. */
export function createFeedJob(dependencies: PollFeedDependencies): RepeatingJob {
  const { logWarning, nextRound } = createRepeatFilter(dependencies.logWarning)
  return {
    name: 'ticketing-feed',
    async run(signal) {
      if (dependencies.ready) await Promise.race([dependencies.ready, once(signal, 'abort')])
      return readFeed({ ...dependencies, logWarning }, signal).finally(nextRound)
    },
    everySeconds: NO_PROVIDER_INTERVAL_SECONDS,
    retrySeconds: MAX_RETRY_SECONDS,
    pollSeconds: 1,
    timeoutSeconds: 120,
  }
}

/** Reads the feed once. Returns the seconds until the next read. */
export async function readFeed(dependencies: PollFeedDependencies, signal: AbortSignal): Promise<number> {
  const { db, wallClock, logWarning } = dependencies
  const previous = await readHealth(db)
  let notice: Notice | undefined
  try {
    const provider = await findProvider(dependencies)
    if (!provider) {
      await clearFailures(db)
      return dependencies.intervalSeconds ?? NO_PROVIDER_INTERVAL_SECONDS
    }
    notice = provider.isKeyWithheld
      ? keyNotice(provider.origin)
      : expiryNotice(provider.origin, findKeyExpiry(dependencies.key, provider.origin), wallClock())
    const feed = await provider.read(signal)
    const unreadable = unreadableNotice(provider.origin, feed.unreadable ?? [])
    notice = notice && unreadable ? joinNotices(notice, unreadable) : (notice ?? unreadable)
    await syncFeed(feed, { db, venueId: provider.venueId, now: dependencies.now(), logWarning })
    await saveSuccess(db, wallClock(), notice?.messages)
    if (previous.failures > 0)
      logWarning(
        `The ticketing provider works again, after ${previous.failures} failures since ${previous.failingSince?.toISOString()}.`,
      )
    if (notice) logWarning(notice.logLine)
    return dependencies.intervalSeconds ?? provider.intervalSeconds
  } catch (error) {
    if (isStopped(signal)) return MIN_RETRY_SECONDS
    const failure = failureNotice(error)
    const { logLine, messages } = notice ? joinNotices(failure, notice) : failure
    logWarning(logLine)
    return retryDelaySeconds(await saveFailure(db, messages, wallClock()))
  }
}

async function findProvider({ db, fetch, key, now }: PollFeedDependencies) {
  const ticketing = await findStable(db, 'ticketing', SITE_RECORD_ID)
  return ticketing && createProvider(ticketing.body as SiteTicketing, { fetch, key, now: now() })
}

/** Whether the server is stopping, as opposed to a timeout. */
const isStopped = ({ aborted, reason }: AbortSignal) => aborted && (reason as Error).name === 'AbortError'

export const retryDelaySeconds = (failures: number) =>
  Math.min(MAX_RETRY_SECONDS, MIN_RETRY_SECONDS * 2 ** Math.min(failures - 1, 10))
