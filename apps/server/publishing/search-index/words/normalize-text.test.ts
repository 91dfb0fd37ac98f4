import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.ts'

test('case and accents are removed, and punctuation becomes a space', () => {
  expect(normalizeText('  Søndag på «Kafé Ærlig»: 100 % moro! ')).toBe('sondag pa kafe aerlig 100 moro')
  expect(normalizeText('Ǣ Ǿ')).toBe('ae o')
})

test('normalized text has only letters, digits and single spaces, and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = normalizeText(text)
      expect(plain).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
      expect(normalizeText(plain)).toBe(plain)
    }),
  )
})
