export interface QueueParts {
  load: (path: string) => Promise<unknown>
  whenIdle: (work: () => void) => void
  /** So many for a page. */
  atMost: number
}

export interface Queue {
  add(path: string): void
  /** It was wanted sooner, so that it need not wait. */
  noteFetched(path: string): void
  /** What waits was in view there. The next page has links of its own, maybe the same. */
  leavePage(): void
}

/** Paths to be fetched one after the other while the browser is idle, each once. */
export function createQueue({ load, whenIdle, atMost }: QueueParts): Queue {
  // What only waits may never be fetched here, and must not be taken for fetched elsewhere.
  const fetched = new Set<string>()
  const waiting = new Set<string>()
  let isBusy = false
  let left = atMost

  return {
    add(path) {
      if (fetched.has(path)) return
      waiting.add(path)
      if (!isBusy) next()
    },
    noteFetched,
    leavePage() {
      waiting.clear()
      left = atMost
    },
  }

  function noteFetched(path: string) {
    fetched.add(path)
    waiting.delete(path)
  }

  function next() {
    const [path] = waiting
    isBusy = path !== undefined && left > 0
    if (path === undefined || !isBusy) return
    left--
    noteFetched(path)
    whenIdle(() => void load(path).then(next))
  }
}
