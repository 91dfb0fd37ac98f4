import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from './ranges.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['bytes=2-400', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['Bytes= 2-4 ', { first: 2, last: 4 }],
  ['bytes=10-', 'outside'],
  ['bytes=10-12', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=4-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=1.5-2', 'whole'],
])('of ten bytes, %s is %o', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})

test('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('outside')
  expect(parseRange('bytes=-5', 0)).toBe('outside')
})

test('every parsed range lies within the file and has at least one byte', () => {
  const number = fc.option(fc.bigInt({ min: 0n, max: 10n ** 30n }))
  fc.assert(
    fc.property(number, number, fc.nat(1000), (from, to, length) => {
      const range = parseRange(`bytes=${from ?? ''}-${to ?? ''}`, length)
      if (typeof range === 'string') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeGreaterThanOrEqual(range.first)
      expect(range.last).toBeLessThan(length)
    }),
  )
})
