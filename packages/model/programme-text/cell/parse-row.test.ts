import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, osloClock } from '../../time/oslo-time.ts'
import { isRowText, parseRow } from './parse-row.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary({ halls: ['Storsalen', 'Sal 2'] })
const MONDAY = '2026-11-30'
const dates = Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day))
const DAYS = ['ma', 'ty', 'on', 'to', 'fr', 'la', 'su']

/** `ma 18.00 20.30` for each named day. */
const understood = (text: string) =>
  Array.from(parseRow(text, { dates, vocabulary }).cells, ([date, { showings }]) =>
    [
      DAYS[dates.indexOf(date)],
      ...showings.map(({ startsAt, hall }) => `${osloClock(startsAt).time}${hall ? ` ${hall}` : ''}`),
    ].join(' '),
  )

test.each([
  [
    'ma-to 18, 20.30; fr-sø 14 18 21',
    [
      'ma 18.00 20.30',
      'ty 18.00 20.30',
      'on 18.00 20.30',
      'to 18.00 20.30',
      'fr 14.00 18.00 21.00',
      'la 14.00 18.00 21.00',
      'su 14.00 18.00 21.00',
    ],
  ],
  ['måndag 18', ['ma 18.00']],
  ['Mandag: 18', ['ma 18.00']],
  ['tys. 18 tir 20', ['ty 18.00 20.00']],
  ['ma, on og fr 18', ['ma 18.00', 'on 18.00', 'fr 18.00']],
  ['ma/on 18', ['ma 18.00', 'on 18.00']],
  ['ma til on 18', ['ma 18.00', 'ty 18.00', 'on 18.00']],
  ['fr - su 18', ['fr 18.00', 'la 18.00', 'su 18.00']],
  ['lau-må 18', ['ma 18.00', 'la 18.00', 'su 18.00']],
  ['lør 14; søn 15', ['la 14.00', 'su 15.00']],
  ['mon-thu 18; Fri 20', ['ma 18.00', 'ty 18.00', 'on 18.00', 'to 18.00', 'fr 20.00']],
  ['Saturday 14; sundays 15', ['la 14.00', 'su 15.00']],
  ['weekend 12', ['la 12.00', 'su 12.00']],
  ['helg 12', ['la 12.00', 'su 12.00']],
  ['dagleg 18', DAYS.map((day) => `${day} 18.00`)],
  ['kvardagar 12', DAYS.slice(0, 5).map((day) => `${day} 12.00`)],
  ['ma 18; 20.30 sal2; ty 19', ['ma 18.00 20.30 Sal 2', 'ty 19.00']],
])('%s is understood', (text, cells) => {
  expect(isRowText(text)).toBe(true)
  expect(parseRow(text, { dates, vocabulary }).problems).toEqual([])
  expect(understood(text)).toEqual(cells)
})

test('a hyphen after days removes the showings of those days', () => {
  const { cells, problems } = parseRow('ma 18; ty-on -', { dates, vocabulary })
  expect(problems).toEqual([])
  expect([...cells.values()].map(({ isRemoval }) => isRemoval)).toEqual([false, true, true])
})

test('a time alone is not a row', () => {
  expect(isRowText('18 20.30')).toBe(false)
  expect(isRowText('')).toBe(false)
})

test('a word that is not understood is one problem, however many days it stands for', () => {
  const { problems } = parseRow('ma-sø 18 sall2', { dates, vocabulary })
  expect(problems).toMatchObject([{ code: 'unknown-word', text: 'sall2', start: 9, suggestion: 'Sal 2' }])
})

test('a day that the sheet lacks is a problem', () => {
  const { problems } = parseRow('fr 18', { dates: dates.slice(0, 3), vocabulary })
  expect(problems).toMatchObject([{ code: 'unknown-day', text: 'fr' }])
})

test('any text gives an answer', () => {
  const arbitraryFragment = fc.oneof(
    fc.constantFrom(...DAYS, 'ma-', '-', 'til', 'ma-to', ';', '18', 'sal2', '"', 'helg'),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(arbitraryFragment, { maxLength: 10 }), (fragments) => {
      const text = fragments.join(' ')
      for (const { start, end } of parseRow(text, { dates, vocabulary }).problems) {
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
