/** A render in the queue, and how to leave it. */
export interface QueuedRender<Result> {
  done: Promise<Result>
  /** Takes it out of the queue if it still waits there, and rejects `done`. Returns whether it did. */
  drop(reason: unknown): boolean
}

export interface RenderQueueEntry {
  /** Networks take turns. */
  network: string
  /** Goes before what is not. */
  isUrgent: boolean
}

export interface RenderQueue {
  /** Runs the work in its turn. Returns undefined when too much waits already. */
  add<Result>(work: () => Promise<Result>, entry: RenderQueueEntry): QueuedRender<Result> | undefined
  readonly waiting: number
  readonly running: number
}

interface Waiting extends RenderQueueEntry {
  begin(): void
  reject(reason: unknown): void
}

/**
 * Runs a few renders at a time: urgent ones first, and the networks in turn, so that whoever asks for many waits behind those who ask for
 * few. When the queue is full, the network with the most entries loses its last one to a network with fewer.
 */
export function createRenderQueue({
  maxConcurrent,
  maxWaiting,
  createBusyError,
}: {
  maxConcurrent: number
  maxWaiting: number
  /** Makes the error of an entry that has lost its place. */
  createBusyError(): Error
}): RenderQueue {
  /** Waiting entries by network; networks are in the order of their turns. */
  const waitingByUrgency = { urgent: new Map<string, Waiting[]>(), other: new Map<string, Waiting[]>() }
  let waiting = 0
  let running = 0

  return {
    add<Result>(work: () => Promise<Result>, entry: RenderQueueEntry) {
      const { promise: turn, resolve: begin, reject } = Promise.withResolvers<void>()
      const item: Waiting = { ...entry, begin, reject }
      if (running < maxConcurrent) {
        running++
        begin()
      } else {
        if (waiting >= maxWaiting && !makeRoom(item)) return undefined
        append(item)
      }
      return {
        done: turn.then(() => run(work)),
        drop(reason) {
          const isRemoved = remove(item)
          if (isRemoved) reject(reason)
          return isRemoved
        },
      }
    },
    get waiting() {
      return waiting
    },
    get running() {
      return running
    },
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      const next = takeNext(waitingByUrgency.urgent) ?? takeNext(waitingByUrgency.other)
      // The next one takes over the place.
      if (next) next.begin()
      else running--
    }
  }

  /** The first of the network whose turn it is; its next one comes after those of all other networks. */
  function takeNext(networks: Map<string, Waiting[]>): Waiting | undefined {
    for (const [network, items] of networks) {
      const next = items.shift()
      networks.delete(network)
      if (items.length > 0) networks.set(network, items)
      waiting--
      return next
    }
    return undefined
  }

  function append(item: Waiting) {
    const networks = findNetworks(item)
    networks.set(item.network, [...(networks.get(item.network) ?? []), item])
    waiting++
  }

  function remove(item: Waiting): boolean {
    const networks = findNetworks(item)
    const items = networks.get(item.network) ?? []
    const rest = items.filter((each) => each !== item)
    if (rest.length === items.length) return false
    if (rest.length > 0) networks.set(item.network, rest)
    else networks.delete(item.network)
    waiting--
    return true
  }

  /** Drops the last entry of the network with the most, of those that are not urgent if there are any. */
  function makeRoom(newcomer: Waiting): boolean {
    const { urgent, other } = waitingByUrgency
    const networks = other.size > 0 ? other : urgent
    const [largest = []] = [...networks.values()].sort((a, b) => b.length - a.length)
    const last = largest.at(-1)
    if (!last || (networks === other && newcomer.isUrgent)) return last !== undefined && evict(last)
    const own = networks.get(newcomer.network)?.length ?? 0
    // No place is free for it: it is not urgent and only urgent ones wait, or no network has more than this one would have.
    if (networks !== findNetworks(newcomer) || largest.length <= own + 1) return false
    return evict(last)
  }

  function evict(item: Waiting): true {
    remove(item)
    item.reject(createBusyError())
    return true
  }

  /** The networks that wait for renders as urgent as this one. */
  function findNetworks({ isUrgent }: RenderQueueEntry) {
    return isUrgent ? waitingByUrgency.urgent : waitingByUrgency.other
  }
}
