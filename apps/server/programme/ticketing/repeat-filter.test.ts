import { expect, test } from 'vitest'
import { createRepeatFilter } from './repeat-filter.ts'

test('a line that is logged every round is written once, until a round without it', () => {
  const lines: string[] = []
  const { logWarning, nextRound } = createRepeatFilter((text) => void lines.push(text))
  for (const round of [['rar', 'rar'], ['rar', 'ny'], [], ['rar']]) {
    for (const text of round) logWarning(text)
    nextRound()
  }
  expect(lines).toEqual(['rar', 'ny', 'rar'])
})
