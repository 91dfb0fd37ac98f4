import ipaddr from 'ipaddr.js'

export interface Limiter {
  /** Counts this ask; false when there have been too many with the same key. */
  allow(key: string, now: Date): boolean
  /** How often the key was counted lately. */
  countOf(key: string, now: Date): number
  /** Lets go of what was counted for a key, as if it had never asked. */
  forgive(key: string): void
}

/** Counts asks by a key, in memory: at most `most` within a time, at most `keys` remembered. */
export function createLimiter(
  { most, withinMs }: { most: number; withinMs: number },
  keys = 10_000,
): Limiter {
  const counts: Counts = new Map()
  return {
    allow(key, now) {
      forget(counts, +now - withinMs, keys)
      const seen = counts.get(key)
      if (seen) return ++seen.count <= most
      counts.set(key, { count: 1, since: +now })
      return true
    },
    countOf(key, now) {
      forget(counts, +now - withinMs, keys)
      return counts.get(key)?.count ?? 0
    },
    forgive(key) {
      counts.delete(key)
    },
  }
}

type Counts = Map<string, { count: number; since: number }>

/** Lets go of what is past, and of the oldest to make room for one more. A map keeps its entries in the order they came. */
function forget(counts: Counts, before: number, keys: number) {
  for (const [key, { since }] of counts) {
    if (since > before && counts.size < keys) return
    counts.delete(key)
  }
}

/**
 * Where an address belongs: a household has a whole network of IPv6 addresses (the first half, /64), but one IPv4 address,
 * in whichever form it is written.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return (address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
