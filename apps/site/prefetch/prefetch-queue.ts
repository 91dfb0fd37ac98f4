export interface PrefetchQueueOptions {
  load: (path: string) => Promise<unknown>
  whenIdle: (callback: () => void) => void
  maxPerPage: number
}

export interface PrefetchQueue {
  add(path: string): void
  /** Records that a path was fetched outside the queue. */
  markFetched(path: string): void
  /** Empties the queue and starts a new count: the next page adds its own links. */
  reset(): void
}

/** Fetches paths one at a time while the browser is idle, each once. */
export function createPrefetchQueue({ load, whenIdle, maxPerPage }: PrefetchQueueOptions): PrefetchQueue {
  // Only paths whose fetch has started: a waiting path may be dropped, and is then added again from another page.
  const fetched = new Set<string>()
  const waiting = new Set<string>()
  let isFetching = false
  let remaining = maxPerPage

  return {
    add(path) {
      if (fetched.has(path)) return
      waiting.add(path)
      if (!isFetching) fetchNext()
    },
    markFetched,
    reset() {
      waiting.clear()
      remaining = maxPerPage
    },
  }

  function markFetched(path: string) {
    fetched.add(path)
    waiting.delete(path)
  }

  function fetchNext() {
    const [path] = waiting
    isFetching = path !== undefined && remaining > 0
    if (path === undefined || !isFetching) return
    remaining--
    markFetched(path)
    whenIdle(() => void load(path).then(fetchNext))
  }
}
