import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@lerret/model'
import { toNetwork } from '../../platform/security/rate-limiter.ts'

/** A text waits in memory this long for somebody else who asks the same. */
const WAIT_MS = 30 * DAY_MS
/** A network is counted once in this time: people try again, and a page and its data both carry a query. */
const REPEAT_MS = HOUR_MS
const MAX_WAITING_TEXTS = 2000

/**
 * Counts what people ask for, which can be personal: a text counts only when a second network asks the same. Until then it is in
 * memory alone. Networks are hashed with a key that ends with the process.
 */
export function createSharedRequests(now: () => Date) {
  const salt = randomBytes(16)
  const texts = new Map<string, { networks: Map<string, number>; isShared: boolean; since: number }>()
  const hashNetwork = (ip: string) => createHash('sha256').update(salt).update(toNetwork(ip)).digest('base64')

  function forgetOld() {
    for (const [text, { since }] of texts) {
      if (since > +now() - WAIT_MS && texts.size < MAX_WAITING_TEXTS) return
      texts.delete(text)
    }
  }

  return {
    /** Counts the requests to add to the count of a text: none for the first network that asks, and for one that asks again. */
    count(text: string, ip: string): number {
      forgetOld()
      const known = texts.get(text) ?? { networks: new Map(), isShared: false, since: +now() }
      texts.set(text, known)
      const network = hashNetwork(ip)
      const lastAsked = known.networks.get(network)
      known.networks.set(network, +now())
      if (lastAsked !== undefined && +now() - lastAsked < REPEAT_MS) return 0
      if (known.isShared) return 1
      if (known.networks.size < 2) return 0
      known.isShared = true
      return known.networks.size
    },
  }
}
