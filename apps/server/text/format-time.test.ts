import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'

test('a moment is formatted in nynorsk and in the time of Oslo', () => {
  expect(formatTime('2026-11-22T22:59:00Z')).toBe('sundag 22. november kl. 23.59')
  expect(formatTime('2026-11-22T23:00:00Z')).toBe('måndag 23. november kl. 00.00')
})
