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

function resolveFilmThings(
  overrides: { film?: Partial<Film>; showings?: Partial<Showing>[]; now?: Date } = {},
) {
  return resolveThings(filmPage, {
    records: {
      site: [site({ organisation })],
      production: [film(overrides.film)],
      event: (overrides.showings ?? [{}]).map((each, index) => showing({ id: `e${index}`, ...each })),
    },
    params: { production: film(overrides.film).parentSlug },
    ...(overrides.now && { now: overrides.now }),
  })
}

const resolveScreenings = (...showings: Partial<Showing>[]) =>
  filterByType(resolveFilmThings({ showings }), 'ScreeningEvent')

test('a film page has the film and each showing that has not ended', () => {
  const things = resolveFilmThings({
    showings: [{ startsAt: '2026-11-19T18:00:00Z' }, {}, { startsAt: '2026-11-21T18:00:00Z' }],
  })
  expect(things.map((thing) => thing['@type'])).toEqual([
    'Movie',
    'ScreeningEvent',
    'ScreeningEvent',
    'BreadcrumbList',
  ])
})

test('a film has the properties with a value, and not the others', () => {
  const [withFacts] = filterByType(
    resolveFilmThings({
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
  expect(withFacts).toMatchObject({
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
  const [withoutFacts] = filterByType(resolveFilmThings(), 'Movie')
  for (const property of ['alternateName', 'duration', 'dateCreated', 'genre', 'director', 'actor', 'image'])
    expect(withoutFacts).not.toHaveProperty(property)
})

test('a showing has what search engines require and recommend', () => {
  expect(
    resolveScreenings({
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
  test('cancelled: it has the status, its time and no offer', () => {
    const [event] = resolveScreenings({ state: 'cancelled', priceFrom: 130 })
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-11-20T19:00:00+01:00',
    })
    expect(event).not.toHaveProperty('offers')
  })

  test('moved: it has the new time and the previous one', () => {
    const [event] = resolveScreenings({ state: 'moved', previousStart: '2026-11-18T17:00:00Z' })
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2026-11-20T19:00:00+01:00',
      previousStartDate: '2026-11-18T18:00:00+01:00',
    })
    expect(event).toHaveProperty('offers')
  })

  test('postponed: it has the old time, whether the record has it as start or as previous start', () => {
    const [event, other] = resolveScreenings(
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

test('the offer has its availability, and when the sale opens', () => {
  const resolveOffer = (overrides: Partial<Showing>) => resolveScreenings(overrides)[0]?.offers
  expect(resolveOffer({ ticketStatus: 'few-left' })).toMatchObject({
    availability: 'https://schema.org/LimitedAvailability',
    url: expect.stringContaining('billett.example'),
  })
  expect(resolveOffer({ ticketStatus: 'sold-out' })).toMatchObject({
    availability: 'https://schema.org/SoldOut',
    url: URL,
  })
  expect(resolveOffer({ ticketStatus: 'not-yet', saleOpensAt: '2026-10-25T08:00:00Z' })).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    validFrom: '2026-10-25T09:00:00+01:00',
  })
  expect(resolveOffer({ ticketStatus: 'at-door' })).toMatchObject({
    availability: 'https://schema.org/InStoreOnly',
  })
  expect(resolveOffer({ ticketStatus: 'free', priceFrom: 50 })).toMatchObject({
    availability: 'https://schema.org/InStock',
    price: 0,
    priceCurrency: 'NOK',
    url: expect.stringContaining('billett.example'),
  })
  expect(resolveOffer({ ticketStatus: 'free', checkout: undefined })).toMatchObject({ price: 0, url: URL })
  expect(resolveOffer({})).not.toHaveProperty('price')
  expect(resolveScreenings({ ticketStatus: 'free' })[0]).toMatchObject({ isAccessibleForFree: true })
})

test('the offset follows summer time', () => {
  const now = new Date('2027-03-20T12:00:00Z')
  const starts = resolveFilmThings({
    now,
    showings: [{ startsAt: '2027-03-27T18:00:00Z' }, { startsAt: '2027-03-28T17:00:00Z' }],
  }).flatMap(({ startDate }) => startDate ?? [])
  expect(starts).toEqual(['2027-03-27T19:00:00+01:00', '2027-03-28T19:00:00+02:00'])
})

test('a picture in the media library has absolute URLs in three aspect ratios, cropped around its focal point', () => {
  const asset = {
    type: 'first_image' as const,
    url: '/images/film-nosferatu',
    focalPointQuery: 'fp-x=0.4&fp-y=0.2',
    alt: '',
    width: 1920,
    height: 1080,
  }
  const [event] = filterByType(resolveFilmThings({ film: { assets: [asset] } }), 'ScreeningEvent')
  const images = event?.image as string[]
  const sizes = images.map((image) => new globalThis.URL(image).searchParams)
  expect(sizes.map((query) => Number(query.get('w')) / Number(query.get('h')))).toEqual([16 / 9, 4 / 3, 1])
  for (const image of images) {
    expect(image).toMatch(/^https:\/\/fjordheim\.example\/images\/film-nosferatu\?/)
    expect(image).toMatch(/&fp-x=0.4&fp-y=0.2$/)
  }
  const onOtherSite = { ...asset, url: 'https://bilete.example/a.jpg' }
  expect(filterByType(resolveFilmThings({ film: { assets: [onOtherSite] } }), 'Movie')[0]?.image).toEqual([
    'https://bilete.example/a.jpg',
  ])
})

test('the name of the house stands in for a missing address', () => {
  const things = resolveThings(filmPage, {
    records: { production: [film()], event: [showing()] },
    params: { production: film().parentSlug },
  })
  expect(filterByType(things, 'ScreeningEvent')[0]?.location).toMatchObject({
    address: 'Fjordheim kulturhus',
  })
})
