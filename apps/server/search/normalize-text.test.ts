import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLetters } from './normalize-text.ts'

test('letters lose their case, rings, strokes and accents, and signs become blanks', () => {
  expect(plainLetters('  Søndag på «Kafé Ærlig»: 100 % moro! ')).toBe('sondag pa kafe aerlig 100 moro')
  expect(plainLetters('Ǣ Ǿ')).toBe('ae o')
})

test('whatever is written, only plain letters, digits and single blanks are left, and stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = plainLetters(text)
      expect(plain).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
      expect(plainLetters(plain)).toBe(plain)
    }),
  )
})
