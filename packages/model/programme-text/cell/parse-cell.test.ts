import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { osloClock } from '../../time/oslo-time.ts'
import { eveningDate } from './clock-time.ts'
import { formatCell } from './format-cell.ts'
import { parseCell } from './parse-cell.ts'
import type { TypedShowing } from './typed-showing.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary({
  halls: ['Storsalen', 'Sal 2', 'Kjellaren', 'Kulturscena', 'Bar & kafé'],
  labels: ['Strikkekino', 'Levande orgel'],
})
const FRIDAY = '2026-11-20'
const parse = (text: string, date = FRIDAY) => parseCell(text, { date, vocabulary })

/** Each showing in a line: date, time and what was typed about it. */
const summarize = ({ startsAt, endsAt, hall, formats, language, subtitles, label }: TypedShowing) => {
  const { date, time } = osloClock(startsAt)
  const end = endsAt && `-${osloClock(endsAt).time}`
  return [
    date === FRIDAY ? '' : date,
    `${time}${end ?? ''}`,
    hall,
    formats?.join('+'),
    language === null ? '' : `language ${language}`,
    subtitles === null ? '' : `subtitles ${subtitles}`,
    label && `"${label}"`,
  ]
    .filter(Boolean)
    .join(' ')
}
const understood = (text: string, date = FRIDAY) => parse(text, date).showings.map(summarize)

test.each([
  ['18 20.30', ['18.00', '20.30']],
  ['18:00', ['18.00']],
  ['1800', ['18.00']],
  ['930', ['09.30']],
  ['kl. 18 og 20.30', ['18.00', '20.30']],
  ['kl18.30', ['18.30']],
  ['18, 20.30', ['18.00', '20.30']],
  ['20.30 18', ['18.00', '20.30']],
  ['18 sal2 3D', ['18.00 Sal 2 3D']],
  ['18 sal 2 3d', ['18.00 Sal 2 3D']],
  ['14 16.30 sal2', ['14.00 Sal 2', '16.30 Sal 2']],
  ['14; 16.30 sal2', ['14.00', '16.30 Sal 2']],
  ['14 stor 16.30 kj 3D', ['14.00 Storsalen', '16.30 Kjellaren 3D']],
  ['sal2 14 16.30 3D', ['14.00 Sal 2 3D', '16.30 Sal 2 3D']],
  [
    '18 20.30 Storsalen tekst: nn',
    ['18.00 Storsalen subtitles Nynorsk', '20.30 Storsalen subtitles Nynorsk'],
  ],
  ['18 norsk tale utan tekst', ['18.00 language Norsk subtitles ']],
  ['18 tale: "Engelske mellomtekstar"', ['18.00 language Engelske mellomtekstar']],
  ['18 bar & kafé', ['18.00 Bar & kafé']],
  ['18 Dolby Atmos', ['18.00 Atmos']],
  ['19 35 mm', ['19.00 35 mm']],
  ['18 strikkekino', ['18.00 "Strikkekino"']],
  ['18 levande orgel sal2', ['18.00 Sal 2 "Levande orgel"']],
  ['18 "Møt regissøren"', ['18.00 "Møt regissøren"']],
  ['18 «Møt regissøren»', ['18.00 "Møt regissøren"']],
  ['18.00-20.10 kulturscena', ['18.00-20.10 Kulturscena']],
  ['18 – 20.10', ['18.00-20.10']],
  ['23.30-01.15', ['23.30-01.15']],
])('%s is understood', (text, showings) => {
  expect(parse(text).problems).toEqual([])
  expect(understood(text)).toEqual(showings)
})

describe('problems name the word and its position', () => {
  test.each([
    ['18 sall2', 'unknown-word', 'sall2', 3, 'Sal 2'],
    ['18 kjelaren', 'unknown-word', 'kjelaren', 3, 'Kjellaren'],
    ['18 xyz', 'unknown-word', 'xyz', 3, undefined],
    ['25.00', 'invalid-time', '25.00', 0, undefined],
    ['18 20.75', 'invalid-time', '20.75', 3, undefined],
    ['18.00-18.00', 'invalid-time', '18.00-18.00', 0, undefined],
    ['sal2', 'missing-time', 'sal2', 0, undefined],
    ['18 sal2 stor', 'conflicting-word', 'stor', 8, undefined],
    ['18 18.00', 'repeated-showing', '18.00', 3, undefined],
    ['18 "Strikk', 'unclosed-quote', 'Strikk', 3, undefined],
    ['18 -', 'misplaced-hyphen', '-', 3, undefined],
    ['18 tekst:', 'unknown-word', 'tekst:', 3, undefined],
  ])('%s', (text, code, word, start, suggestion) => {
    const { problems } = parse(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ code, text: word, start })
    expect(problems[0]?.suggestion).toBe(suggestion)
  })

  test('the rest of the text is understood all the same', () => {
    expect(understood('18 xyz 20.30 sal2')).toEqual(['18.00 Sal 2', '20.30 Sal 2'])
  })
})

test('a hyphen alone removes the showings of a cell', () => {
  expect(parse(' - ')).toEqual({ showings: [], isRemoval: true, problems: [] })
  expect(parse('–').isRemoval).toBe(true)
  expect(parse('').isRemoval).toBe(false)
})

describe('after midnight', () => {
  test('a time before five belongs to the evening before', () => {
    expect(understood('22 00.30')).toEqual(['22.00', '2026-11-21 00.30'])
    expect(understood('24')).toEqual(['2026-11-21 00.00'])
    expect(understood('05.00')).toEqual(['05.00'])
    expect(eveningDate('2026-11-20T23:30:00Z')).toBe(FRIDAY)
  })

  test('a house may end its night earlier', () => {
    const { showings } = parseCell('04.00', { date: FRIDAY, vocabulary, nightEndsAt: '03.00' })
    expect(showings.map(summarize)).toEqual(['04.00'])
  })

  test('02.30 does not exist on the night when summer time begins', () => {
    const { showings, problems } = parse('22 02.30', '2026-03-28')
    expect(showings).toHaveLength(1)
    expect(problems).toMatchObject([{ code: 'skipped-time', text: '02.30', start: 3 }])
  })

  test('02.30 is the first of two on the night when summer time ends, and 02.30B the second', () => {
    const starts = (text: string) => parse(text, '2026-10-24').showings.map(({ startsAt }) => startsAt)
    expect(starts('02.30')).toEqual(['2026-10-25T00:30:00.000Z'])
    expect(starts('02.30B')).toEqual(['2026-10-25T01:30:00.000Z'])
    expect(formatCell(parse('02.30 02.30b', '2026-10-24').showings)).toBe('02.30 02.30B')
    expect(formatCell(parse('02.30b').showings)).toBe('02.30')
  })
})

const arbitraryDate = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const arbitraryFragment = fc.oneof(
  fc.constantFrom('18', '20.30', '1800', '02.30', '02.30B', 'sal2', 'Storsalen', '3D', '-', ';', ',', '\n'),
  fc.constantFrom('tekst:', 'tale:en', 'utan tekst', '"', '«', 'strikkekino', '35 mm', 'kl.', 'og', '18-20'),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const arbitraryText = fc.array(arbitraryFragment, { maxLength: 12 }).map((fragments) => fragments.join(' '))

test('any text gives an answer, and problems lie within the text', () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryDate, (text, date) => {
      for (const { start, end } of parse(text, date).problems) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 500 },
  )
})

test('formatting what was understood and reading it again changes nothing', () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryDate, (text, date) => {
      const { showings } = parse(text, date)
      const formatted = formatCell(showings)
      const again = parse(formatted, date)
      expect(again.problems).toEqual([])
      expect(again.showings).toEqual(showings)
      expect(formatCell(again.showings)).toBe(formatted)
    }),
    { numRuns: 500 },
  )
})
