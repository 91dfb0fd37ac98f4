import type { ProgramPart } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { everyState, film, STORIES } from '../../stories/index.ts'
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

describe('the filter', () => {
  const bar = 'Kan vi gå?'

  test('is there when asked for, by day and by film, once there is something to look through', () => {
    expect(program({ filters: true })).toContain(bar)
    expect(program({ filters: true, groupBy: 'film' })).toContain(bar)
    expect(program({ filters: false })).not.toContain(bar)
    expect(program({ filters: true, showings: everyState().slice(0, 6) })).not.toContain(bar)
    expect(program({ filters: true, mode: 'coming' })).not.toContain(bar)
  })

  test('asks for the youngest and the company, then for access, and hides nothing to begin with', () => {
    const html = program({ filters: true })
    expect(Array.from(html.matchAll(/<legend[^>]*>(.*?)<\/legend>/g), ([, said]) => said)).toEqual([
      'Kor gamal er den yngste?',
      'Tilrettelegging',
    ])
    const choices = html.matchAll(
      /<label[^>]*><input type="(\w+)"([^>]*)value="([^"]*)"[^>]*\/>(.*?)<\/label>/g,
    )
    expect(
      Array.from(choices, ([tag, type, , value, said]) => [type, value, said, / checked/.test(tag)]),
    ).toEqual([
      ['radio', 'all', 'Alle aldrar', true],
      ['radio', '0', '0–5 år', false],
      ['radio', '6', '6–8 år', false],
      ['radio', '9', '9–11 år', false],
      ['radio', '12', '12–14 år', false],
      ['radio', '15', '15–17 år', false],
      ['checkbox', 'adult', 'I følgje med vaksen', true],
      ['checkbox', 'wheelchair', 'Rullestolplass', false],
      ['checkbox', 'hearing-loop', 'Teleslynge', false],
      ['checkbox', 'audio-description', 'Synstolking', false],
      ['checkbox', 'relaxed', 'Roleg framsyning', false],
    ])
  })

  test('finds the age limit and the access on every showing, and says so when none is left', () => {
    const html = program({ filters: true })
    expect(html.match(/<li [^>]*data-age="12" data-access="wheelchair hearing-loop"/g)).toHaveLength(9)
    expect(html).toMatch(/<div role="status">.*Ingen framsyningar passar\./)
  })

  test('of one part leaves the other parts of a block alone', () => {
    const part = STORIES.program[0]
    const html = part ? drawnBlock('program', [part, part]) : ''
    const names = new Set(Array.from(html.matchAll(/name="([^"]*youngest)"/g), ([, name]) => name))
    expect([...names]).toEqual(['blokk-youngest', 'blokk-2-youngest'])
  })
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
