import { describe, expect, test } from 'vitest'
import {
  article,
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

const metaOf = (bound: Parameters<typeof metaBindings>[0], more = {}) =>
  resolveTestPage(page({ sources, meta: metaBindings(bound) }), { records: { ...records, ...more } }).data
    .meta

const errorOf = (title: string) => catchPageError(() => metaOf({ title })).message

describe('meta', () => {
  test('binds text to the sources and the site', () => {
    expect(metaOf({ title: '{production.title} | {site.title}' }).title).toBe(
      'Nosferatu | Fjordheim kulturhus',
    )
    expect(metaOf({ description: '{production.contents.0.summary}' }).description).toBe('Ein greve på reise.')
    expect(metaOf({ keywords: '{production.features}' }).keywords).toBe('stum, orgel')
    expect(metaOf({ title: '{evening.production.title}, {evening.hall}' }).title).toBe('Nosferatu, Sal 1')
    expect(metaOf({ title: '404' }).title).toBe('404')
  })

  test('is the title of page and site, and the words of the site, where nothing is bound', () => {
    expect(metaOf({})).toEqual({
      title: 'Kino | Fjordheim kulturhus',
      keywords: '',
      description: 'Kino og kultur ved fjorden.',
      image: '',
      facebookVerificationCode: '',
    })
  })

  test('is empty where a record has no such value', () => {
    expect(metaOf({ title: 'Å: {production.originalTitle}' }).title).toBe('Å: ')
  })

  test('reads the production that it goes through', () => {
    const { reads } = resolveTestPage(
      page({ sources, meta: metaBindings({ title: '{evening.production.title}' }) }),
      {
        records,
      },
    )
    expect(reads.records).toContain('production:nosferatu')
  })
})

describe('the picture for sharing', () => {
  const crop = 'w=1920&h=1080&auto=compress&fit=crop&crop=focalpoint'

  test('is the first image of a production, cropped around its focal point', () => {
    expect(metaOf({ image: '{production.assets}' }).image).toBe(
      `https://fjordheim.example/images/fyrste?${crop}&fp-x=0.1&fp-y=0.9`,
    )
    expect(metaOf({ image: '{production.assets.0}' }).image).toContain('/images/plakat?')
  })

  test('is the picture of an article, with the focal point of the media library', () => {
    expect(metaOf({ image: '{article.image}' }).image).toBe(
      `https://fjordheim.example/images/m1?${crop}&fp-x=0.25&fp-y=0.75`,
    )
  })

  test('may come from elsewhere, or be written', () => {
    const elsewhere = { article: [article({ image: 'https://bilete.example/x?v=1' })] }
    expect(metaOf({ image: '{article.image}' }, elsewhere).image).toBe(`https://bilete.example/x?v=1&${crop}`)
    expect(metaOf({ image: '/images/m1' }).image).toContain('https://fjordheim.example/images/m1?')
  })

  test('is none when there is none', () => {
    expect(metaOf({ image: '{article.image}' }, { article: [article()] }).image).toBe('')
    expect(metaOf({ image: '{production.assets}' }, { production: [film()] }).image).toBe('')
    const posters = [asset('poster', '/images/a'), asset('poster', '/images/b')]
    expect(metaOf({ image: '{production.assets}' }, { production: [film({ assets: posters })] }).image).toBe(
      '',
    )
  })
})

describe('an error says', () => {
  test('which name is unknown', () => {
    expect(errorOf('{artikle.title}')).toBe(
      '/kino: meta title: {artikle.title} names "artikle", but there are only "production", "article", "evening", "films", "site". Did you mean "article"?',
    )
  })

  test('which property is unknown, also of the production of an event', () => {
    expect(errorOf('{article.titel}')).toContain('article has no property "titel". Did you mean "title"?')
    expect(errorOf('{evening.production.titel}')).toContain('production has no property "titel"')
    expect(errorOf('{site.tittel}')).toContain('site has no property "tittel"')
  })

  test('that a collection or an object has no text', () => {
    expect(errorOf('{films.title}')).toContain('which is a collection')
    expect(errorOf('{production.assets}')).toContain('{production.assets} is not text')
    expect(errorOf('{article}')).toContain('{article} is not text')
  })

  test('which binding it is', () => {
    expect(catchPageError(() => metaOf({ image: '{x.y}' })).field).toBe('meta.image')
  })
})

test('the title of the site is read from the site', () => {
  expect(metaOf({ title: '{site.title}' }, { site: [site({ title: 'Scena' })] }).title).toBe('Scena')
})
