import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRateLimiter, toNetwork } from './rate-limiter.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second))
const limits = { max: 2, windowMs: 60_000 }

describe('a rate limiter', () => {
  test('allows the limit for each key, and again after the window', () => {
    const limiter = createRateLimiter(limits)
    const allowed = [0, 1, 2, 59, 60].map((second) => limiter.allow('a', at(second)))
    expect(allowed).toEqual([true, true, false, false, true])
    expect(limiter.allow('b', at(2))).toBe(true)
  })

  test('returns the count of a key, and resets it', () => {
    const limiter = createRateLimiter(limits)
    expect(limiter.getCount('a', at(0))).toBe(0)
    for (const second of [0, 1, 2]) limiter.allow('a', at(second))
    expect(limiter.getCount('a', at(2))).toBe(3)
    limiter.reset('a')
    expect(limiter.allow('a', at(3))).toBe(true)
  })

  test('removes the oldest key when it is full', () => {
    const limiter = createRateLimiter({ ...limits, max: 1 }, 2)
    for (const key of ['a', 'b', 'c']) limiter.allow(key, at(0))
    expect(limiter.allow('a', at(1))).toBe(true)
  })
})

describe('the network of an address', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const half = fc.tuple(group, group, group, group)
  const written = (groups: number[]) => groups.map((value) => value.toString(16)).join(':')

  test('is the same for all IPv6 addresses with the same first half', () => {
    fc.assert(
      fc.property(half, half, half, (network, first, second) => {
        // IPv6 addresses that stand for an IPv4 address are a network of their own.
        fc.pre(network.some((value) => value !== 0))
        expect(toNetwork(written([...network, ...first]))).toBe(toNetwork(written([...network, ...second])))
      }),
    )
  })

  test('differs for another first half', () => {
    expect(toNetwork('2001:db8::1')).toBe(toNetwork('2001:db8:0:0:ffff::2'))
    expect(toNetwork('2001:db8:0:1::1')).not.toBe(toNetwork('2001:db8::1'))
  })

  test('is the IPv4 address itself, in either form', () => {
    expect(toNetwork('192.0.2.1')).toBe('192.0.2.1')
    expect(toNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(toNetwork('::ffff:192.0.2.2')).not.toBe(toNetwork('::ffff:192.0.2.1'))
  })
})
