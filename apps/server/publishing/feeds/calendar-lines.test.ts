import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { line, textLine } from './calendar-lines.ts'

/** What a calendar can carry: whole signs, and no control signs but line breaks. */
const anySign = fc.oneof(
  fc.constantFrom('\\', ';', ',', ':', '"', '\n', ' ', 'æ', '€', '🎻'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)
const anyText = fc.string({ unit: anySign, maxLength: 300, size: 'max' })

const linesOf = (written: string) => written.split('\r\n')

test('any text is read as it was written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const entry = ['BEGIN:VEVENT', textLine('SUMMARY', text), 'END:VEVENT'].join('\r\n')
      expect(new ICAL.Event(new ICAL.Component(ICAL.parse(entry))).summary).toBe(text)
    }),
  )
})

// The parser also takes some of these as they are.
test('what has a meaning in calendars is escaped', () => {
  expect(textLine('SUMMARY', 'Ein, to; tre\\fire\nfem')).toBe('SUMMARY:Ein\\, to\\; tre\\\\fire\\nfem')
})

test('no line is longer than 75 bytes, and none breaks within a sign', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const one of linesOf(textLine('SUMMARY', text))) {
        expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
        expect(one.isWellFormed()).toBe(true)
      }
    }),
  )
})

test('a line is as long as it may be before another begins', () => {
  expect(linesOf(line('X', 'a'.repeat(73)))).toHaveLength(1)
  expect(linesOf(line('X', 'a'.repeat(74))).map(({ length }) => length)).toEqual([75, 2])
  expect(linesOf(line('X', 'a'.repeat(148))).map(({ length }) => length)).toEqual([75, 75, 2])
})
