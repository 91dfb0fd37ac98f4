import type { SchedulePart } from '@lerret/model'
import { expect, test } from 'vitest'
import { everyState, film } from '../../stories/index.ts'
import { drawnBlock, headingsOf, hrefsOf, textOf } from '../../testing.tsx'

const schedule = (facts: Partial<SchedulePart>) =>
  drawnBlock('schedule', [
    { heading: 'I kveld', days: 7, productions: [film()], showings: everyState(), link: null, ...facts },
  ])

test('today stands open under the heading, the other days are folded up', () => {
  const [open, folded] = schedule({}).split('<details')
  expect(headingsOf(open ?? '')).toEqual(['h2 I kveld', 'h3 Sundag 15. november', 'h4 Nosferatu'])
  expect(textOf(folded ?? '')).toContain('Vis 8 dagar til')
})

test('when nothing is on today, it says so before the next day', () => {
  expect(textOf(schedule({ showings: everyState().slice(1) }))).toContain(
    'I kveld Ingenting på programmet i dag. I morgon, måndag 16. november',
  )
})

test('when nothing is on at all, it says so and leads on', () => {
  const html = schedule({ showings: [], link: { label: 'Heile programmet', href: '/program' } })
  expect(textOf(html)).toContain('Ingenting på programmet desse dagane.')
  expect(hrefsOf(html)).toEqual(['/program'])
})
