import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, osloClock, osloDate, osloInstant } from './oslo-time.ts'

test('Oslo is an hour ahead of UTC in winter and two in summer', () => {
  expect(osloInstant('2026-11-20', '19.00').toISOString()).toBe('2026-11-20T18:00:00.000Z')
  expect(osloInstant('2026-06-20', '19.00').toISOString()).toBe('2026-06-20T17:00:00.000Z')
})

test('half past eleven in the evening in UTC is tomorrow in Oslo', () => {
  expect(osloDate('2026-11-20T23:30:00Z')).toBe('2026-11-21')
})

test('a time that the change to summer time skips becomes an hour later', () => {
  expect(osloClock(osloInstant('2026-03-29', '02.30')).time).toBe('03.30')
})

test('of a time that occurs twice, the first is taken', () => {
  expect(osloInstant('2026-10-25', '02.30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('osloInstant is the inverse of osloClock', () => {
  const arbitraryInstant = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(arbitraryInstant, (instant) => {
      const clock = osloClock(instant)
      expect(osloClock(osloInstant(clock.date, clock.time))).toEqual(clock)
    }),
  )
})

test('adding days crosses months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('the clock agrees with Intl at any instant, also around clock changes', () => {
  const intl = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Oslo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const arbitraryDate = fc.date({
    min: new Date('1960-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  const arbitraryClockChange = fc
    .record({
      year: fc.integer({ min: 1980, max: 2099 }),
      month: fc.constantFrom(2, 8, 9),
      minutes: fc.integer({ min: -3000, max: 3000 }),
    })
    .map(({ year, month, minutes }) => {
      const end = new Date(Date.UTC(year, month + 1, 0, 1))
      return new Date(+end - end.getUTCDay() * 24 * 3_600_000 + minutes * 60_000)
    })
  fc.assert(
    fc.property(fc.oneof(arbitraryDate, arbitraryClockChange), (instant) => {
      const { date, time } = osloClock(instant)
      expect(`${date} ${time.replace('.', ':')}`).toBe(intl.format(instant))
    }),
    { numRuns: 1000 },
  )
})
