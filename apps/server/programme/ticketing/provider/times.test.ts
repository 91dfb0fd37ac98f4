import { HOUR_MS, osloClock } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant, toTimes } from './times.ts'

const MINUTE = 60_000
/** 01.00 UTC on the last Sundays of March and October, when clocks change. */
const CHANGES = [
  Date.UTC(2026, 2, 29, 1),
  Date.UTC(2026, 9, 25, 1),
  Date.UTC(2027, 2, 28, 1),
  Date.UTC(2027, 9, 31, 1),
]

const toWallClock = (instant: number) => {
  const { date, time } = osloClock(instant)
  return `${date}T${time.replace('.', ':')}:00`
}

const aroundChange = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -12 * 60, max: 12 * 60 }))
  .map(([change, minutes]) => change + minutes * MINUTE)

/** Whether the wall clock shows the time of an instant for the second time. */
const isRepeated = (instant: number) => toWallClock(instant) === toWallClock(instant - HOUR_MS)

test('a wall-clock time around a clock change is the instant when clocks in Oslo show it, the first if they do twice', () => {
  fc.assert(
    fc.property(aroundChange, (instant) => {
      const expected = isRepeated(instant) ? instant - HOUR_MS : instant
      expect(toInstant(toWallClock(instant))).toBe(new Date(expected).toISOString())
    }),
  )
})

test('a showing across a clock change ends after it starts, at what the wall clock shows', () => {
  fc.assert(
    fc.property(aroundChange, fc.integer({ min: 1, max: 300 }), (start, minutes) => {
      const end = start + minutes * MINUTE
      const times = toTimes(toWallClock(start), toWallClock(end))
      expect(times).not.toBeNull()
      if (!times) return
      expect(Date.parse(times.endsAt)).toBeGreaterThan(Date.parse(times.startsAt))
      // Two times that both occur twice have lengths that nobody can tell apart.
      if (!isRepeated(start) && !isRepeated(end)) expect(times.endsAt).toBe(new Date(end).toISOString())
    }),
  )
})

test('a time with an offset is that instant, however the offset is written', () => {
  for (const text of [
    '2026-10-25T19:00:00+01:00',
    '2026-10-25T19:00+0100',
    '2026-10-25 18:00:00Z',
    '2026-10-25T19:00:00.000+01',
  ])
    expect(toInstant(text), text).toBe('2026-10-25T18:00:00.000Z')
})

test.each([
  '',
  'snart',
  '2026-10-25',
  '2026-13-01T10:00',
  '2026-02-30T10:00',
  '2026-10-25T25:00',
  '0000-01-01T00:00:00Z',
])('%j is no time', (text) => {
  expect(toInstant(text)).toBeNull()
})

test('an end that is missing or before the start is computed from the length', () => {
  const endOf = (end: string | null, minutes?: number) => toTimes('2026-10-20T19:00', end, minutes)?.endsAt
  expect(endOf(null, 94)).toBe('2026-10-20T18:34:00.000Z')
  expect(endOf('2026-10-20T18:00', 94)).toBe('2026-10-20T18:34:00.000Z')
  expect(endOf(null)).toBe('2026-10-20T19:00:00.000Z')
})
