import type { Film, Showing, SiteConfig } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { film, showing, site } from '../testing/test-records.ts'
import { filmPage, filterByType, resolveThings } from './test-structured-data.ts'

const URL = 'https://fjordheim.example/nosferatu-dxm-19220001'
const organisation: SiteConfig['organisation'] = {
  street: 'Kaivegen 3',
  postalCode: '5999',
  town: 'Fjordheim',
  country: 'NO',
  email: 'post@fjordheim.example',
  phone: '55 00 00 00',
}

function filmThings(given: { film?: Partial<Film>; showings?: Partial<Showing>[]; now?: Date } = {}) {
  return resolveThings(filmPage, {
    records: {
      site: [site({ organisation })],
      production: [film(given.film)],
      event: (given.showings ?? [{}]).map((each, index) => showing({ id: `e${index}`, ...each })),
    },
    params: { production: film(given.film).parentSlug },
    ...(given.now && { now: given.now }),
  })
}

const screeningsOf = (...showings: Partial<Showing>[]) =>
  filterByType(filmThings({ showings }), 'ScreeningEvent')

test('a film page tells of the film and of each showing that has not ended', () => {
  const things = filmThings({
    showings: [{ startsAt: '2026-11-19T18:00:00Z' }, {}, { startsAt: '2026-11-21T18:00:00Z' }],
  })
  expect(things.map((thing) => thing['@type'])).toEqual([
    'Movie',
    'ScreeningEvent',
    'ScreeningEvent',
    'BreadcrumbList',
  ])
})

test('what is known of a film is told, and what is not is left out', () => {
  const [full] = filterByType(
    filmThings({
      film: {
        originalTitle: 'Nosferatu, eine Symphonie des Grauens',
        year: 1922,
        minutes: 94,
        genres: ['Skrekk'],
        directors: ['F.W. Murnau'],
        cast: ['Max Schreck'],
        countries: ['Tyskland'],
      },
    }),
    'Movie',
  )
  expect(full).toMatchObject({
    '@id': `${URL}#film`,
    name: 'Nosferatu',
    alternateName: 'Nosferatu, eine Symphonie des Grauens',
    duration: 'PT94M',
    dateCreated: '1922',
    genre: ['Skrekk'],
    contentRating: '12',
    director: [{ '@type': 'Person', name: 'F.W. Murnau' }],
    actor: [{ '@type': 'Person', name: 'Max Schreck' }],
    countryOfOrigin: [{ '@type': 'Country', name: 'Tyskland' }],
  })
  const [bare] = filterByType(filmThings(), 'Movie')
  for (const property of ['alternateName', 'duration', 'dateCreated', 'genre', 'director', 'actor', 'image'])
    expect(bare).not.toHaveProperty(property)
})

test('a showing tells what search engines require and recommend', () => {
  expect(
    screeningsOf({
      hall: 'Storsalen',
      priceFrom: 130,
      formats: ['2D', 'Atmos'],
      language: 'Engelsk tale',
      subtitles: 'Norsk',
      label: 'Strikkekino',
    }),
  ).toEqual([
    {
      '@type': 'ScreeningEvent',
      '@id': `${URL}#e0`,
      name: 'Nosferatu – Strikkekino',
      url: URL,
      description: 'Ein greve på reise.',
      startDate: '2026-11-20T19:00:00+01:00',
      endDate: '2026-11-20T21:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Storsalen, Fjordheim kulturhus',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Kaivegen 3',
          postalCode: '5999',
          addressLocality: 'Fjordheim',
          addressCountry: 'NO',
        },
      },
      organizer: {
        '@type': 'Organization',
        '@id': 'https://fjordheim.example/#huset',
        name: 'Fjordheim kulturhus',
        url: 'https://fjordheim.example/',
      },
      offers: {
        '@type': 'Offer',
        url: 'https://billett.example/7/events/41/purchase/setup?kanal=dxf',
        price: 130,
        priceCurrency: 'NOK',
        availability: 'https://schema.org/InStock',
      },
      workPresented: { '@type': 'Movie', '@id': `${URL}#film`, name: 'Nosferatu' },
      videoFormat: ['2D'],
      inLanguage: 'en',
      subtitleLanguage: 'no',
    },
  ])
})

describe('the state of a showing', () => {
  test('cancelled: it says so, keeps its time, and offers no ticket', () => {
    const [event] = screeningsOf({ state: 'cancelled', priceFrom: 130 })
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-11-20T19:00:00+01:00',
    })
    expect(event).not.toHaveProperty('offers')
  })

  test('moved: it tells the new time and the one before', () => {
    const [event] = screeningsOf({ state: 'moved', previousStart: '2026-11-18T17:00:00Z' })
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2026-11-20T19:00:00+01:00',
      previousStartDate: '2026-11-18T18:00:00+01:00',
    })
    expect(event).toHaveProperty('offers')
  })

  test('postponed: the old time is kept, whether the record holds it as start or as previous start', () => {
    const [event, other] = screeningsOf(
      { state: 'postponed' },
      { state: 'postponed', startsAt: '2026-12-20T18:00:00Z', previousStart: '2026-11-20T18:00:00Z' },
    )
    for (const postponed of [event, other]) {
      expect(postponed).toMatchObject({
        eventStatus: 'https://schema.org/EventPostponed',
        startDate: '2026-11-20T19:00:00+01:00',
        endDate: '2026-11-20T21:00:00+01:00',
      })
      expect(postponed).not.toHaveProperty('previousStartDate')
      expect(postponed).not.toHaveProperty('offers')
    }
  })
})

test('the ticket says whether it can be had, and from when', () => {
  const offer = (given: Partial<Showing>) => screeningsOf(given)[0]?.offers
  expect(offer({ ticketStatus: 'few-left' })).toMatchObject({
    availability: 'https://schema.org/LimitedAvailability',
    url: expect.stringContaining('billett.example'),
  })
  expect(offer({ ticketStatus: 'sold-out' })).toMatchObject({
    availability: 'https://schema.org/SoldOut',
    url: URL,
  })
  expect(offer({ ticketStatus: 'not-yet', saleOpensAt: '2026-10-25T08:00:00Z' })).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    validFrom: '2026-10-25T09:00:00+01:00',
  })
  expect(offer({ ticketStatus: 'at-door' })).toMatchObject({ availability: 'https://schema.org/InStoreOnly' })
  expect(offer({ ticketStatus: 'free', priceFrom: 50 })).toMatchObject({
    availability: 'https://schema.org/InStock',
    price: 0,
    priceCurrency: 'NOK',
    url: expect.stringContaining('billett.example'),
  })
  expect(offer({ ticketStatus: 'free', checkout: undefined })).toMatchObject({ price: 0, url: URL })
  expect(offer({})).not.toHaveProperty('price')
  expect(screeningsOf({ ticketStatus: 'free' })[0]).toMatchObject({ isAccessibleForFree: true })
})

test('summer time shows in the offset', () => {
  const now = new Date('2027-03-20T12:00:00Z')
  const starts = filmThings({
    now,
    showings: [{ startsAt: '2027-03-27T18:00:00Z' }, { startsAt: '2027-03-28T17:00:00Z' }],
  }).flatMap(({ startDate }) => startDate ?? [])
  expect(starts).toEqual(['2027-03-27T19:00:00+01:00', '2027-03-28T19:00:00+02:00'])
})

test('a picture of the house is offered in three proportions, whole addresses, around its focal point', () => {
  const asset = {
    type: 'first_image' as const,
    url: '/images/film-nosferatu',
    focalPointQuery: 'fp-x=0.4&fp-y=0.2',
    alt: '',
    width: 1920,
    height: 1080,
  }
  const [event] = filterByType(filmThings({ film: { assets: [asset] } }), 'ScreeningEvent')
  const images = event?.image as string[]
  const sizes = images.map((image) => new globalThis.URL(image).searchParams)
  expect(sizes.map((query) => Number(query.get('w')) / Number(query.get('h')))).toEqual([16 / 9, 4 / 3, 1])
  for (const image of images) {
    expect(image).toMatch(/^https:\/\/fjordheim\.example\/images\/film-nosferatu\?/)
    expect(image).toMatch(/&fp-x=0.4&fp-y=0.2$/)
  }
  const elsewhere = { ...asset, url: 'https://bilete.example/a.jpg' }
  expect(filterByType(filmThings({ film: { assets: [elsewhere] } }), 'Movie')[0]?.image).toEqual([
    'https://bilete.example/a.jpg',
  ])
})

test('a house that has told no address is named where the address must stand', () => {
  const things = resolveThings(filmPage, {
    records: { production: [film()], event: [showing()] },
    params: { production: film().parentSlug },
  })
  expect(filterByType(things, 'ScreeningEvent')[0]?.location).toMatchObject({
    address: 'Fjordheim kulturhus',
  })
})
