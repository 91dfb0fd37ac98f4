import { expect, test } from 'vitest'
import { sayNews } from './repeat-filter.ts'

test('what is said time after time is said once, until it has not been so', () => {
  const heard: string[] = []
  const { say, nextRound } = sayNews((text) => void heard.push(text))
  for (const round of [['rar', 'rar'], ['rar', 'ny'], [], ['rar']]) {
    for (const text of round) say(text)
    nextRound()
  }
  expect(heard).toEqual(['rar', 'ny', 'rar'])
})
