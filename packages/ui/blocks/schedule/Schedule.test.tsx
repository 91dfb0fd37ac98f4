import type { ScheduleBlockItem } from '@lerret/page-engine/page-data'
import { describe, expect, test } from 'vitest'
import { everyState, film, showing } from '../../stories/index.ts'
import { listHeadings, listHrefs, renderBlock, toText } from '../../testing.tsx'

const renderSchedule = (facts: Partial<ScheduleBlockItem>) =>
  renderBlock('schedule', [
    { heading: 'I kveld', days: 9, productions: [film()], showings: everyState(), link: null, ...facts },
  ])

/** The HTML for narrow screens, and the table for wide ones. */
const getList = (html: string) => html.slice(0, html.indexOf('<table'))
const listRows = (html: string) =>
  Array.from(html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g), ([, cells = '']) =>
    Array.from(cells.matchAll(/<(t[hd])[^>]*>(.*?)<\/\1>/g), ([, , cell = '']) => toText(cell)),
  )

describe('on a narrow screen', () => {
  test('today is open and the other days are collapsed', () => {
    const [open = '', folded = ''] = getList(renderSchedule({})).split('<details')
    expect(listHeadings(open)).toEqual(['h2 I kveld', 'h3 Sundag 15. november', 'h4 Nosferatu'])
    expect(toText(folded)).toContain('Vis 8 dagar til')
  })

  test('a day without showings says so before the next day', () => {
    expect(toText(renderSchedule({ showings: everyState().slice(1) }))).toContain(
      'I kveld Ingenting meir i dag. I morgon, måndag 16. november',
    )
  })
})

describe('on a wide screen, the schedule', () => {
  test('has a row for each day and a column for each hall, week by week', () => {
    const html = renderSchedule({})
    expect(html.match(/<table/g)).toHaveLength(2)
    expect(listRows(html)).toEqual([
      ['Dag', 'Storsalen'],
      ['I kveld 15. nov', '19.00 Nosferatu'],
      ['I morgon 16. nov', '19.00 Nosferatu Få billettar att'],
      ['Tysdag 17. nov', '19.00 Nosferatu Utselt'],
      ['Onsdag 18. nov', '19.00 Nosferatu Ikkje til sals enno'],
      ['Torsdag 19. nov', '19.00 Nosferatu Sal i døra'],
      ['Fredag 20. nov', '19.00 Nosferatu Gratis'],
      ['Laurdag 21. nov', '19.00 Nosferatu Avlyst'],
      ['Dag', 'Storsalen'],
      ['Sundag 22. nov', '19.00 Nosferatu Utsett'],
      ['Måndag 23. nov', '19.00 Nosferatu Flytta'],
    ])
  })

  test('has row and column headings and a caption for screen readers', () => {
    const html = renderSchedule({})
    expect(html).toMatch(/<th scope="col"[^>]*>Storsalen<\/th>/)
    expect(html).toMatch(/<th scope="row"[^>]*>I kveld/)
    expect(html).toMatch(/<caption[^>]*>15\. november til 21\. november<\/caption>/)
  })

  test('has all showings of a hall in one cell, with links to the productions', () => {
    const showings = [
      showing({ id: 'a', startsAt: '2026-11-16T17:00:00.000Z' }),
      showing({ id: 'b', startsAt: '2026-11-16T18:00:00.000Z', hall: 'Sal 2' }),
      showing({ id: 'c', startsAt: '2026-11-16T20:00:00.000Z' }),
    ]
    const html = renderSchedule({ days: 2, showings })
    expect(listRows(html)).toEqual([
      ['Dag', 'Storsalen', 'Sal 2'],
      ['I dag 15. nov', 'Ingenting på programmet.'],
      ['I morgon 16. nov', '18.00 Nosferatu 21.00 Nosferatu', '19.00 Nosferatu'],
    ])
    expect(listHrefs(html.slice(html.indexOf('<table')))).toEqual(Array(3).fill('/nosferatu-dxm-20220117'))
  })
})

test('one day is a list on every screen', () => {
  expect(renderSchedule({ days: 1, showings: everyState().slice(0, 1) })).not.toContain('<table')
})

test('without showings it says so, and links to the programme', () => {
  const html = renderSchedule({ showings: [], link: { label: 'Heile programmet', href: '/program' } })
  expect(toText(html)).toContain('Ingenting på programmet desse dagane.')
  expect(listHrefs(html)).toEqual(['/program'])
})

test('a single day without showings says so', () => {
  expect(toText(renderSchedule({ days: 1, showings: [] }))).toBe(
    'I kveld Ingenting på programmet i dag. Sjå heile programmet for det som kjem.',
  )
})
