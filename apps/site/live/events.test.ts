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
  notice: null,
  priceFrom: null,
  purchaseHref: null,
})

let store = createEventsStore()
let requests: string[] = []
let logged: string[] = []
let reply: () => Promise<Response>
const request = (...ids: string[]) =>
  fetchEvents(ids, {
    store,
    site: 'site118a',
    fetch(address) {
      requests.push(address)
      return reply()
    },
    log: (line) => logged.push(line),
  })

beforeEach(() => {
  vi.stubGlobal('window', {})
  store = createEventsStore()
  requests = []
  logged = []
  reply = async () => Response.json([event('a')])
})
afterEach(() => vi.unstubAllGlobals())

test('at first nothing has been requested or received', () => {
  expect(store.getState()).toEqual({ requested: [], items: [] })
})

test('requested ids are recorded, and received events are appended', () => {
  const requested = eventsReducer(INITIAL_EVENTS, { type: 'requested', ids: ['a', 'b'] })
  expect(requested).toEqual({ requested: ['a', 'b'], items: [] })
  const once = eventsReducer(requested, { type: 'received', items: [event('a')] })
  expect(eventsReducer(once, { type: 'received', items: [event('b')] }).items).toEqual([
    event('a'),
    event('b'),
  ])
})

test('no id is fetched twice, not even while the first call is under way', async () => {
  await Promise.all([request('a', 'b', 'a'), request('b', 'c'), request('a')])
  expect(requests.map((address) => address.split('keys=')[1])).toEqual(['a,b', 'c'])
})

test('many ids are requested in several calls', async () => {
  await request(...Array.from({ length: 120 }, (_, index) => `id-${index}`))
  expect(requests).toHaveLength(3)
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('x'))],
  ['a server error', async () => new Response('', { status: 500 })],
  ['a proxy’s page', async () => new Response('<p>')],
])('%s is logged, and no event is stored', async (_, failingReply) => {
  reply = failingReply
  await request('a')
  expect(logged).toEqual(['Failed to fetch'])
  expect(store.getState()).toEqual({ requested: ['a'], items: [] })
})

test('outside a browser nothing is fetched or recorded', async () => {
  vi.unstubAllGlobals()
  await request('a')
  expect(requests).toEqual([])
  expect(store.getState()).toEqual(INITIAL_EVENTS)
})
