import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords, LONGEST_PASSWORD, problemOfPassword } from './password-rules.ts'

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
  [`${'x'.repeat(LONGEST_PASSWORD)}y`, 'password_long'],
])('%j is refused: %s', (password, problem) => {
  expect(problemOfPassword(password)).toBe(problem)
})

test.each([
  'åtte tei',
  '🎬🎬🎬🎬🍿🍿🍿🍿',
  'ein lang setning med mellomrom og æøå som ingen gjettar, og litt til',
  '👨‍👩‍👧‍👦 '.repeat(32),
])('%j is welcome', (password) => {
  expect(problemOfPassword(password)).toBeNull()
})

test('one’s own name and address are what anyone would guess', () => {
  expect(problemOfPassword('Kari.Nordmann', ['kari.nordmann'])).toBe('password_common')
})

test('every password of the list is refused, in any case of its letters', () => {
  expect(commonPasswords().size).toBeGreaterThan(900)
  for (const password of commonPasswords()) {
    expect([password, problemOfPassword(password)]).toEqual([password, 'password_common'])
    expect(problemOfPassword(password.toUpperCase())).toBe('password_common')
  }
})

test('a password is refused for its length, for being guessed, or not at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (password) => {
      const problem = problemOfPassword(password)
      if ([...password.normalize('NFKC')].length < 8) expect(problem).toBe('password_short')
      else expect([null, 'password_common']).toContain(problem)
    }),
  )
})
