import type { TicketFeed } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { STAND_INS } from '../../../testing/test-ticket-providers.ts'
import { createProviderFetch } from '../provider/provider-fetch.ts'
import { givenProvider } from '../provider/test-provider.ts'
import { createProvider } from './create-provider.ts'

const NOW = new Date('2026-10-20T12:00:00Z')
let provider: Awaited<ReturnType<typeof givenProvider>>
beforeEach(async () => {
  provider = await givenProvider()
})

async function read(feed: TicketFeed) {
  const connection = {
    fetch: createProviderFetch([provider.url]),
    key: { token: 'k3y', origin: provider.url },
    now: NOW,
  }
  const feedOf = createProvider({ venueId: 'fjordheim', feed }, connection)
  if (!feedOf) throw new Error('There is no provider.')
  return feedOf.read(new AbortController().signal)
}

const replyText = (text: string | Buffer) => provider.replyWith((_request, reply) => reply.end(text))
const readDocument = () => read({ kind: 'document', url: `${provider.url}/program` })
const SOLD = { id: '100', title: 'Nosferatu', start: '2026-10-24T19:00' }
const FULL = {
  hall: 'Storsalen',
  priceFrom: 130,
  url: 'https://billett.example/100',
  capacity: 100,
  sold: 10,
}

test.each([
  ['DX', FULL],
  ['TicketCo', FULL],
  ['Veezi', { ...FULL, priceFrom: null }],
  ['Filmweb', { ...FULL, priceFrom: null, capacity: null, sold: 0 }],
  ['a calendar', { ...FULL, priceFrom: null, capacity: null, sold: 0 }],
  ['a web page with JSON-LD', { ...FULL, capacity: null, sold: 0 }],
  ['a sheet', { ...FULL, capacity: null, sold: 0 }],
])(
  '%s gives hall, price, seats and the address of the sale, as far as it has them',
  async (name, expected) => {
    const standIn = STAND_INS.find((candidate) => candidate.name === name)
    if (!standIn) throw new Error(`There is no stand-in for ${name}.`)
    provider.replyWith(standIn.reply([SOLD]))
    const { productions, showings } = await read(standIn.feed(provider.url))
    expect(showings).toEqual([expect.objectContaining({ ...expected, startsAt: '2026-10-24T17:00:00.000Z' })])
    expect(productions).toEqual([
      expect.objectContaining({ title: 'Nosferatu', id: showings[0]?.productionId }),
    ])
  },
)

test('the key is sent the way each provider takes it', async () => {
  const headers: unknown[] = []
  const urls: unknown[] = []
  provider.replyWith((request, reply) => {
    headers.push(request.headers.authorization ?? request.headers.veeziaccesstoken)
    urls.push(request.url)
    reply.writeHead(503).end()
  })
  await Promise.allSettled([read({ kind: 'dx', url: provider.url, partner: '1' })])
  await Promise.allSettled([read({ kind: 'veezi', url: provider.url })])
  await Promise.allSettled([read({ kind: 'ticketco', url: provider.url })])
  expect(headers).toEqual(['Bearer k3y', 'k3y', undefined])
  expect(urls.at(-1)).toBe('/api/public/v1/events?token=k3y&status=active')
})

describe('DX', () => {
  const event = (id: number, begin: string) => ({ event_id: id, title: `Film ${id}`, begin })

  test.each([404, 410])('has an event off the programme when its address answers %i', async (status) => {
    provider.replyWith((request, reply) => {
      const isList = request.url?.includes('?')
      const data = isList
        ? [event(1, '2026-10-24T19:00:00'), event(2, '2026-10-24T21:00:00')]
        : event(2, '2026-10-24T21:00:00')
      reply.writeHead(request.url?.endsWith('/1') ? status : 200).end(JSON.stringify({ data }))
    })
    const { showings, unreadable } = await read({ kind: 'dx', url: provider.url, partner: '118' })
    expect(showings.map(({ id }) => id)).toEqual(['2'])
    expect(unreadable).toEqual([])
  })

  test('continues its list on the day of the last event, until nothing is new', async () => {
    const sales = { ticket_sales: [] }
    const days = Array.from({ length: 70 }, (_, index) => ({
      ...event(index, `2026-${index < 20 ? '10' : '11'}-${String((index % 20) + 10)}T19:00:00`),
      ...sales,
    })).sort((a, b) => a.begin.localeCompare(b.begin))
    provider.replyWith((request, reply) => {
      const after = new URL(request.url ?? '', provider.url).searchParams.get('after_date') ?? ''
      const data = days.filter(({ begin }) => begin.slice(0, 10) >= after).slice(0, 50)
      reply.end(JSON.stringify({ data }))
    })
    const { showings } = await read({ kind: 'dx', url: provider.url, partner: '118' })
    expect(showings).toHaveLength(days.filter(({ begin }) => begin >= '2026-10-20').length)
    expect(provider.requests.length).toBeGreaterThan(1)
  })
})

test('Veezi leaves out planned and private sessions, and a sold-out session has no free seats', async () => {
  const session = (id: number, changes: object) => ({
    Id: id,
    FilmId: 'F1',
    Title: 'Nosferatu',
    ScreenId: 2,
    Status: 'Open',
    FeatureStartTime: '2026-10-24T19:00:00',
    SeatsAvailable: 4,
    SeatsSold: 96,
    ...changes,
  })
  const replies: Record<string, unknown> = {
    '/v1/session': [
      session(1, { TicketsSoldOut: true }),
      session(2, { Status: 'Planned' }),
      session(3, { ShowType: 'Private' }),
    ],
    '/v4/film': [],
    '/v1/site': { Screens: null },
    '/v1/websession': [],
  }
  provider.replyWith((request, reply) => reply.end(JSON.stringify(replies[request.url ?? ''])))
  const { showings } = await read({ kind: 'veezi', url: provider.url })
  expect(showings).toEqual([expect.objectContaining({ id: '1', hall: 'Sal 2', capacity: 96, sold: 96 })])
})

test('Filmweb gives the showings of one cinema, and films with their number, age limit and length', async () => {
  const show = (theaterName: string, id: number) => ({
    showStart: '2026-10-24T19:00:00',
    screenName: 'Sal 1',
    theaterName,
    ticketSaleUrl: `https://billett.example/${id}`,
  })
  const movie = { mainVersionId: 'DXM20220117', title: 'Nosferatu', lengthInMinutes: 94, rating: 12 }
  provider.replyJson({
    data: {
      movieQuery: { getCurrentMovies: [{ ...movie, shows: [show('Nabobygda', 1), show('Fjordheim', 2)] }] },
    },
  })
  const feed = { kind: 'filmweb', url: provider.url, location: 'Fjordheim', theatre: 'fjordheim' } as const
  const { productions, showings } = await read(feed)
  expect(showings.map(({ url }) => url)).toEqual(['https://billett.example/2'])
  expect(showings[0]?.endsAt).toBe('2026-10-24T18:34:00.000Z')
  expect(productions).toEqual([
    expect.objectContaining({ filmNumber: 'DXM20220117', ageLimit: '12', minutes: 94 }),
  ])
})

test('Filmweb that answers with errors instead of data fails', async () => {
  provider.replyJson({ data: null, errors: [{ message: 'x' }] })
  const feed = { kind: 'filmweb', url: provider.url, location: 'Fjordheim' } as const
  await expect(read(feed)).rejects.toMatchObject({ code: 'ticketing_unavailable' })
})

describe('a calendar', () => {
  const calendar = (...lines: string[]) =>
    replyText(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

  test('has a weekly event at the same hour before and after the clock change, without its exceptions', async () => {
    calendar(
      ...event(
        'UID:strikk',
        'DTSTART;TZID=Europe/Oslo:20261014T180000',
        'DURATION:PT90M',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;TZID=Europe/Oslo:20261104T180000',
        'SUMMARY:Strikkekino',
      ),
    )
    const { showings } = await readDocument()
    expect(showings.map(({ startsAt }) => startsAt)).toEqual([
      '2026-10-21T16:00:00.000Z',
      '2026-10-28T17:00:00.000Z',
      '2026-11-11T17:00:00.000Z',
    ])
    expect(showings[0]?.endsAt).toBe('2026-10-21T17:30:00.000Z')
    expect(new Set(showings.map(({ id }) => id)).size).toBe(3)
  })

  test('has cancelled events as cancelled, times in UTC as they are, and no events for whole days', async () => {
    calendar(
      ...event('UID:1', 'DTSTART:20261024T170000Z', 'SUMMARY:Konsert', 'STATUS:CANCELLED'),
      ...event('UID:2', 'DTSTART;VALUE=DATE:20261024', 'SUMMARY:Stengt'),
      ...event('UID:3', 'DTSTART:20260101T170000Z', 'SUMMARY:I vinter'),
    )
    const { showings } = await readDocument()
    expect(showings.map(({ id, startsAt, state }) => `${id} ${startsAt} ${state}`)).toEqual([
      '1 2026-10-24T17:00:00.000Z cancelled',
    ])
  })
})

test('JSON-LD gives state, sold-out offers and the work that is shown, also in a graph of several types', async () => {
  const screening = {
    '@type': ['ScreeningEvent', 'Event'],
    name: 'Kveldsframsyning',
    url: '/film/nosferatu',
    startDate: '2026-10-24T19:00:00+02:00',
    workPresented: { '@type': 'Movie', name: 'Nosferatu', duration: 'PT1H34M' },
    offers: [
      { price: 150, availability: 'https://schema.org/SoldOut' },
      { lowPrice: '90', availability: 'SoldOut' },
    ],
  }
  const cancelled = {
    ...screening,
    startDate: '2026-10-25T19:00:00+01:00',
    eventStatus: 'https://schema.org/EventCancelled',
  }
  const graph = { '@graph': [{ '@type': 'Organization', name: 'Kino' }, screening, cancelled] }
  replyText(
    `<html><script type="application/ld+json">${JSON.stringify(graph)}</script><script>var x = "<p>"</script>`,
  )
  const { productions, showings } = await readDocument()
  expect(productions).toEqual([expect.objectContaining({ title: 'Nosferatu', minutes: 94 })])
  expect(showings).toEqual([
    expect.objectContaining({
      startsAt: '2026-10-24T17:00:00.000Z',
      state: 'planned',
      capacity: 0,
      priceFrom: 90,
    }),
    expect.objectContaining({ startsAt: '2026-10-25T18:00:00.000Z', state: 'cancelled' }),
  ])
  expect(showings[0]?.url).toBe(`${provider.url}/film/nosferatu`)
})

test('a sheet in Windows-1252 with quoted cells, film numbers and states is read', async () => {
  const text = [
    'Tittel,Start,Slutt,Sal,EDI,Status,Plassar,Ledige',
    '"Øya, vår",2026-10-24 19:00,20:30,Blåsalen,DXM20220117,avlyst,"1 200",0',
    'Quiz,24.10.2026 kl. 21.00,,,,,,',
  ].join('\n')
  replyText(Buffer.from(text, 'latin1'))
  const { productions, showings } = await readDocument()
  expect(productions.map(({ title, filmNumber }) => [title, filmNumber])).toEqual([
    ['Øya, vår', 'DXM20220117'],
    ['Quiz', null],
  ])
  expect(showings).toEqual([
    expect.objectContaining({
      hall: 'Blåsalen',
      state: 'cancelled',
      capacity: 1200,
      sold: 1200,
      endsAt: '2026-10-24T18:30:00.000Z',
    }),
    expect.objectContaining({ startsAt: '2026-10-24T19:00:00.000Z', state: 'planned' }),
  ])
})

test.each(['', 'Vi er straks tilbake.', '{"feil": true}', '<p>Ikkje funnen</p>', 'namn;by\nx;y'])(
  'the answer %j is no programme',
  async (text) => {
    replyText(text)
    await expect(readDocument()).rejects.toMatchObject({ code: 'ticketing_unavailable' })
  },
)
