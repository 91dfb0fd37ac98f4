/** Work that waits for its turn, so that only so much is done at once. */
export interface Queue {
  /** Does the work when its turn comes; undefined at once when too many wait already. */
  add<Result>(work: () => Promise<Result>): Promise<Result> | undefined
  /** How many wait, and how many are being done. */
  readonly waiting: number
  readonly underWay: number
}

export function createQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Queue {
  const waiting: (() => void)[] = []
  let underWay = 0

  return {
    add(work) {
      if (underWay >= atOnce && waiting.length >= mostWaiting) return undefined
      return run(work)
    },
    get waiting() {
      return waiting.length
    },
    get underWay() {
      return underWay
    },
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (underWay >= atOnce) await new Promise<void>((turn) => waiting.push(turn))
    else underWay++
    try {
      return await work()
    } finally {
      // Whoever is next takes the place over; only an empty queue gives it up.
      const next = waiting.shift()
      if (next) next()
      else underWay--
    }
  }
}
