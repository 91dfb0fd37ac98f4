import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventsStore, eventsReducer, fetchEvents, INITIAL_EVENTS } from './events.ts'

const event = (id: string) => ({
  id,
  startsAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-11-20T20:00:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'sold-out' as const,
  saleOpensAt: null,
  state: 'planned' as const,
  previousStart: null,
  priceFrom: null,
  purchaseHref: null,
})

let store = createEventsStore()
let asked: string[] = []
let lines: string[] = []
let reply: () => Promise<Response>
const ask = (...ids: string[]) =>
  fetchEvents(ids, {
    store,
    site: 'site118a',
    fetch(address) {
      asked.push(address)
      return reply()
    },
    log: (line) => lines.push(line),
  })

beforeEach(() => {
  vi.stubGlobal('window', {})
  store = createEventsStore()
  asked = []
  lines = []
  reply = async () => Response.json([event('a')])
})
afterEach(() => vi.unstubAllGlobals())

test('at first nothing has been asked or learnt', () => {
  expect(store.getState()).toEqual({ requested: [], items: [] })
})

test('ids that are fetched are noted, and what is learnt is appended', () => {
  const requested = eventsReducer(INITIAL_EVENTS, { type: 'requested', ids: ['a', 'b'] })
  expect(requested).toEqual({ requested: ['a', 'b'], items: [] })
  const once = eventsReducer(requested, { type: 'received', items: [event('a')] })
  expect(eventsReducer(once, { type: 'received', items: [event('b')] }).items).toEqual([
    event('a'),
    event('b'),
  ])
})

test('no id is fetched twice, also while the first call is under way', async () => {
  await Promise.all([ask('a', 'b', 'a'), ask('b', 'c'), ask('a')])
  expect(asked.map((address) => address.split('keys=')[1])).toEqual(['a,b', 'c'])
})

test('many ids are asked for in several calls', async () => {
  await ask(...Array.from({ length: 120 }, (_, index) => `id-${index}`))
  expect(asked).toHaveLength(3)
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('x'))],
  ['an error of the server', async () => new Response('', { status: 500 })],
  ['a proxy’s page', async () => new Response('<p>')],
])('%s is logged, and nothing is learnt', async (_, answer) => {
  reply = answer
  await ask('a')
  expect(lines).toEqual(['Failed to fetch'])
  expect(store.getState()).toEqual({ requested: ['a'], items: [] })
})

test('outside a browser nothing is fetched or noted', async () => {
  vi.unstubAllGlobals()
  await ask('a')
  expect(asked).toEqual([])
  expect(store.getState()).toEqual(INITIAL_EVENTS)
})
