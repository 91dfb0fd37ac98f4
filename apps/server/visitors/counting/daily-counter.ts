import { osloDate } from '@lerret/model'

/** How long events are counted in memory before they are stored. */
const FLUSH_INTERVAL_MS = 5000

export interface DailyCount {
  /** The date in Oslo. */
  day: string
  key: string
  count: number
}

export interface DailyCounter {
  count(key: string, count?: number): void
  /** Stores what was counted since the last time. */
  flush(): Promise<void>
  /** Stores the last counts and stops the timer. */
  stop(): Promise<void>
}

/** Counts events by day and key, and stores them together every few seconds. `store` gets them in the same order on every server. */
export function createDailyCounter({
  store,
  now,
  logError,
}: {
  store(counts: DailyCount[]): Promise<unknown>
  now: () => Date
  logError(error: unknown): void
}): DailyCounter {
  let counts = new Map<string, DailyCount>()
  let flushing = Promise.resolve()
  const timer = setInterval(() => flush().catch(logError), FLUSH_INTERVAL_MS).unref()

  function add(day: string, key: string, count: number) {
    const id = `${day} ${key}`
    const counted = counts.get(id)
    if (counted) counted.count += count
    else counts.set(id, { day, key, count })
  }

  /** One statement at a time. */
  function flush(): Promise<void> {
    flushing = flushing.catch(() => {}).then(storeCounts)
    return flushing
  }

  async function storeCounts() {
    if (counts.size === 0) return
    // Always in the same order, so that two servers cannot block each other.
    const stored = [...counts.values()].sort((a, b) => (a.day + a.key < b.day + b.key ? -1 : 1))
    counts = new Map()
    try {
      await store(stored)
    } catch (error) {
      // They are stored when the database is back.
      for (const { day, key, count } of stored) add(day, key, count)
      throw error
    }
  }

  return {
    count: (key, count = 1) => add(osloDate(now()), key, count),
    flush,
    async stop() {
      clearInterval(timer)
      await flush().catch(logError)
    },
  }
}
