import { expect, test } from 'vitest'
import { everyState, film, showing } from '../stories/samples.ts'
import { drawn, headingsOf } from '../testing.tsx'
import { DayList } from './DayList.tsx'

const production = film()
const listings = everyState().map((each) => ({ showing: each, production }))

test('showings are grouped by their day in Oslo', () => {
  const nearMidnight = ['2026-11-15T22:30:00.000Z', '2026-11-15T23:30:00.000Z'].map((startsAt, index) => ({
    showing: showing({ id: `s${index}`, startsAt }),
    production,
  }))
  expect(headingsOf(drawn(<DayList listings={nearMidnight} nameBy="hall" />))).toEqual([
    'h2 I kveld, sundag 15. november',
    'h2 I morgon, måndag 16. november',
  ])
})

test('a day’s heading does not repeat the heading above the list', () => {
  const html = drawn(<DayList listings={listings.slice(0, 1)} nameBy="hall" heading="I kveld" />)
  expect(headingsOf(html)).toEqual(['h2 Sundag 15. november'])
})

test('later days are collapsed', () => {
  const html = drawn(<DayList listings={listings} nameBy="hall" openDays={3} />)
  const [open = '', folded = ''] = html.split('<details')
  expect(headingsOf(open).at(-1)).toBe('h2 Tysdag 17. november')
  expect(folded).toContain('Vis 6 dagar til')
  expect(headingsOf(folded)[0]).toBe('h2 Onsdag 18. november')
})
