import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const MAC: Record<string, number> = { æ: 0xbe, ø: 0xbf, å: 0x8c, Æ: 0xae, Ø: 0xaf, Å: 0x81 }
const ENCODERS: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a byte order mark': (text) => Buffer.from(`\ufeff${text}`),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 with a byte order mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'big-endian UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'the encoding of older Macs': (text) =>
    Uint8Array.from(Array.from(text, (letter) => MAC[letter] ?? letter.charCodeAt(0))),
}

const norwegian = fc
  .array(fc.constantFrom('Tittel', 'Sal', 'på', 'kvelds', 'sæter', 'ål', 'Øy', '24.12.', ';', '\n', ' '))
  .map((words) => `Blåbærsyltetøy ${words.join(' ')}`)

test.each(Object.keys(ENCODERS))('Norwegian text in %s is read right', (name) => {
  fc.assert(
    fc.property(norwegian, (text) => {
      expect(decodeText(ENCODERS[name]?.(text) as Uint8Array)).toBe(text)
    }),
  )
})

test('what a page declares is used where it is not UTF-8, and nothing fails on a name that is no encoding', () => {
  expect(decodeText(Uint8Array.of(0xbe), 'iso-8859-2')).toBe('ž')
  expect(decodeText(Buffer.from('på'), 'iso-8859-1')).toBe('på')
  expect(decodeText(Buffer.from('på', 'latin1'), 'norsk')).toBe('på')
})
