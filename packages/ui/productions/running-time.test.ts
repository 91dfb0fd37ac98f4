import { expect, test } from 'vitest'
import { NYNORSK } from '../words.ts'
import { runningTime } from './running-time.ts'

test.each([
  [null, ''],
  [45, '45 min'],
  [60, '1 t'],
  [94, '1 t 34 min'],
  [148, '2 t 28 min'],
])('%s minutes', (minutes, said) => {
  expect(runningTime(minutes, NYNORSK)).toBe(said)
})
