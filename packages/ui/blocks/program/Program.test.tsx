import type { ProgramPart } from '@lerret/model'
import { expect, test } from 'vitest'
import { everyState, film } from '../../stories/index.ts'
import { drawnBlock, headingsOf, hrefsOf, textOf } from '../../testing.tsx'

const program = (facts: Partial<ProgramPart>) =>
  drawnBlock('program', [
    {
      heading: 'Program',
      mode: 'now',
      groupBy: 'day',
      filters: false,
      productions: [film()],
      showings: everyState(),
      ...facts,
    },
  ])

test('by day, films stand under their days', () => {
  expect(headingsOf(program({})).slice(0, 3)).toEqual([
    'h2 Program',
    'h3 I kveld, sundag 15. november',
    'h4 Nosferatu',
  ])
})

test('with filters, each day can be reached by a link', () => {
  const html = program({ filters: true })
  expect(hrefsOf(html)).toContain('#blokk-2026-11-23')
  expect(html).toContain('id="blokk-2026-11-23"')
  expect(textOf(html)).toContain('I kveld 15. nov')
})

test('by film, days stand under their films', () => {
  expect(headingsOf(program({ groupBy: 'film' })).slice(0, 3)).toEqual([
    'h2 Program',
    'h3 Nosferatu',
    'h4 I kveld, sundag 15. november',
  ])
})

test('what is coming has its premiere, with the year when it is another', () => {
  const coming = [
    film({ premiere: '2026-12-04' }),
    film({ id: 'phantom', title: 'The Phantom', premiere: '2027-01-08' }),
  ]
  const text = textOf(program({ mode: 'coming', productions: coming, showings: [] }))
  expect(text).toContain('Premiere 4. desember')
  expect(text).toContain('Premiere 8. januar 2027')
})

test.each([
  [{}, 'Ingen framsyningar er lagde ut enno.'],
  [{ groupBy: 'film' }, 'Ingen filmar er lagde ut enno.'],
  [{ mode: 'coming' }, 'Ingen kommande filmar er lagde ut enno.'],
] as const)('an empty programme %o says so', (facts, said) => {
  expect(textOf(program({ ...facts, productions: [], showings: [] }))).toContain(said)
})
