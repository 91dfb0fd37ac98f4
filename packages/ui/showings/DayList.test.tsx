import { expect, test } from 'vitest'
import { everyState, film, showing } from '../stories/samples.ts'
import { listHeadings, renderHtml } from '../testing.tsx'
import { DayList } from './DayList.tsx'

const production = film()
const listings = everyState().map((each) => ({ showing: each, production }))

test('showings are grouped by their day in Oslo', () => {
  const nearMidnight = ['2026-11-15T22:30:00.000Z', '2026-11-15T23:30:00.000Z'].map((startsAt, index) => ({
    showing: showing({ id: `s${index}`, startsAt }),
    production,
  }))
  expect(listHeadings(renderHtml(<DayList listings={nearMidnight} nameBy="hall" />))).toEqual([
    'h2 I kveld, sundag 15. november',
    'h2 I morgon, måndag 16. november',
  ])
})

test('a day’s heading does not repeat the heading above the list', () => {
  const html = renderHtml(<DayList listings={listings.slice(0, 1)} nameBy="hall" heading="I kveld" />)
  expect(listHeadings(html)).toEqual(['h2 Sundag 15. november'])
})

test('later days are collapsed', () => {
  const html = renderHtml(<DayList listings={listings} nameBy="hall" openDays={3} />)
  const [open = '', folded = ''] = html.split('<details')
  expect(listHeadings(open).at(-1)).toBe('h2 Tysdag 17. november')
  expect(folded).toContain('Vis 6 dagar til')
  expect(listHeadings(folded)[0]).toBe('h2 Onsdag 18. november')
})
