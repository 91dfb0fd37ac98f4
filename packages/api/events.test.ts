import { expect, test } from 'vitest'
import { eventsAddress, readEvents } from './events.ts'

const event = {
  id: 'showing-1',
  startsAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-11-20T20:00:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'few-left',
  saleOpensAt: null,
  state: 'planned',
  previousStart: null,
  priceFrom: 130,
  purchaseHref: null,
}

test('the address names the site and the ids, separated by commas', () => {
  expect(eventsAddress('site118a', ['a', 'b/c'])).toBe('/runtime/sites/site118a/basic_events?keys=a,b%2Fc')
})

test('a reply is read as the list of its events', () => {
  expect(readEvents([event])).toEqual([event])
})

test.each([
  ['a page of a proxy', '<html>'],
  ['nothing', null],
  ['an object', { error: { code: 'internal' } }],
  ['a list of something else', [1, null, 'x', { id: 'showing-1' }, { ...event, startsAt: 'soon' }]],
])('%s has no events', (_, body) => {
  expect(readEvents(body)).toEqual([])
})
