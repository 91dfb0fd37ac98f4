import { describe, expect, test } from 'vitest'
import { getWeekNumber, listPeriods } from './periods.ts'

/** A Tuesday. */
const TODAY = '2026-11-17'
const find = (dates: string[], today = TODAY) =>
  listPeriods(dates, today).map(({ value, from, to }) => [value, from, to])

describe('the periods of a programme', () => {
  test('are the next seven days, today, tomorrow, the weekend and the coming weeks', () => {
    const dates = ['2026-11-17', '2026-11-18', '2026-11-21', '2026-11-23', '2026-12-02']
    expect(find(dates)).toEqual([
      ['soon', '', '2026-11-23'],
      ['today', '2026-11-17', '2026-11-17'],
      ['tomorrow', '2026-11-18', '2026-11-18'],
      ['weekend', '2026-11-20', '2026-11-22'],
      ['w0', '2026-11-23', '2026-11-29'],
      ['w1', '2026-11-30', '2026-12-06'],
    ])
  })

  test('without a showing are left out', () => {
    expect(find(['2026-12-02'])).toEqual([['w0', '2026-11-30', '2026-12-06']])
    expect(find([])).toEqual([])
  })

  test('of the weekend begin today when it has begun', () => {
    expect(find(['2026-11-22'], '2026-11-22')).toContainEqual(['weekend', '2026-11-22', '2026-11-22'])
  })

  test('end with all later days when there are many weeks', () => {
    const dates = ['11-23', '11-30', '12-07', '12-14', '12-21', '12-28'].map((day) => `2026-${day}`)
    expect(find([...dates, '2027-02-01']).at(-1)).toEqual(['w5', '2026-12-28', '9999'])
    expect(find(dates).at(-1)).toEqual(['w5', '2026-12-28', '2027-01-03'])
  })

  test('cover every day from today on', () => {
    for (let day = 0; day < 60; day++) {
      const date = new Date(Date.parse(TODAY) + day * 86_400_000).toISOString().slice(0, 10)
      for (const today of [TODAY, '2026-11-20', '2026-11-22', '2026-11-23'])
        if (date >= today) expect(find([date], today).length, `${date} on ${today}`).toBeGreaterThan(0)
    }
  })
})

test('a date has its ISO week number', () => {
  expect(['2026-01-01', '2026-11-15', '2026-11-16', '2027-01-03', '2027-01-04'].map(getWeekNumber)).toEqual([
    1, 46, 47, 53, 1,
  ])
})
