import fc from 'fast-check'
import { expect, test } from 'vitest'
import { osloClock } from '../../time/oslo-time.ts'
import { createVocabulary } from '../cell/vocabulary.ts'
import { type ReadShowing, readProgramme } from './read-programme.ts'
import { HALLS, LABELS, PROGRAMMES, TITLES, TODAY } from './test-programmes.ts'

const context = {
  today: TODAY,
  productions: TITLES.map((title) => ({ id: title, title })),
  vocabulary: createVocabulary({ halls: HALLS, labels: LABELS }),
}

function summarize({ date, production, title, showing, doubts }: ReadShowing): string {
  const { startsAt, endsAt, hall, formats, language, subtitles, label } = showing
  return [
    date,
    `${osloClock(startsAt).time}${endsAt ? `-${osloClock(endsAt).time}` : ''}`,
    production?.title ?? title,
    hall,
    formats?.join('+'),
    language && `language ${language}`,
    subtitles && `subtitles ${subtitles}`,
    label && `"${label}"`,
    doubts.length > 0 && `[${doubts.map(({ code }) => code).join(' ')}]`,
  ]
    .filter(Boolean)
    .join(' ')
}

test.each(PROGRAMMES)('$name', ({ text, expected, unread = [] }) => {
  const programme = readProgramme(text, context)
  expect(programme.showings.map(summarize)).toEqual(expected)
  expect(programme.unread.map(({ reason, source }) => `${reason} ${source}`)).toEqual(unread)
})

test('a time that the change to summer time skips is not read', () => {
  const { showings, unread } = readProgramme(
    '28. mars 2027 kl. 18 Nosferatu\n27. mars 2027 kl. 02.30 Häxan',
    context,
  )
  expect(showings.map(summarize)).toEqual(['2027-03-28 18.00 Nosferatu'])
  expect(unread).toMatchObject([{ line: 1, reason: 'skipped-time' }])
})

test('of a time that occurs twice when summer time ends, the first is read, in the evening before', () => {
  const { showings } = readProgramme('Laurdag 30. oktober 2027\n23.00 Häxan\n02.30 Nosferatu', context)
  expect(showings.map(({ date, showing }) => [date, showing.startsAt])).toEqual([
    ['2027-10-30', '2027-10-30T21:00:00.000Z'],
    ['2027-10-30', '2027-10-31T00:30:00.000Z'],
  ])
})

test('any text gives an answer, and the same one again', () => {
  const arbitraryFragment = fc.oneof(
    fc.constantFrom('fredag', '20. nov', '20/11', '20.11.', 'kl. 18', '18.00', '31/2', '2026-11-20', 'ma-to'),
    fc.constantFrom('Nosferatu', 'Sal 2', '\n', '\t', '|', '«', '"', ' og ', '-', 'veke 48', 'i dag', '1917'),
    fc.string({ maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(arbitraryFragment, { maxLength: 15 }), (fragments) => {
      const text = fragments.join(' ')
      const programme = readProgramme(text, context)
      expect(readProgramme(text, context)).toEqual(programme)
      for (const { showing } of programme.showings) expect(Date.parse(showing.startsAt)).not.toBeNaN()
    }),
    { numRuns: 300 },
  )
})
