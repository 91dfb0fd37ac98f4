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

test('a time that summer time skips becomes the hour after', () => {
  expect(osloClock(osloInstant('2026-03-29', '02.30')).time).toBe('03.30')
})

test('a time that comes twice is the first of the two', () => {
  expect(osloInstant('2026-10-25', '02.30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('every date and time that Oslo’s clock can show is found again', () => {
  const anyInstant = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyInstant, (instant) => {
      const clock = osloClock(instant)
      expect(osloClock(osloInstant(clock.date, clock.time))).toEqual(clock)
    }),
  )
})

test('adding days walks the calendar over months, years and summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
