import ipaddr from 'ipaddr.js'

export interface RateLimiter {
  /** Counts one more for the key; false when the limit is exceeded. */
  allow(key: string, now: Date): boolean
  /** The count of the key within the window. */
  getCount(key: string, now: Date): number
  findKeys(matches: (key: string) => boolean): string[]
  /** Removes the count of a key. */
  reset(key: string): void
}

/** Counts by key in memory: at most `max` within `windowMs`, for at most `maxKeys` keys. */
export function createRateLimiter(
  { max, windowMs }: { max: number; windowMs: number },
  maxKeys = 10_000,
): RateLimiter {
  const counts: Counts = new Map()
  return {
    allow(key, now) {
      removeOldCounts(counts, +now - windowMs, maxKeys)
      const counted = counts.get(key)
      if (counted) return ++counted.count <= max
      counts.set(key, { count: 1, since: +now })
      return true
    },
    getCount(key, now) {
      removeOldCounts(counts, +now - windowMs, maxKeys)
      return counts.get(key)?.count ?? 0
    },
    findKeys: (matches) => [...counts.keys()].filter(matches),
    reset(key) {
      counts.delete(key)
    },
  }
}

type Counts = Map<string, { count: number; since: number }>

/** Removes expired counts, and the oldest when the map is full. A map iterates in the order of insertion. */
function removeOldCounts(counts: Counts, before: number, maxKeys: number) {
  for (const [key, { since }] of counts) {
    if (since > before && counts.size < maxKeys) return
    counts.delete(key)
  }
}

/**
 * The network by which clients are counted: a household has a whole /64 of IPv6 addresses, but one IPv4 address (which may be
 * written as IPv6).
 */
export function toNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return (address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
