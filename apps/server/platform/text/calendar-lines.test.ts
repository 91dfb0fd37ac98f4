import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { formatProperty, formatTextProperty } from './calendar-lines.ts'

/** Characters that a calendar may contain: no unpaired surrogates, and no control characters but line breaks. */
const anyCharacter = fc.oneof(
  fc.constantFrom('\\', ';', ',', ':', '"', '\n', ' ', 'æ', '€', '🎻'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)
const anyText = fc.string({ unit: anyCharacter, maxLength: 300, size: 'max' })

const splitLines = (text: string) => text.split('\r\n')

test('any text is parsed back unchanged', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const entry = ['BEGIN:VEVENT', formatTextProperty('SUMMARY', text), 'END:VEVENT'].join('\r\n')
      expect(new ICAL.Event(new ICAL.Component(ICAL.parse(entry))).summary).toBe(text)
    }),
  )
})

// The parser also accepts some of these unescaped.
test('characters with a meaning in calendars are escaped', () => {
  expect(formatTextProperty('SUMMARY', 'Ein, to; tre\\fire\nfem')).toBe(
    'SUMMARY:Ein\\, to\\; tre\\\\fire\\nfem',
  )
})

test('no line is longer than 75 bytes, and none breaks within a character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const line of splitLines(formatTextProperty('SUMMARY', text))) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
    }),
  )
})

test('each line is as long as allowed before the next begins', () => {
  expect(splitLines(formatProperty('X', 'a'.repeat(73)))).toHaveLength(1)
  expect(splitLines(formatProperty('X', 'a'.repeat(74))).map(({ length }) => length)).toEqual([75, 2])
  expect(splitLines(formatProperty('X', 'a'.repeat(148))).map(({ length }) => length)).toEqual([75, 75, 2])
})
