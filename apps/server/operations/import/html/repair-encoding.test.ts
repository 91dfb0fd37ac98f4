import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairEncoding } from './repair-encoding.ts'

const windows1252 = new TextDecoder('windows-1252')
const misread = (text: string) => windows1252.decode(new TextEncoder().encode(text))

const letters = fc.constantFrom(...'abc æøåÆØÅéüöä«»–—’“”…€ 1.,<p></p>'.split(''))
const text = fc.array(letters).map((each) => each.join(''))

test('text that was once read as Latin-1 gets its letters back', () => {
  fc.assert(
    fc.property(text, (original) => {
      expect(repairEncoding(misread(original))).toBe(original)
    }),
  )
})

test('other text stays as it is', () => {
  fc.assert(
    fc.property(text, (original) => {
      expect(repairEncoding(original)).toBe(original)
    }),
  )
})
