import { expect, test } from 'vitest'
import { formatPlanned, formatWhen } from './times.ts'

const now = Date.parse('2026-11-16T19:00:00Z')

test.each([
  ['2026-11-16T12:31:00Z', '13.31'],
  ['2026-11-15T23:30:00Z', '00.30'],
  ['2026-11-15T13:02:00Z', 'i går 14.02'],
  ['2026-11-02T13:02:00Z', '2. nov'],
  ['2025-12-24T13:02:00Z', '24. des 2025'],
])('%s was %s', (instant, text) => {
  expect(formatWhen(instant, now)).toBe(text)
})

test.each([
  ['2026-11-16T20:00:00Z', 'i dag 21.00'],
  ['2026-11-17T07:00:00Z', 'i morgon 08.00'],
  ['2026-12-01T16:00:00Z', '1. des 17.00'],
])('%s will be %s', (instant, text) => {
  expect(formatPlanned(instant, now)).toBe(text)
})
