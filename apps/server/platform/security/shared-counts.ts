import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { RateLimiter } from './rate-limiter.ts'

/** Counts guesses and requests together with the other servers of a house. Each has all counts in memory. */
export interface SharedCounts {
  /** The limiter, of which the others count along under the same name. */
  share(name: string, limiter: RateLimiter): RateLimiter
  /** Counts what another server has counted. */
  receive(payload: string): void
}

/** The channel on which servers send each other what they count. */
export const COUNTS_CHANNEL = 'lerret_counts'

/** PostgreSQL allows a payload of 8000 bytes. A longer key is of no account or network that exists. */
const MAX_PAYLOAD_BYTES = 7900

const Message = z.object({
  server: z.string(),
  name: z.string(),
  key: z.string(),
  type: z.enum(['count', 'reset']),
})

export function createSharedCounts({
  send,
  now,
}: {
  send(payload: string): void
  now: () => Date
}): SharedCounts {
  const server = randomUUID()
  const limiters = new Map<string, RateLimiter>()
  const notifyOthers = (message: Omit<z.infer<typeof Message>, 'server'>) => {
    const payload = JSON.stringify({ server, ...message })
    if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) send(payload)
  }
  return {
    share(name, limiter) {
      limiters.set(name, limiter)
      return {
        ...limiter,
        allow(key, moment) {
          const isAllowed = limiter.allow(key, moment)
          // Above the limit the others know enough.
          if (isAllowed) notifyOthers({ name, key, type: 'count' })
          return isAllowed
        },
        reset(key) {
          limiter.reset(key)
          notifyOthers({ name, key, type: 'reset' })
        },
      }
    },
    receive(payload) {
      const { data: message } = Message.safeParse(parseJson(payload))
      if (!message || message.server === server) return
      const limiter = limiters.get(message.name)
      if (message.type === 'reset') limiter?.reset(message.key)
      else limiter?.allow(message.key, now())
    },
  }
}

/** The counts of a house with one server, which shares them with nobody. */
export const ownCounts: Pick<SharedCounts, 'share'> = { share: (_name, limiter) => limiter }

/** A server of another version may send something else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
