import { expect, test } from 'vitest'
import { createNetworkLimiter } from './network-limiter.ts'
import { toNetwork } from './rate-limiter.ts'
import { ownCounts } from './shared-counts.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const givenLimiter = () =>
  createNetworkLimiter({ max: 10, windowMs: 60_000 }, { name: 'guesses', counts: ownCounts })

/** Counts how many of 1,000 guesses are allowed, each from another address. */
function countAllowed(toAddress: (number: number) => string): number {
  const limiter = givenLimiter()
  const numbers = Array.from({ length: 1000 }, (_, number) => number)
  return numbers.filter((number) => limiter.allow(toNetwork(toAddress(number)), NOW, 'kari')).length
}

test.each([
  ['one household', 10, (number: number) => `2001:db8:1:2::${number.toString(16)}`],
  [
    'the 256 networks of a /56',
    20,
    (number: number) => `2001:db8:1:${(0x200 + (number % 256)).toString(16)}::1`,
  ],
  ['the networks of a /48', 40, (number: number) => `2001:db8:1:${(number * 64).toString(16)}::1`],
  ['neighbours with IPv4', 1000, (number: number) => `198.51.${number >> 8}.${number & 255}`],
] as const)('of 1,000 guesses from %s, %i are allowed', (_, allowed, toAddress) => {
  expect(countAllowed(toAddress)).toBe(allowed)
})

test('a limit that is reached in a wide network is lifted for one account there and stays for others', () => {
  const limiter = givenLimiter()
  for (const account of ['kari', 'ola'])
    for (let subnet = 0; subnet < 40; subnet++)
      limiter.allow(`2001:db8:1:${subnet.toString(16)}`, NOW, account)
  const isReached = (account: string) => limiter.isReached('2001:db8:1:ffff', NOW, account)
  expect([isReached('kari'), limiter.isReachedFor('kari', NOW), isReached('ola')]).toEqual([true, true, true])
  limiter.resetFor('kari')
  expect([isReached('kari'), limiter.isReachedFor('kari', NOW), isReached('ola')]).toEqual([
    false,
    false,
    true,
  ])
})
