import { expect, test } from 'vitest'
import { weekNumber, weekStart } from './week.ts'

test('weeks begin on Monday and are numbered by their Thursday', () => {
  expect(weekStart('2026-12-06')).toBe('2026-11-30')
  expect(weekStart('2026-11-30')).toBe('2026-11-30')
  expect(weekNumber('2026-12-06')).toBe(49)
  expect(weekNumber('2027-01-03')).toBe(53)
  expect(weekNumber('2027-01-04')).toBe(1)
  expect(weekNumber('2024-12-30')).toBe(1)
})
