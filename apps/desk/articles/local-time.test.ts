import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'

test('a field for date and time shows the clock of Oslo, in winter and in summer', () => {
  const winter = Date.parse('2026-11-20T17:00:00Z')
  expect(toLocalTime(winter)).toBe('2026-11-20T18:00')
  expect(fromLocalTime('2026-11-20T18:00')).toBe(winter)
  expect(fromLocalTime('2026-07-20T18:00')).toBe(Date.parse('2026-07-20T16:00:00Z'))
})

test('an empty field has no time', () => {
  expect(fromLocalTime('')).toBeUndefined()
})
