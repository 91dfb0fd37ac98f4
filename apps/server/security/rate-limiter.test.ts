import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLimiter, networkOf } from './rate-limiter.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second))
const limits = { most: 2, withinMs: 60_000 }

describe('a limiter', () => {
  test('lets some asks through from each, and more when the time has passed', () => {
    const limiter = createLimiter(limits)
    const asks = [0, 1, 2, 59, 60].map((second) => limiter.allow('a', at(second)))
    expect(asks).toEqual([true, true, false, false, true])
    expect(limiter.allow('b', at(2))).toBe(true)
  })

  test('tells how often somebody asked, and forgives', () => {
    const limiter = createLimiter(limits)
    expect(limiter.countOf('a', at(0))).toBe(0)
    for (const second of [0, 1, 2]) limiter.allow('a', at(second))
    expect(limiter.countOf('a', at(2))).toBe(3)
    limiter.forgive('a')
    expect(limiter.allow('a', at(3))).toBe(true)
  })

  test('remembers no more than it has room for', () => {
    const limiter = createLimiter({ ...limits, most: 1 }, 2)
    for (const key of ['a', 'b', 'c']) limiter.allow(key, at(0))
    expect(limiter.allow('a', at(1))).toBe(true)
  })
})

describe('the network of an address', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const half = fc.tuple(group, group, group, group)
  const written = (groups: number[]) => groups.map((part) => part.toString(16)).join(':')

  test('is the same for all IPv6 addresses whose first half is', () => {
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        // Those that stand for an IPv4 address are each a place of their own.
        fc.pre(network.some((part) => part !== 0))
        expect(networkOf(written([...network, ...one]))).toBe(networkOf(written([...network, ...other])))
      }),
    )
  })

  test('is another for another first half', () => {
    expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff::2'))
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'))
  })

  test('is an IPv4 address itself, in either form', () => {
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(networkOf('::ffff:192.0.2.2')).not.toBe(networkOf('::ffff:192.0.2.1'))
  })
})
