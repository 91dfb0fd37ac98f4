import { MAX_PASSWORD_LENGTH } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords, findPasswordProblem } from './rules.ts'

test.each([
  ['', 'password_short'],
  ['sju tei', 'password_short'],
  ['🎬🎬🎬🎬🎬🎬🎬', 'password_short'],
  ['password', 'password_common'],
  ['PassWord', 'password_common'],
  ['Passord123', 'password_common'],
  ['ｐａｓｓｗｏｒｄ', 'password_common'],
  ['12345678', 'password_common'],
  ['zzzzzzzzzzzz', 'password_common'],
  ['zyxwvuts', 'password_common'],
  [`${'x'.repeat(MAX_PASSWORD_LENGTH)}y`, 'password_long'],
])('%j is refused: %s', (password, problem) => {
  expect(findPasswordProblem(password)).toBe(problem)
})

test.each([
  'åtte tei',
  '🎬🎬🎬🎬🍿🍿🍿🍿',
  'ein lang setning med mellomrom og æøå som ingen gjettar, og litt til',
  '👨‍👩‍👧‍👦 '.repeat(32),
])('%j is accepted', (password) => {
  expect(findPasswordProblem(password)).toBeNull()
})

test('the member’s own name and address are refused', () => {
  expect(findPasswordProblem('Kari.Nordmann', ['kari.nordmann'])).toBe('password_common')
})

test('every password of the list is refused, in upper and lower case', () => {
  expect(commonPasswords().size).toBeGreaterThan(900)
  for (const password of commonPasswords()) {
    expect([password, findPasswordProblem(password)]).toEqual([password, 'password_common'])
    expect(findPasswordProblem(password.toUpperCase())).toBe('password_common')
  }
})

test('a password is refused only for its length or for being common', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (password) => {
      const problem = findPasswordProblem(password)
      if ([...password.normalize('NFKC')].length < 8) expect(problem).toBe('password_short')
      else expect([null, 'password_common']).toContain(problem)
    }),
  )
})
