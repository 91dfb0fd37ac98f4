import { osloInstant } from '@lerret/model'
import { SITE_WORDS } from '@lerret/words'
import { describe, expect, test } from 'vitest'
import { formatFullDate, formatMoment, formatRelativeDay, formatSharedDay, splitDate } from './dates.ts'

const at = (date: string, time: string) => osloInstant(date, time).toISOString()
const format = (instant: string, now: string | null) => formatMoment(instant, now, SITE_WORDS)

describe('a moment is written relative to now', () => {
  const now = at('2026-11-15', '12.00')

  test.each([
    ['this afternoon', '2026-11-15', '15.30', 'I dag 15.30'],
    ['tonight', '2026-11-15', '19.00', 'I kveld 19.00'],
    ['five o’clock, when the evening begins', '2026-11-15', '17.00', 'I kveld 17.00'],
    ['tomorrow', '2026-11-16', '19.00', 'I morgon 19.00'],
    ['later this week', '2026-11-21', '13.00', 'Laurdag 13.00'],
    ['a week from now', '2026-11-22', '13.00', 'Sundag 22. november 13.00'],
    ['next year', '2027-01-16', '19.00', 'Laurdag 16. januar 2027 19.00'],
    ['yesterday', '2026-11-14', '19.00', 'Laurdag 14. november 19.00'],
  ])('%s', (_, date, time, text) => {
    expect(format(at(date, time), now)).toBe(text)
  })

  test('without a current time, the whole date is written', () => {
    expect(format(at('2026-11-15', '19.00'), null)).toBe('Sundag 15. november 2026 19.00')
  })
})

describe('a day ends at midnight in Oslo, not in Greenwich', () => {
  test('one minute before midnight is still tonight', () => {
    expect(format(at('2026-11-15', '23.59'), '2026-11-15T20:00:00Z')).toBe('I kveld 23.59')
  })

  test('half past midnight is tomorrow, though it is the same day in UTC', () => {
    expect(format('2026-11-15T23:30:00Z', '2026-11-15T20:00:00Z')).toBe('I morgon 00.30')
  })

  test('at midnight tomorrow becomes today', () => {
    expect(formatRelativeDay('2026-11-16', '2026-11-15T22:59:59Z', SITE_WORDS)).toBe('I morgon')
    expect(formatRelativeDay('2026-11-16', '2026-11-15T23:00:00Z', SITE_WORDS)).toBe('I dag')
  })

  test('in summer midnight is an hour earlier in UTC', () => {
    expect(formatRelativeDay('2026-07-02', '2026-07-01T22:00:00Z', SITE_WORDS)).toBe('I dag')
  })

  test.each([
    ['the short day in March', '2026-03-28', '2026-03-29'],
    ['the long day in October', '2026-10-24', '2026-10-25'],
  ])('%s is tomorrow on the day before', (_, before, day) => {
    expect(format(at(day, '12.00'), at(before, '23.30'))).toBe('I morgon 12.00')
    expect(format(at(day, '23.30'), at(day, '00.30'))).toBe('I kveld 23.30')
  })
})

test('a day is called tonight when all its showings are in the evening', () => {
  const now = at('2026-11-15', '12.00')
  const day = (...times: string[]) =>
    formatSharedDay(
      times.map((time) => at('2026-11-15', time)),
      now,
      SITE_WORDS,
    )
  expect(day('17.30', '21.00')).toBe('I kveld')
  expect(day('13.00', '21.00')).toBe('I dag')
  expect(formatSharedDay([at('2026-11-20', '19.00')], now, SITE_WORDS)).toBeNull()
})

test('names of days and months are nynorsk', () => {
  expect(formatFullDate('2026-11-21', '2026-01-01T12:00:00Z', SITE_WORDS)).toBe('laurdag 21. november')
  expect(formatFullDate('2026-06-01', '2026-01-01T12:00:00Z', SITE_WORDS)).toBe('måndag 1. juni')
  expect(formatFullDate('2026-12-06', null, SITE_WORDS)).toBe('sundag 6. desember 2026')
  expect(splitDate('2026-12-04', SITE_WORDS)).toEqual({ day: '4', month: 'des' })
})
