import { expect, test } from 'vitest'
import { spokenTime } from './format-time.ts'

test('mails and calendars call the days what the site calls them, by Oslo’s clock', () => {
  expect(spokenTime('2026-11-22T22:59:00Z')).toBe('sundag 22. november kl. 23.59')
  expect(spokenTime('2026-11-22T23:00:00Z')).toBe('måndag 23. november kl. 00.00')
})
