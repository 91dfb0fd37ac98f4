import { isIPv6 } from 'node:net'

export interface Limiter {
  /** Counts this ask; false when there have been too many from there. */
  allow(ip: string, now: Date): boolean
}

/** Counts asks by where they come from, in memory: at most `most` within a time, at most `places` remembered. */
export function createLimiter(
  { most, withinMs }: { most: number; withinMs: number },
  places = 10_000,
): Limiter {
  const counts: Counts = new Map()
  return {
    allow(ip, now) {
      forget(counts, +now - withinMs, places)
      const place = placeOf(ip)
      const seen = counts.get(place)
      if (seen) return ++seen.count <= most
      counts.set(place, { count: 1, since: +now })
      return true
    },
  }
}

type Counts = Map<string, { count: number; since: number }>

/** Lets go of what is past, and of the oldest to make room for one more. A map keeps its entries in the order they came. */
function forget(counts: Counts, before: number, places: number) {
  for (const [place, { since }] of counts) {
    if (since > before && counts.size < places) return
    counts.delete(place)
  }
}

/** A household has a whole network of IPv6 addresses (the first half), but one IPv4 address. */
function placeOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
