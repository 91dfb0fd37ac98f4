import { describe, expect, test } from 'vitest'
import {
  article,
  concert,
  film,
  media,
  metaBindings,
  page,
  showing,
  site,
  source,
  where,
} from '../testing/test-records.ts'
import { catchPageError, resolveTestPage } from '../testing/test-resolve.ts'

const sources = [
  source({ name: 'production', model: 'production', collection: false, filter: [where('id', 'nosferatu')] }),
  source({ name: 'article', model: 'article', collection: false, filter: [] }),
  source({ name: 'evening', model: 'event', collection: false, filter: [] }),
  source({ name: 'films', model: 'production' }),
]
const asset = (type: 'first_image' | 'poster', url: string) => ({
  type,
  url,
  focalPointQuery: 'fp-x=0.1&fp-y=0.9',
  alt: '',
  width: 10,
  height: 10,
})
const records = {
  production: [
    film({
      features: ['stum', 'orgel'],
      assets: [asset('poster', '/images/plakat'), asset('first_image', '/images/fyrste')],
    }),
  ],
  article: [article({ image: '/images/m1' })],
  event: [showing()],
  media: [media()],
}

const resolveTestMeta = (bindings: Parameters<typeof metaBindings>[0], more = {}) =>
  resolveTestPage(page({ sources, meta: metaBindings(bindings) }), { records: { ...records, ...more } }).data
    .meta

const errorMessage = (title: string) => catchPageError(() => resolveTestMeta({ title })).message

test('the description of an event begins with the date and hall of the next showing that takes place', () => {
  const describeAt = (...event: ReturnType<typeof showing>[]) =>
    resolveTestPage(
      page({
        sources: [
          source({
            name: 'culture',
            model: 'production',
            collection: false,
            filter: [where('id', 'konsert')],
          }),
          source({ name: 'showings', model: 'event' }),
        ],
        meta: metaBindings({ description: '{culture.contents.0.summary}' }),
      }),
      { records: { production: [concert()], event } },
    ).data.meta.description
  const evening = (id: string, startsAt: string, state: 'planned' | 'cancelled' = 'planned') =>
    showing({ id, startsAt, state, productionId: 'konsert', hall: 'Kulturscena' })
  expect(
    describeAt(
      evening('over', '2026-11-19T18:00:00Z'),
      evening('later', '2026-12-05T18:00:00Z'),
      evening('off', '2026-11-27T18:00:00Z', 'cancelled'),
      evening('next', '2026-11-28T18:00:00Z'),
    ),
  ).toBe('Laurdag 28. november 19.00, Kulturscena. Song og spel.')
  expect(describeAt()).toBe('Song og spel.')
})

describe('meta', () => {
  test('has values of the sources and the site in its texts', () => {
    expect(resolveTestMeta({ title: '{production.title} | {site.title}' }).title).toBe(
      'Nosferatu | Fjordheim kulturhus',
    )
    expect(resolveTestMeta({ description: '{production.contents.0.summary}' }).description).toBe(
      'Ein greve på reise.',
    )
    expect(resolveTestMeta({ keywords: '{production.features}' }).keywords).toBe('stum, orgel')
    expect(resolveTestMeta({ title: '{evening.production.title}, {evening.hall}' }).title).toBe(
      'Nosferatu, Sal 1',
    )
    expect(resolveTestMeta({ title: '404' }).title).toBe('404')
  })

  test('has the lead of an article, or else the beginning of its text', () => {
    const lead = (record: ReturnType<typeof article>) =>
      resolveTestMeta({ description: '{article.lead}' }, { article: [record] }).description
    const content = '<p>Orgelet er stemt.</p><p>Det tok tre dagar.</p>'
    expect(lead(article({ lead: 'Ny klang i salen.', content }))).toBe('Ny klang i salen.')
    expect(lead(article({ content }))).toBe('Orgelet er stemt.')
  })

  test('has the titles of page and site, and the description of the site, without bindings', () => {
    expect(resolveTestMeta({})).toEqual({
      title: 'Kino | Fjordheim kulturhus',
      keywords: '',
      description: 'Kino og kultur ved fjorden.',
      image: '',
      facebookVerificationCode: '',
    })
  })

  test('has an empty text where a record has no such value', () => {
    expect(resolveTestMeta({ title: 'Å: {production.originalTitle}' }).title).toBe('Å: ')
  })

  test('tracks the production that a reference leads through', () => {
    const { reads } = resolveTestPage(
      page({ sources, meta: metaBindings({ title: '{evening.production.title}' }) }),
      {
        records,
      },
    )
    expect(reads.records).toContain('production:nosferatu')
  })
})

describe('the share image', () => {
  const crop = 'w=1920&h=1080&auto=compress&fit=crop&crop=focalpoint'

  test('is the first image of a production, cropped around its focal point', () => {
    expect(resolveTestMeta({ image: '{production.assets}' }).image).toBe(
      `https://fjordheim.example/images/fyrste?${crop}&fp-x=0.1&fp-y=0.9`,
    )
    expect(resolveTestMeta({ image: '{production.assets.0}' }).image).toContain('/images/plakat?')
  })

  test('is the picture of an article, with the focal point of the media library', () => {
    expect(resolveTestMeta({ image: '{article.image}' }).image).toBe(
      `https://fjordheim.example/images/m1?${crop}&fp-x=0.25&fp-y=0.75`,
    )
  })

  test('has the text of the media library, and none where nobody described it', () => {
    expect(resolveTestMeta({ image: '{article.image}' }).imageAlt).toBe('Foajeen')
    const undescribed = { media: [media({ alt: null })] }
    expect(resolveTestMeta({ image: '{article.image}' }, undescribed).imageAlt).toBeUndefined()
  })

  test('may be on another site, or a fixed URL', () => {
    const onOtherSite = { article: [article({ image: 'https://bilete.example/x?v=1' })] }
    expect(resolveTestMeta({ image: '{article.image}' }, onOtherSite).image).toBe(
      `https://bilete.example/x?v=1&${crop}`,
    )
    expect(resolveTestMeta({ image: '/images/m1' }).image).toContain('https://fjordheim.example/images/m1?')
  })

  test('is empty when the record has another text than a path or URL', () => {
    for (const image of ['javascript:alert(1)', 'data:text/html,x', 'm1'])
      expect(resolveTestMeta({ image: '{article.image}' }, { article: [article({ image })] }).image).toBe('')
  })

  test('is empty when the record has no picture', () => {
    expect(resolveTestMeta({ image: '{article.image}' }, { article: [article()] }).image).toBe('')
    expect(resolveTestMeta({ image: '{production.assets}' }, { production: [film()] }).image).toBe('')
    const posters = [asset('poster', '/images/a'), asset('poster', '/images/b')]
    expect(
      resolveTestMeta({ image: '{production.assets}' }, { production: [film({ assets: posters })] }).image,
    ).toBe('')
  })
})

describe('an error names', () => {
  test('the unknown source', () => {
    expect(errorMessage('{artikle.title}')).toBe(
      '/kino: meta title: {artikle.title} names "artikle", but there are only "production", "article", "evening", "films", "site". Did you mean "article"?',
    )
  })

  test('the unknown property, also of the production of an event', () => {
    expect(errorMessage('{article.titel}')).toContain(
      'article has no property "titel". Did you mean "title"?',
    )
    expect(errorMessage('{evening.production.titel}')).toContain('production has no property "titel"')
    expect(errorMessage('{site.tittel}')).toContain('site has no property "tittel"')
  })

  test('a collection or object that is not text', () => {
    expect(errorMessage('{films.title}')).toContain('which is a collection')
    expect(errorMessage('{production.assets}')).toContain('{production.assets} is not text')
    expect(errorMessage('{article}')).toContain('{article} is not text')
  })

  test('the meta field', () => {
    expect(catchPageError(() => resolveTestMeta({ image: '{x.y}' })).field).toBe('meta.image')
  })
})

test('{site.title} is the title of the site', () => {
  expect(resolveTestMeta({ title: '{site.title}' }, { site: [site({ title: 'Scena' })] }).title).toBe('Scena')
})
