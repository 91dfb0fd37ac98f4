/** Limits how much work runs at the same time. */
export interface WorkQueue {
  /** Runs the work when there is room. Returns undefined at once when too many wait already. */
  add<Result>(work: () => Promise<Result>): Promise<Result> | undefined
  readonly waiting: number
  readonly running: number
}

export function createWorkQueue({
  maxConcurrent,
  maxWaiting,
}: {
  maxConcurrent: number
  maxWaiting: number
}): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    add(work) {
      if (running >= maxConcurrent && waiting.length >= maxWaiting) return undefined
      return run(work)
    },
    get waiting() {
      return waiting.length
    },
    get running() {
      return running
    },
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxConcurrent) await new Promise<void>((resume) => waiting.push(resume))
    else running++
    try {
      return await work()
    } finally {
      // The next one takes over the place, so the number of running ones changes only when none waits.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
