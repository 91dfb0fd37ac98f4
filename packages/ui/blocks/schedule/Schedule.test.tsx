import type { SchedulePart } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { everyState, film, showing } from '../../stories/index.ts'
import { drawnBlock, headingsOf, hrefsOf, textOf } from '../../testing.tsx'

const schedule = (facts: Partial<SchedulePart>) =>
  drawnBlock('schedule', [
    { heading: 'I kveld', days: 9, productions: [film()], showings: everyState(), link: null, ...facts },
  ])

/** Where there is little room, and where there is much. */
const listOf = (html: string) => html.slice(0, html.indexOf('<table'))
const rowsOf = (html: string) =>
  Array.from(html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g), ([, cells = '']) =>
    Array.from(cells.matchAll(/<(t[hd])[^>]*>(.*?)<\/\1>/g), ([, , cell = '']) => textOf(cell)),
  )

describe('where there is little room', () => {
  test('today stands open under the heading, the other days are folded up', () => {
    const [open = '', folded = ''] = listOf(schedule({})).split('<details')
    expect(headingsOf(open)).toEqual(['h2 I kveld', 'h3 Sundag 15. november', 'h4 Nosferatu'])
    expect(textOf(folded)).toContain('Vis 8 dagar til')
  })

  test('when nothing is on today, it says so before the next day', () => {
    expect(textOf(schedule({ showings: everyState().slice(1) }))).toContain(
      'I kveld Ingenting på programmet i dag. I morgon, måndag 16. november',
    )
  })
})

describe('where there is room, the schedule', () => {
  test('has a row to each day and a column to each hall, week by week', () => {
    const html = schedule({})
    expect(html.match(/<table/g)).toHaveLength(2)
    expect(rowsOf(html)).toEqual([
      ['Dag', 'Storsalen'],
      ['I kveld 15. nov', '19.00 Nosferatu'],
      ['I morgon 16. nov', '19.00 Nosferatu Få billettar att'],
      ['Tysdag 17. nov', '19.00 Nosferatu Utselt'],
      ['Onsdag 18. nov', '19.00 Nosferatu Ikkje i sal'],
      ['Torsdag 19. nov', '19.00 Nosferatu Sal i døra'],
      ['Fredag 20. nov', '19.00 Nosferatu Gratis'],
      ['Laurdag 21. nov', '19.00 Nosferatu Avlyst'],
      ['Dag', 'Storsalen'],
      ['Sundag 22. nov', '19.00 Nosferatu Utsett'],
      ['Måndag 23. nov', '19.00 Nosferatu Flytta'],
    ])
  })

  test('tells those who listen which day and which hall a showing belongs to', () => {
    const html = schedule({})
    expect(html).toMatch(/<th scope="col"[^>]*>Storsalen<\/th>/)
    expect(html).toMatch(/<th scope="row"[^>]*>I kveld/)
    expect(html).toMatch(/<caption[^>]*>15\. november til 21\. november<\/caption>/)
  })

  test('has all that is on in a hall in one cell, and leads to each production', () => {
    const showings = [
      showing({ id: 'a', startsAt: '2026-11-16T17:00:00.000Z' }),
      showing({ id: 'b', startsAt: '2026-11-16T18:00:00.000Z', hall: 'Sal 2' }),
      showing({ id: 'c', startsAt: '2026-11-16T20:00:00.000Z' }),
    ]
    const html = schedule({ days: 2, showings })
    expect(rowsOf(html)).toEqual([
      ['Dag', 'Storsalen', 'Sal 2'],
      ['I dag 15. nov', 'Ingenting på programmet.'],
      ['I morgon 16. nov', '18.00 Nosferatu 21.00 Nosferatu', '19.00 Nosferatu'],
    ])
    expect(hrefsOf(html.slice(html.indexOf('<table')))).toEqual(Array(3).fill('/nosferatu-dxm-20220117'))
  })
})

test('one day is a list, however much room there is', () => {
  expect(schedule({ days: 1, showings: everyState().slice(0, 1) })).not.toContain('<table')
})

test('when nothing is on at all, it says so and leads on', () => {
  const html = schedule({ showings: [], link: { label: 'Heile programmet', href: '/program' } })
  expect(textOf(html)).toContain('Ingenting på programmet desse dagane.')
  expect(hrefsOf(html)).toEqual(['/program'])
})

test('a day with nothing on says that it is the day', () => {
  expect(textOf(schedule({ days: 1, showings: [] }))).toBe(
    'I kveld Ingenting på programmet i dag. Sjå heile programmet for det som kjem.',
  )
})
