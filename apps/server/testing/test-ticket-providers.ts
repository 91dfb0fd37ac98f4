import type { RequestListener } from 'node:http'
import { osloInstant, type TicketFeed } from '@lerret/model'
import { soldShowing, toFeed } from '../programme/ticketing/provider/test-provider.ts'

/** A showing that a stand-in sells; `start` is the wall-clock time in Oslo. */
export interface StandInShowing {
  id: string
  title: string
  start: string
  isBroken?: true
}

/** A program that answers as a provider does, written from the fields of its API. */
export interface StandIn {
  name: string
  needsKey: boolean
  feed(url: string): TicketFeed
  reply(showings: readonly StandInShowing[]): RequestListener
}

const sendJson =
  (find: (path: string) => unknown): RequestListener =>
  (request, reply) => {
    const body = find(request.url?.split('?', 1)[0] ?? '')
    reply
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}))
  }

const sendText =
  (type: string, body: string): RequestListener =>
  (_request, reply) =>
    reply.writeHead(200, { 'content-type': type }).end(body)

const hours = (start: string, count: number) =>
  new Date(Date.parse(`${start}:00Z`) + count * 3_600_000).toISOString().slice(0, 19)
const toInstant = (start: string) =>
  osloInstant(start.slice(0, 10), start.slice(11).replace(':', '.')).toISOString()

const dx: StandIn = {
  name: 'DX',
  needsKey: true,
  feed: (url) => ({ kind: 'dx', url, partner: '118' }),
  reply: (showings) => {
    const events = showings.map(({ id, title, start, isBroken }) => ({
      event_id: Number(id),
      title,
      begin: isBroken ? 'kjem' : `${start}:00`,
      end: hours(start, 2),
      purchase_url: `https://billett.example/${id}`,
      location_name: 'Storsalen',
    }))
    return sendJson((path) => {
      if (path === '/v1/partners/118/events/') return { data: events }
      const event = events.find(({ event_id }) => path === `/v1/partners/118/events/${event_id}`)
      const ticket_sales = [{ capacity: 100, available: 90, sold: 10, price_categories: [{ price: 130 }] }]
      return event && { data: { ...event, ticket_sales } }
    })
  },
}

const ticketCo: StandIn = {
  name: 'TicketCo',
  needsKey: true,
  feed: (url) => ({ kind: 'ticketco', url }),
  reply: (showings) =>
    sendJson((path) =>
      path === '/api/public/v1/events'
        ? {
            events: showings.map(({ id, title, start, isBroken }) => ({
              id: Number(id),
              title: isBroken ? null : title,
              start_at: `${start}:00`,
              end_at: hours(start, 2),
              location_name: 'Storsalen',
              event_minimum_price: 130,
              locale_urls: { en: 'https://billett.example/en', nb: `https://billett.example/${id}` },
              total_capacities: 100,
              total_available: 90,
            })),
          }
        : undefined,
    ),
}

const veezi: StandIn = {
  name: 'Veezi',
  needsKey: true,
  feed: (url) => ({ kind: 'veezi', url }),
  reply: (showings) => {
    const replies: Record<string, unknown> = {
      '/v1/session': showings.map(({ id, title, start, isBroken }) => ({
        Id: Number(id),
        FilmId: title,
        Title: title,
        ScreenId: 1,
        Status: 'Open',
        FeatureStartTime: isBroken ? null : `${start}:00`,
        FeatureEndTime: hours(start, 2),
        TicketsSoldOut: false,
        FewTicketsLeft: false,
        SeatsAvailable: 90,
        SeatsSold: 10,
      })),
      '/v4/film': [{ Id: 'Nosferatu', Title: 'Nosferatu', Duration: 94 }],
      '/v1/site': { Name: 'Fjordheim', Screens: [{ Id: 1, Name: 'Storsalen' }] },
      '/v1/websession': showings.map(({ id }) => ({ Id: Number(id), Url: `https://billett.example/${id}` })),
    }
    return sendJson((path) => replies[path])
  },
}

const filmweb: StandIn = {
  name: 'Filmweb',
  needsKey: false,
  feed: (url) => ({ kind: 'filmweb', url: `${url}/graphql`, location: 'Fjordheim' }),
  reply: (showings) => {
    const titles = [...new Set(showings.map(({ title }) => title))]
    return sendJson(() => ({
      data: {
        movieQuery: {
          getCurrentMovies: titles.map((title, index) => ({
            mainVersionId: `DXM2022011${index}`,
            title,
            lengthInMinutes: 120,
            rating: '12',
            shows: showings
              .filter((showing) => showing.title === title)
              .map(({ id, start, isBroken }) => ({
                showStart: isBroken ? null : `${start}:00`,
                screenName: 'Storsalen',
                theaterName: 'Fjordheim kino',
                ticketSaleUrl: `https://billett.example/${id}`,
              })),
          })),
        },
      },
    }))
  },
}

const calendar: StandIn = {
  name: 'a calendar',
  needsKey: false,
  feed: (url) => ({ kind: 'document', url: `${url}/program.ics` }),
  reply: (showings) => {
    const events = showings.map(({ id, title, start, isBroken }) => {
      const stamp = (text: string) => text.replace(/[-:]/g, '').slice(0, 15).padEnd(15, '0')
      return [
        'BEGIN:VEVENT',
        `UID:${id}`,
        `DTSTART;TZID=Europe/Oslo:${isBroken ? 'i kveld' : stamp(start)}`,
        `DTEND;TZID=Europe/Oslo:${stamp(hours(start, 2))}`,
        `SUMMARY:${title}`,
        'LOCATION:Storsalen',
        `URL:https://billett.example/${id}`,
        'END:VEVENT',
      ]
    })
    return sendText(
      'text/calendar',
      ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n'),
    )
  },
}

const webPage: StandIn = {
  name: 'a web page with JSON-LD',
  needsKey: false,
  feed: (url) => ({ kind: 'document', url: `${url}/program` }),
  reply: (showings) => {
    const itemListElement = showings.map(({ id, title, start, isBroken }) => ({
      '@type': 'ScreeningEvent',
      '@id': `https://kino.example/${id}`,
      name: title,
      startDate: isBroken ? 'snart' : `${start}:00`,
      endDate: hours(start, 2),
      location: { '@type': 'Place', name: 'Storsalen' },
      offers: { '@type': 'Offer', price: '130', url: `https://billett.example/${id}` },
    }))
    const data = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }
    return sendText(
      'text/html',
      `<!doctype html><title>Program</title><script type="application/ld+json">${JSON.stringify(data)}</script>`,
    )
  },
}

const sheet: StandIn = {
  name: 'a sheet',
  needsKey: false,
  feed: (url) => ({ kind: 'document', url: `${url}/program.csv` }),
  reply: (showings) => {
    const lines = showings.map(({ id, title, start, isBroken }) => {
      const [year, month, day] = start.slice(0, 10).split('-')
      const cells = [
        id,
        title,
        isBroken ? '' : `${day}.${month}.${year}`,
        start.slice(11).replace(':', '.'),
        'Storsalen',
        '130,00',
        `https://billett.example/${id}`,
      ]
      return cells.map((cell) => `"${cell}"`).join(';')
    })
    return sendText('text/csv', `﻿Nr;Tittel;Dato;Kl;Sal;Pris;Billett\r\n${lines.join('\r\n')}\r\n`)
  },
}

const eventFeed: StandIn = {
  name: 'our own feed',
  needsKey: true,
  feed: (url) => ({ kind: 'event-feed', url: `${url}/fjordheim/events.json` }),
  reply: (showings) =>
    sendJson(() =>
      toFeed(
        showings.map(({ id, start, isBroken }) =>
          soldShowing(id, {
            startsAt: isBroken ? 'snart' : toInstant(start),
            endsAt: new Date(Date.parse(toInstant(start)) + 7_200_000).toISOString(),
          }),
        ),
      ),
    ),
}

const pretix: StandIn = {
  name: 'pretix',
  needsKey: true,
  feed: (url) => ({ kind: 'pretix', url, organizer: 'fjordheim' }),
  reply: (showings) => {
    const page = (results: unknown[]) => ({ next: null, results })
    const events = showings.map(({ id, title, start, isBroken }) => ({
      slug: id,
      has_subevents: false,
      name: { nn: title },
      date_from: isBroken ? 'snart' : toInstant(start),
      date_to: new Date(Date.parse(toInstant(start)) + 7_200_000).toISOString(),
      presale_start: null,
      location: { nn: 'Storsalen' },
    }))
    return sendJson((path) => (path.endsWith('/events/') ? page(events) : page([])))
  },
}

export const STAND_INS: readonly StandIn[] = [
  eventFeed,
  pretix,
  dx,
  ticketCo,
  veezi,
  filmweb,
  calendar,
  webPage,
  sheet,
]
