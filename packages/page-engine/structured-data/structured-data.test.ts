import type { Article, CultureItem } from '@lerret/model'
import { expect, test } from 'vitest'
import { article, concert, film, media, page, showing, site, source, where } from '../testing/test-records.ts'
import {
  articlePage,
  culturePage,
  filmPage,
  filterByType,
  resolveThings,
  type Thing,
} from './test-structured-data.ts'

const HOST = 'https://fjordheim.example'

function resolveCultureEvent(overrides: Partial<CultureItem>): Thing {
  const [event] = resolveThings(culturePage, {
    records: { production: [concert(overrides)], event: [showing({ productionId: 'konsert' })] },
    params: { culture: 'haustkonsert-abc123' },
  })
  return event as Thing
}

function resolveArticleThings(overrides: Partial<Article> = {}): Thing[] {
  const { slug } = article(overrides)
  return resolveThings(articlePage, {
    records: { article: [article(overrides)], media: [media()] },
    params: { article: slug },
  })
}

function listBreadcrumbs(things: Thing[]) {
  const [list] = filterByType(things, 'BreadcrumbList') as [Thing]
  return (list.itemListElement as Thing[]).map(({ name, item }) => [name, item])
}

test('the type of an event follows from its class', () => {
  const typesByClass = {
    Konsert: 'MusicEvent',
    Julekonsert: 'MusicEvent',
    Teater: 'TheaterEvent',
    Revy: 'TheaterEvent',
    Dans: 'DanceEvent',
    'Stand-up': 'ComedyEvent',
    Utstilling: 'ExhibitionEvent',
    Foredrag: 'EducationEvent',
    Verkstad: 'EducationEvent',
    Festival: 'Festival',
    Quiz: 'SocialEvent',
    Marknad: 'Event',
    Samtale: 'Event',
  }
  for (const [objectClass, type] of Object.entries(typesByClass))
    expect(resolveCultureEvent({ objectClass })['@type'], objectClass).toBe(type)
})

test('an event has its performers and organizer, where the record has them', () => {
  const event = resolveCultureEvent({ performers: ['Fjordheim mannskor'], organizer: 'Soknet' })
  expect(event.performer).toEqual([{ '@type': 'PerformingGroup', name: 'Fjordheim mannskor' }])
  expect(event.organizer).toEqual({ '@type': 'Organization', name: 'Soknet' })
  expect(resolveCultureEvent({})).not.toHaveProperty('performer')
  expect(resolveCultureEvent({}).organizer).toMatchObject({ name: 'Fjordheim kulturhus' })
})

test('an article has its headline, its times in Oslo and its picture', () => {
  const [news] = resolveArticleThings({ image: '/images/m1', author: 'Marit Nes' })
  expect(news).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Vaffelkino på laurdag',
    url: `${HOST}/article/vaffelkino-p%C3%A5-laurdag`,
    datePublished: '2026-11-01T11:00:00+01:00',
    dateModified: '2026-11-02T11:00:00+01:00',
    author: { '@type': 'Person', name: 'Marit Nes' },
    publisher: { '@type': 'Organization', name: 'Fjordheim kulturhus' },
    image: [
      expect.stringContaining(`${HOST}/images/m1?w=1920&h=1080`),
      expect.stringContaining('fp-x=0.25&fp-y=0.75'),
      expect.any(String),
    ],
  })
})

test('the author of an article without an author is the house', () => {
  expect(resolveArticleThings({ author: '' })[0]?.author).toMatchObject({
    '@type': 'Organization',
    name: 'Fjordheim kulturhus',
  })
})

test('a headline is cut at a word to the length that search engines accept', () => {
  const headline = resolveArticleThings({ title: 'Eit ord, '.repeat(30) })[0]?.headline as string
  expect(headline.length).toBeLessThanOrEqual(110)
  expect(headline).toMatch(/ord…$/)
  const long = resolveArticleThings({ title: '😀'.repeat(80) })[0]?.headline as string
  expect(long.length).toBeLessThanOrEqual(110)
  expect(long.isWellFormed()).toBe(true)
})

test('the breadcrumbs of a film go through the cinema, of an event through culture, of an article through the news', () => {
  const filmCrumbs = listBreadcrumbs(
    resolveThings(filmPage, { records: { production: [film()] }, params: { production: film().parentSlug } }),
  )
  expect(filmCrumbs).toEqual([
    ['Framside', `${HOST}/`],
    ['Kino', `${HOST}/kino`],
    ['Nosferatu', `${HOST}/nosferatu-dxm-19220001`],
  ])
  const cultureCrumbs = listBreadcrumbs(
    resolveThings(culturePage, {
      records: { production: [concert()] },
      params: { culture: 'haustkonsert-abc123' },
    }),
  )
  expect(cultureCrumbs[1]).toEqual(['Kultur', `${HOST}/kultur`])
  expect(listBreadcrumbs(resolveArticleThings())[1]).toEqual(['Nyhende', `${HOST}/nyhende`])
})

test('the breadcrumbs of any other page start at the front page', () => {
  expect(listBreadcrumbs(resolveThings(page({ title: 'Parkering', path: '/parkering' })))).toEqual([
    ['Framside', `${HOST}/`],
    ['Parkering', `${HOST}/parkering`],
  ])
})

test('a page that only mentions a film has no Movie', () => {
  const mentions = page({
    path: '/test',
    sources: [
      source({
        name: 'film',
        model: 'production',
        collection: false,
        filter: [where('id', 'nosferatu')],
      }),
    ],
  })
  const things = resolveThings(mentions, { records: { production: [film()], event: [showing()] } })
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
})

test('a showing that two sources find appears once, and showings of other films do not appear', () => {
  const config = { ...filmPage, sources: [...filmPage.sources, source({ name: 'all', model: 'event' })] }
  const things = resolveThings(config, {
    records: {
      production: [film(), concert()],
      event: [showing(), showing({ id: 'e2', productionId: 'konsert' })],
    },
    params: { production: film().parentSlug },
  })
  expect(filterByType(things, 'ScreeningEvent').map((thing) => thing['@id'])).toEqual([
    `${HOST}/nosferatu-dxm-19220001#e1`,
  ])
})

test('the front page has the house and the site with its search, and no breadcrumbs', () => {
  const records = {
    site: [
      site({
        theme: { ...site().theme, logo: 'logo' },
        organisation: {
          ...site().organisation,
          street: 'Kaivegen 3',
          town: 'Fjordheim',
          phone: '55 00 00 00',
        },
      }),
    ],
  }
  const [house, website, ...rest] = resolveThings(page({ path: '/' }), { records })
  expect(house).toMatchObject({
    '@type': ['PerformingArtsTheater', 'MovieTheater'],
    name: 'Fjordheim kulturhus',
    url: `${HOST}/`,
    telephone: '55 00 00 00',
    email: 'post@fjordheim.example',
    logo: `${HOST}/images/logo`,
    address: { '@type': 'PostalAddress', streetAddress: 'Kaivegen 3', addressLocality: 'Fjordheim' },
  })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${HOST}/sok?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
  expect(rest).toEqual([])
})

test('a site without search has no search action', () => {
  const theme = { ...site().theme, search: { submitPath: '/sok', enabled: false } }
  const [, website] = resolveThings(page({ path: '/' }), { records: { site: [site({ theme })] } })
  expect(website).not.toHaveProperty('potentialAction')
})

test('the not-found page has no structured data', () => {
  expect(resolveThings(page({ path: '/404' }))).toEqual([])
})
