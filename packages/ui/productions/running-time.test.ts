import { SITE_WORDS } from '@lerret/words'
import { expect, test } from 'vitest'
import { formatRunningTime } from './running-time.ts'

test.each([
  [null, ''],
  [45, '45\u00a0min'],
  [60, '1\u00a0t'],
  [94, '1\u00a0t 34\u00a0min'],
  [148, '2\u00a0t 28\u00a0min'],
])('%s minutes', (minutes, text) => {
  expect(formatRunningTime(minutes, SITE_WORDS)).toBe(text)
})
