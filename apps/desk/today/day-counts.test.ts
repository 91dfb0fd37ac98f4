import { expect, test } from 'vitest'
import { changePercent, comparePeriods, listPresses } from './day-counts.ts'
import { programmeDay } from './days.ts'

const press = (day: string, count: number, event = 'select_content') => ({ day, event, count })

test('presses are summed by day, beside the days of the period before', () => {
  const counts = [
    press('2026-11-16', 3),
    press('2026-11-16', 2),
    press('2026-11-15', 4, 'view_item'),
    press('2026-11-14', 6),
  ]
  expect(comparePeriods(listPresses(counts), '2026-11-16', 2)).toEqual({
    days: [
      { day: '2026-11-15', count: 0, before: 0 },
      { day: '2026-11-16', count: 5, before: 6 },
    ],
    total: 5,
    totalBefore: 6,
  })
})

test('the change is compared with the period before, if there was anything then', () => {
  expect(changePercent({ total: 118, totalBefore: 100 })).toBe(18)
  expect(changePercent({ total: 50, totalBefore: 100 })).toBe(-50)
  expect(changePercent({ total: 7, totalBefore: 0 })).toBeNull()
})

test('half past midnight belongs to the evening before', () => {
  expect(programmeDay('2026-11-20T23:30:00Z')).toBe('2026-11-20')
  expect(programmeDay('2026-11-21T04:30:00Z')).toBe('2026-11-21')
})
