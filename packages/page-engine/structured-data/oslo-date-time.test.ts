import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOsloDateTime } from './oslo-date-time.ts'

test('Oslo is one hour ahead in winter and two in summer', () => {
  expect(formatOsloDateTime('2026-12-24T15:00:00Z')).toBe('2026-12-24T16:00:00+01:00')
  expect(formatOsloDateTime('2026-06-24T15:00:00Z')).toBe('2026-06-24T17:00:00+02:00')
})

test('the hour that occurs twice in autumn has two offsets', () => {
  expect(formatOsloDateTime('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00+02:00')
  expect(formatOsloDateTime('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00+01:00')
})

test('the text is the same instant, to the second', () => {
  const second = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2090, 0, 1) / 1000 })
  fc.assert(
    fc.property(second, (seconds) => {
      expect(Date.parse(formatOsloDateTime(seconds * 1000))).toBe(seconds * 1000)
    }),
  )
})
