import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'

const { nn, nb, en } = WORDS_BY_LANGUAGE

test('a moment is formatted in the time of Oslo', () => {
  expect(formatTime('2026-11-22T22:59:00Z', nn)).toBe('sundag 22. november kl. 23.59')
  expect(formatTime('2026-11-22T23:00:00Z', nn)).toBe('måndag 23. november kl. 00.00')
})

test('a moment is formatted in the language of the words', () => {
  expect(formatTime('2026-12-05T18:00:00Z', nb)).toBe('lørdag 5. desember kl. 19.00')
  expect(formatTime('2026-12-05T18:00:00Z', en)).toBe('Saturday 5 December at 19.00')
})
