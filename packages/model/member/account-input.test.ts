import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findPasswordLengthProblem,
  isName,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  normalizeName,
} from './account-input.ts'

test('a name is on one line, without invisible characters', () => {
  expect(normalizeName('  Kari\u200b \n N. ')).toBe('Kari N.')
  expect(isName(normalizeName('\u200b\u2060'))).toBe(false)
})

test('a normalized name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(normalizeName(normalizeName(typed))).toBe(normalizeName(typed))
    }),
  )
})

test('the length of a name is counted in characters, also outside the basic plane', () => {
  expect(isName('🎬'.repeat(MAX_NAME_LENGTH))).toBe(true)
  expect(isName('🎬'.repeat(MAX_NAME_LENGTH + 1))).toBe(false)
})

test('a password is neither too short nor too long', () => {
  expect(findPasswordLengthProblem('å'.repeat(MIN_PASSWORD_LENGTH))).toBeNull()
  expect(findPasswordLengthProblem('å'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe('password_short')
  expect(findPasswordLengthProblem('å'.repeat(MAX_PASSWORD_LENGTH))).toBeNull()
  expect(findPasswordLengthProblem('å'.repeat(MAX_PASSWORD_LENGTH + 1))).toBe('password_long')
})

test('a letter that is typed as two code points counts once', () => {
  expect(findPasswordLengthProblem('a\u030a'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe('password_short')
})
