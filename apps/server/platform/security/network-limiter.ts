import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'
import type { SharedCounts } from './shared-counts.ts'

/** Counts by network, and optionally by what is tried from there, such as an account. */
export interface NetworkLimiter {
  /** Counts one more; false when the limit is exceeded. */
  allow(network: string, now: Date, about?: string): boolean
  /** Whether one more would exceed the limit. */
  isReached(network: string, now: Date, about?: string): boolean
  reset(network: string, about?: string): void
  /** Whether the limit is reached from some network. */
  isReachedFor(about: string, now: Date): boolean
  /** Removes the counts from every network. */
  resetFor(about: string): void
}

/**
 * Counts by network. A customer of a provider may have all IPv6 addresses of a /56 or a /48, with thousands of networks to change
 * between, so those are counted too. They may also be a street or a school, so each may do more.
 */
export function createNetworkLimiter(
  { max, windowMs }: { max: number; windowMs: number },
  { name, counts }: { name: string; counts: Pick<SharedCounts, 'share'> },
): NetworkLimiter {
  const widths = WIDTHS.map(({ bits, times }) => ({
    bits,
    max: max * times,
    limiter: counts.share(
      bits === 64 ? name : `${name}, /${bits}`,
      createRateLimiter({ max: max * times, windowMs }),
    ),
  }))
  const listKeys = (network: string, about: string) =>
    widths.flatMap(({ bits, ...width }) => {
      const wide = widen(network, bits)
      return wide === null ? [] : [{ ...width, key: `${wide} ${about}` }]
    })
  /** A network has no spaces in its name. */
  const findKeys = (limiter: RateLimiter, about: string) =>
    limiter.findKeys((key) => key.slice(key.indexOf(' ') + 1) === about)

  return {
    allow(network, now, about = '') {
      const allowed = listKeys(network, about).map(({ limiter, key }) => limiter.allow(key, now))
      return allowed.every(Boolean)
    },
    isReached: (network, now, about = '') =>
      listKeys(network, about).some(({ limiter, key, max }) => limiter.getCount(key, now) >= max),
    reset(network, about = '') {
      for (const { limiter, key } of listKeys(network, about)) limiter.reset(key)
    },
    isReachedFor: (about, now) =>
      widths.some(({ limiter, max }) =>
        findKeys(limiter, about).some((key) => limiter.getCount(key, now) >= max),
      ),
    resetFor(about) {
      for (const { limiter } of widths) for (const key of findKeys(limiter, about)) limiter.reset(key)
    },
  }
}

const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const

/** The wider network around one of `toNetwork`; null for IPv4, where neighbours are strangers. */
function widen(network: string, bits: 64 | 56 | 48): string | null {
  if (bits === 64) return network
  const [one, two, three, four] = network.split(':')
  if (four === undefined) return null
  const subnet = bits === 56 ? Number.parseInt(four, 16) & 0xff00 : 0
  return `${one}:${two}:${three}:${subnet.toString(16)}/${bits}`
}
