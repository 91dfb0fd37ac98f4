/** Virtual time: nothing takes time, and everything that waits happens in order. */
export interface Clock {
  now(): number
  /**
   * Does something later, for an owner such as a browser tab; without one, for the owner of what is happening now. Returns a number
   * with which it can be cancelled.
   */
  after(ms: number, run: () => void, owner?: string): number
  cancel(timer: number): void
  /** Nothing of an owner happens any more, as when a browser is killed. */
  stop(owner: string): void
  /** Does something at once for an owner, and all that follows from it without waiting. */
  act(owner: string, run: () => void): Promise<void>
  /** What happens now takes real time: nothing else happens until it has ended. */
  waitFor(work: Promise<unknown>): void
  /** Does what comes next, and all that follows from it at once. Returns whose it was; null when nothing is left until a moment. */
  next(until: number): Promise<string | null>
  close(): void
}

interface Waiting {
  at: number
  number: number
  owner: string
  run(): void
}

const START = Date.parse('2026-11-20T08:00:00Z')

/** Also gives this time to code that asks the browser for it, until the clock is closed. */
export function createClock(): Clock {
  const queue: Waiting[] = []
  const cancelled = new Set<number>()
  const stopped = new Set<string>()
  const turn = createTurn()
  const underWay = new Set<Promise<unknown>>()
  let now = START
  let count = 0
  let current = ''
  const restore = replaceNow(() => now)
  return {
    now: () => now,
    after,
    cancel,
    stop: (owner) => void stopped.add(owner),
    act,
    waitFor: (work) => void underWay.add(work),
    async next(until) {
      const first = takeFirst(until)
      if (!first) return null
      now = first.at
      await act(first.owner, first.run)
      return first.owner
    },
    close() {
      restore()
      turn.close()
    },
  }

  async function act(owner: string, run: () => void) {
    current = owner
    run()
    await turn.end()
    while (underWay.size > 0) {
      const work = [...underWay]
      underWay.clear()
      await Promise.allSettled(work)
      await turn.end()
    }
  }

  function after(ms: number, run: () => void, owner = current): number {
    count += 1
    push(queue, { at: now + Math.max(1, Math.round(ms)), number: count, owner, run })
    return count
  }

  function cancel(timer: number | undefined) {
    if (timer !== undefined) cancelled.add(timer)
  }

  function takeFirst(until: number): Waiting | null {
    for (;;) {
      const first = queue[0]
      if (!first || first.at > until) {
        now = Math.max(now, until)
        return null
      }
      pop(queue)
      if (!cancelled.delete(first.number) && !stopped.has(first.owner)) return first
    }
  }
}

/** A message to oneself arrives when all promises that can go on have gone on. */
function createTurn() {
  const { port1, port2 } = new MessageChannel()
  let finish = () => {}
  port1.onmessage = () => finish()
  return {
    end: () =>
      new Promise<void>((resolve) => {
        finish = resolve
        port2.postMessage(null)
      }),
    close: () => port1.close(),
  }
}

function replaceNow(read: () => number): () => void {
  const { now } = Date
  Date.now = read
  return () => {
    Date.now = now
  }
}

const isBefore = (a: Waiting, b: Waiting) => a.at < b.at || (a.at === b.at && a.number < b.number)

/** Adds to a binary heap, whose first item is the next one. */
function push(heap: Waiting[], item: Waiting) {
  let index = heap.push(item) - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    if (!isBefore(item, heap[parent] as Waiting)) break
    heap[index] = heap[parent] as Waiting
    index = parent
  }
  heap[index] = item
}

function pop(heap: Waiting[]) {
  const last = heap.pop() as Waiting
  if (heap.length === 0) return
  let index = 0
  for (;;) {
    let child = 2 * index + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isBefore(heap[child + 1] as Waiting, heap[child] as Waiting)) child += 1
    if (!isBefore(heap[child] as Waiting, last)) break
    heap[index] = heap[child] as Waiting
    index = child
  }
  heap[index] = last
}
