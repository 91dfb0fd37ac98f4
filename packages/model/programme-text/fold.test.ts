import { expect, test } from 'vitest'
import { editDistance, fold, foldWords } from './fold.ts'

test('case, diacritics, spaces and punctuation make no difference', () => {
  expect(fold('Bar & kafé')).toBe('barkafe')
  expect(fold('Körkarlen')).toBe(fold('KORKARLEN!'))
  expect(foldWords('Sømnlaus – ei natt')).toEqual(['somnlaus', 'ei', 'natt'])
})

test('a missing, wrong, extra or swapped letter counts as one', () => {
  expect(editDistance('nosferatu', 'nosfratu')).toBe(1)
  expect(editDistance('nosferatu', 'nosferatv')).toBe(1)
  expect(editDistance('nosferatu', 'nosferatuu')).toBe(1)
  expect(editDistance('nosferatu', 'nsoferatu')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
})
