import { CallError } from '@lerret/api'
import { OFFLINE } from '../../data/call-desk.ts'
import type { Announcement } from '../server/records.ts'
import type { Clock } from './clock.ts'
import type { Random } from './random.ts'

/** How probable it is that a request is lost on its way, its reply is, it arrives twice, or all of it takes long. */
export interface Conditions {
  lost: number
  replyLost: number
  repeated: number
  slow: number
  /** That a tab does not hear of what happened, and later that it may have missed something. */
  unheard: number
  /** Whether requests that only read arrive all the same. */
  canRead?: boolean
}

export const GOOD: Conditions = { lost: 0, replyLost: 0, repeated: 0, slow: 0, unheard: 0 }
export const BAD: Conditions = { lost: 0.04, replyLost: 0.04, repeated: 0.03, slow: 0.08, unheard: 0.1 }

export interface Request<Reply> {
  name: string
  /** The records that it changes; none when it only reads. */
  changes: readonly string[]
  /** What the server does when it arrives. */
  handle(): Reply | Promise<Reply>
}

export interface Connection {
  send<Reply>(request: Request<Reply>): Promise<Reply>
  close(): void
}

export interface Tab {
  name: string
  browser: string
  random: Random
  hear(announcement: Announcement | null): void
  /** The requests that the tab waits for, by what they change. */
  underWay: Set<string>
}

const SERVER = 'server'
/** After which a browser gives up a request. */
const GIVE_UP_MS = 20_000

export type Network = ReturnType<typeof createNetwork>

/** Carries requests, replies and announcements, as well as the conditions allow. What happens to a request follows from the seed and its tab. */
export function createNetwork({
  clock,
  random,
  conditions: first,
  onTwoAtOnce,
  onRefused,
}: {
  clock: Clock
  random: Random
  conditions: Conditions
  /** A tab changes a record while its last change of it is under way. */
  onTwoAtOnce(tab: string, request: string): void
  /** A request breaks its contract. */
  onRefused(tab: string, request: string): void
}) {
  const tabs = new Map<string, Tab>()
  const offline = new Set<string>()
  let conditions = first
  /** Grows with each restart of the server, which loses what is under way. */
  let epoch = 0
  let sent = 0

  function connect({ name, browser, hear }: Pick<Tab, 'name' | 'browser' | 'hear'>): Connection {
    const tab: Tab = { name, browser, hear, random: random.fork(name), underWay: new Set() }
    tabs.set(name, tab)
    return {
      send: (request) => send(tab, request),
      close: () => void tabs.delete(name),
    }
  }

  async function send<Reply>(tab: Tab, request: Request<Reply>): Promise<Reply> {
    sent += 1
    if (request.changes.some((name) => tab.underWay.has(name))) onTwoAtOnce(tab.name, request.name)
    for (const name of request.changes) tab.underWay.add(name)
    try {
      return await new Promise((resolve, reject) => transmit(tab, request, { resolve, reject }))
    } finally {
      for (const name of request.changes) tab.underWay.delete(name)
    }
  }

  function transmit<Reply>(
    tab: Tab,
    { name, changes, handle }: Request<Reply>,
    { resolve, reject }: { resolve(reply: Reply): void; reject(error: unknown): void },
  ) {
    const { random } = tab
    const failLater = (ms: number) => clock.after(ms, () => reject(createOfflineError(name)), tab.name)
    if (offline.has(tab.browser)) return failLater(random.between(1, 200))
    const isSlow = random.chance(conditions.slow)
    const delay = () => random.between(2, isSlow ? 8000 : 120)
    const isSafe = conditions.canRead && changes.length === 0
    const isLost = random.chance(conditions.lost) && !isSafe
    const isReplyLost = random.chance(conditions.replyLost) && !isSafe
    const isRepeated = random.chance(conditions.repeated)
    const sentIn = epoch
    if (isLost) return failLater(random.between(50, GIVE_UP_MS))
    clock.after(delay(), () => void arrive(), SERVER)
    // The second time nobody waits for a reply.
    if (isRepeated)
      clock.after(
        random.between(100, 15_000),
        () =>
          void Promise.resolve()
            .then(handle)
            .catch(() => {}),
        SERVER,
      )

    async function arrive() {
      if (sentIn !== epoch) return failLater(random.between(1, 500))
      const answer = await Promise.resolve()
        .then(handle)
        .then(
          (reply) => () => resolve(reply),
          (error) => {
            if (error.status === 400) onRefused(tab.name, name)
            return () => reject(error)
          },
        )
      clock.after(delay(), () => finish(answer), tab.name)
    }

    function finish(answer: () => void) {
      if (isReplyLost || sentIn !== epoch || offline.has(tab.browser)) failLater(random.between(1, 5000))
      else answer()
    }
  }

  function announce(announcement: Announcement) {
    for (const tab of tabs.values()) {
      if (offline.has(tab.browser)) continue
      const isHeard = !tab.random.chance(conditions.unheard)
      const delay = tab.random.between(5, isHeard ? 400 : 30_000)
      clock.after(delay, () => tabs.has(tab.name) && tab.hear(isHeard ? announcement : null), tab.name)
    }
  }

  /** Tells tabs that they may have missed something. */
  function reconnect(isConcerned: (tab: Tab) => boolean) {
    for (const tab of [...tabs.values()].filter(isConcerned))
      clock.after(tab.random.between(50, 3000), () => tabs.has(tab.name) && tab.hear(null), tab.name)
  }

  return {
    countSent: () => sent,
    connect,
    announce,
    setOffline(browser: string, isOffline: boolean) {
      if (isOffline) offline.add(browser)
      else if (offline.delete(browser)) reconnect((tab) => tab.browser === browser)
    },
    restartServer() {
      epoch += 1
      reconnect(() => true)
    },
    /** From now on everything arrives, once and soon. */
    calm() {
      conditions = GOOD
      offline.clear()
      reconnect(() => true)
    },
  }
}

const createOfflineError = (name: string) =>
  new CallError(`${name} got no answer.`, { code: OFFLINE, status: 0, response: null })
