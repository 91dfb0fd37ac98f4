import { beforeEach, expect, test } from 'vitest'
import { createProviderFetch } from '../provider/provider-fetch.ts'
import { givenProvider } from '../provider/test-provider.ts'
import { countSeats, readPretix } from './pretix.ts'

/* The shapes of the documented examples, with our own values. */

const toPage = (results: unknown[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
})

const concert = {
  name: { en: 'Winter concert', nn: 'Vinterkonsert' },
  slug: 'vinterkonsert',
  live: true,
  testmode: false,
  currency: 'NOK',
  date_from: '2026-12-12T19:00:00+01:00',
  date_to: '2026-12-12T21:30:00+01:00',
  date_admission: null,
  is_public: true,
  presale_start: '2026-11-25T09:00:00+01:00',
  presale_end: null,
  location: { nn: 'Kulturscena\nKaivegen 3' },
  geo_lat: null,
  geo_lon: null,
  has_subevents: false,
  meta_data: {},
  seating_plan: null,
  seat_category_mapping: {},
  plugins: [],
  timezone: 'Europe/Oslo',
}
const film = {
  ...concert,
  name: { no: 'Nosferatu' },
  slug: 'nosferatu',
  has_subevents: true,
  location: null,
  presale_start: null,
  meta_data: { film_number: 'DXM20220117', age_limit: '12', minutes: '94' },
}
const date = (id: number, day: number) => ({
  id,
  name: { no: 'Nosferatu' },
  event: 'nosferatu',
  active: true,
  is_public: true,
  date_admission: null,
  date_from: `2026-11-${day}T18:00:00Z`,
  date_to: null,
  presale_start: null,
  presale_end: null,
  frontpage_text: null,
  location: { no: 'Storsalen' },
  geo_lat: null,
  geo_lon: null,
  meta_data: {},
  item_price_overrides: [{ item: 2, disabled: false, price: '90.00' }],
  variation_price_overrides: [],
  seating_plan: null,
  seat_category_mapping: {},
})
const item = (id: number, default_price: string, changes = {}) => ({
  id,
  name: { no: 'Billett' },
  default_price,
  category: null,
  active: true,
  admission: true,
  ...changes,
})
const quota = (id: number, size: number | null, available_number: number | null, changes = {}) => ({
  id,
  name: 'Alle plassar',
  size,
  items: [1, 2],
  variations: [],
  subevent: null,
  closed: false,
  close_when_sold_out: false,
  release_after_exit: false,
  available: true,
  available_number,
  ignore_for_event_availability: false,
  ...changes,
})

const provider = await givenProvider()
let pages: Record<string, unknown>
beforeEach(() => {
  provider.requests.length = 0
  const eventsPath = '/api/v1/organizers/fjordheim/events/'
  pages = {
    [`${eventsPath}?live=true&is_public=true&is_future=true`]: toPage(
      [concert],
      `${provider.url}${eventsPath}?page=2`,
    ),
    [`${eventsPath}?page=2`]: toPage([film]),
    [`${eventsPath}vinterkonsert/items/?active=true`]: toPage([
      item(1, '350.00'),
      item(2, '290.00'),
      item(3, '30.00', { admission: false }),
    ]),
    [`${eventsPath}vinterkonsert/quotas/?with_availability=true`]: toPage([quota(1, 150, 12)]),
    [`${eventsPath}nosferatu/items/?active=true`]: toPage([item(1, '130.00'), item(2, '120.00')]),
    [`${eventsPath}nosferatu/quotas/?with_availability=true`]: toPage([
      quota(2, 200, 200, { subevent: 31 }),
      quota(3, 200, 0, { subevent: 32, available: false }),
    ]),
    [`${eventsPath}nosferatu/subevents/?active=true&is_future=true`]: toPage([date(31, 27), date(32, 28)]),
  }
  provider.replyWith((request, reply) => {
    const page = pages[request.url ?? '']
    reply.writeHead(page ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(page ?? {}))
  })
})

const read = () =>
  readPretix(
    { kind: 'pretix', url: provider.url, organizer: 'fjordheim' },
    { fetch: createProviderFetch([provider.url]), token: 'k3y', signal: new AbortController().signal },
  )

test('an event is a production, and its dates, or the event itself, are its showings', async () => {
  const { productions, showings } = await read()
  expect(productions).toEqual([
    { id: 'vinterkonsert', title: 'Vinterkonsert', filmNumber: null, ageLimit: null, minutes: null },
    { id: 'nosferatu', title: 'Nosferatu', filmNumber: 'DXM20220117', ageLimit: '12', minutes: 94 },
  ])
  expect(showings).toEqual([
    {
      id: 'vinterkonsert',
      productionId: 'vinterkonsert',
      hall: 'Kulturscena',
      state: 'planned',
      startsAt: '2026-12-12T18:00:00.000Z',
      endsAt: '2026-12-12T20:30:00.000Z',
      priceFrom: 290,
      saleOpensAt: '2026-11-25T08:00:00.000Z',
      capacity: 150,
      sold: 138,
      reserved: 0,
      url: `${provider.url}/fjordheim/vinterkonsert/`,
    },
    {
      id: 'nosferatu:31',
      productionId: 'nosferatu',
      hall: 'Storsalen',
      state: 'planned',
      startsAt: '2026-11-27T18:00:00.000Z',
      endsAt: '2026-11-27T20:00:00.000Z',
      priceFrom: 90,
      saleOpensAt: null,
      capacity: 200,
      sold: 0,
      reserved: 0,
      url: `${provider.url}/fjordheim/nosferatu/31/`,
    },
    expect.objectContaining({ id: 'nosferatu:32', capacity: 200, sold: 200 }),
  ])
})

test('every request has the key, and the key is not sent to another origin', async () => {
  await read()
  expect(provider.requests.every((request) => request.endsWith(' Token k3y'))).toBe(true)
  const first = Object.keys(pages)[0] as string
  pages[first] = toPage([], 'https://elsewhere.example/api/')
  await expect(read()).rejects.toMatchObject({ code: 'ticketing_unavailable' })
})

test.each([401, 403, 429])('the error names status %i', async (status) => {
  provider.replyWith((_request, reply) => reply.writeHead(status).end())
  await expect(read()).rejects.toThrow(`it replies with status ${status}`)
})

test('overlapping quotas limit each other, separate quotas are added, and a quota without a size is unlimited', () => {
  const seats = (...quotas: ReturnType<typeof quota>[]) => countSeats(quotas)
  const hallQuota = (free: number) => quota(1, 200, free)
  const cheap = (free: number) => quota(2, 20, free, { items: [1] })
  expect(seats(hallQuota(50), cheap(20))).toEqual({ capacity: 200, free: 50 })
  expect(seats(hallQuota(0), cheap(20))).toEqual({ capacity: 200, free: 0 })
  expect(seats(hallQuota(50), cheap(0))).toEqual({ capacity: 200, free: 50 })
  expect(seats(hallQuota(50), quota(2, 20, 20))).toEqual({ capacity: 20, free: 20 })
  const expensive = quota(3, 180, 30, { items: [2] })
  expect(seats(hallQuota(50), cheap(20), expensive)).toEqual({ capacity: 200, free: 50 })
  expect(seats(quota(1, null, null), cheap(5), expensive)).toEqual({ capacity: 200, free: 35 })
  expect(seats(quota(1, 200, 50), quota(2, 20, 20, { items: [9] }))).toEqual({ capacity: 220, free: 70 })
  expect(seats(quota(1, 200, 50, { closed: true }))).toEqual({ capacity: 200, free: 0 })
  expect(seats(quota(1, 200, 50), quota(2, 999, 999, { ignore_for_event_availability: true }))).toEqual({
    capacity: 200,
    free: 50,
  })
  expect(seats(quota(1, null, null))).toEqual({ capacity: null, free: 0 })
})
