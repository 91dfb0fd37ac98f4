import { describe, expect, test } from 'vitest'
import { getSite } from '../content/site.ts'
import {
  article,
  block,
  blockData,
  createTestContent,
  film,
  media,
  NOW,
  page,
  showing,
  source,
  where,
} from '../testing/test-records.ts'
import { catchPageError, resolveTestPage } from '../testing/test-resolve.ts'
import { resolvePage } from './resolve-page.ts'

describe('page data', () => {
  test('has the path, the name of its JSON file, and the type of page', () => {
    const { data } = resolveTestPage(page({ path: '/Å-sjå', title: 'Å sjå', pageType: 'standard' }))
    expect(data).toEqual({
      path: '/Å-sjå',
      jsonName: '_c3_85-sj_c3_a5',
      title: 'Å sjå',
      layout: 'page-header-footer',
      pageType: 'standard',
      locale: 'nb',
      meta: {
        title: 'Å sjå | Fjordheim kulturhus',
        keywords: '',
        description: 'Kino og kultur ved fjorden.',
        image: '',
        facebookVerificationCode: '',
      },
      time: null,
      rows: [],
    })
  })

  test('has the path with its parameters filled in', () => {
    const config = page({
      path: '/article/{article}',
      sources: [
        source({ name: 'a', model: 'article', collection: false, filter: [where('slug', '@article')] }),
      ],
    })
    const { data } = resolveTestPage(config, {
      params: { article: 'nytt' },
      records: { article: [article({ slug: 'nytt' })] },
    })
    expect(data.path).toBe('/article/nytt')
  })
})

describe('a source', () => {
  const filmSource = source({
    name: 'film',
    model: 'production',
    collection: false,
    filter: [where('title', 'X')],
  })

  test('of a single record that finds none is an error that names source and filter', () => {
    const error = catchPageError(() => resolveTestPage(page({ sources: [filmSource] })))
    expect(error.message).toBe(
      '/kino: the source "film" must find one production where title = "X", but finds none.',
    )
    expect(error).toMatchObject({ pageId: 'kino', path: '/kino', blockId: null, field: 'sources' })
  })

  test('of a single record that finds several is an error that names them', () => {
    const production = [film({ id: 'a', title: 'X' }), film({ id: 'b', title: 'X' })]
    const error = catchPageError(() =>
      resolveTestPage(page({ sources: [filmSource] }), { records: { production } }),
    )
    expect(error.message).toContain('but finds 2: "a", "b".')
  })

  test('with a filter by a parameter that is not in the path is an error', () => {
    const withoutParameter = source({ name: 'news', model: 'article', filter: [where('slug', '@slug')] })
    const error = catchPageError(() => resolveTestPage(page({ sources: [withoutParameter] })))
    expect(error.message).toBe('/kino: the source "news" filters by "@slug", but the path has no {slug}.')
  })

  test('must have a unique name other than "site"', () => {
    const sameName = [source({ name: 'news', model: 'article' }), source({ name: 'news', model: 'event' })]
    expect(catchPageError(() => resolveTestPage(page({ sources: sameName }))).message).toContain(
      'two sources are called "news"',
    )
    const namedSite = [source({ name: 'site', model: 'article' })]
    expect(catchPageError(() => resolveTestPage(page({ sources: namedSite }))).message).toContain(
      'called "site"',
    )
  })
})

describe('a path completed by a record', () => {
  const tags = page({
    path: '/{tag}',
    sources: [source({ name: 'films', model: 'production', filter: [where('features', '@tag')] })],
  })

  test.each([
    ['Levande orgel', 'not an address'],
    ['search', 'belongs to the server'],
    ['å'.repeat(60), 'too long'],
  ])('cannot be "%s"', (tag, reason) => {
    expect(catchPageError(() => resolveTestPage(tags, { params: { tag } })).message).toContain(reason)
  })
})

describe('the reads of a page', () => {
  const config = page({
    sources: [source({ name: 'showings', model: 'event', filter: [where('hall', 'Sal 1')] })],
    blocks: [
      block({ id: 'b1', component: 'schedule', data: ['veka'] }),
      block({ id: 'b2', component: 'content', data: ['tekst'] }),
      block({ id: 'b3', component: 'movie-cover', data: ['film'] }),
      block({ id: 'b4', component: 'content', data: ['skjult'], hide: true }),
    ],
  })
  const records = {
    production: [film(), film({ id: 'general' })],
    event: [showing()],
    media: [media()],
    'block-data': [
      blockData('schedule', { heading: 'Veka', showings: 'showings', days: 7 }, 'veka'),
      blockData('content', { html: '', image: 'm1' }, 'tekst'),
      blockData('movie-cover', { productionId: 'general' }, 'film'),
    ],
  }

  test('are the page itself, its translations, the site, block data, media, productions, and its queries', () => {
    expect(resolveTestPage(config, { records }).reads).toEqual({
      records: [
        'block-data:film',
        'block-data:tekst',
        'block-data:veka',
        'media:m1',
        'page:kino',
        'production:general',
        'production:nosferatu',
        'site:site',
        'translation:en.page.kino',
        'translation:nb.page.kino',
      ],
      queries: [
        { model: 'event', filters: [{ property: 'hall', value: 'Sal 1' }] },
        { model: 'event', filters: [{ property: 'productionId', value: 'general' }] },
      ],
    })
  })

  test('are on the error of a failed page too, with the missing record', () => {
    const error = catchPageError(() => resolveTestPage(config, { records: { ...records, media: [] } }))
    expect(error.reads?.records).toContain('media:m1')
    expect(error.reads?.queries).toHaveLength(1)
  })
})

test('an unexpected error becomes a PageError of its page and block, with its cause', () => {
  const config = page({ blocks: [block()] })
  const content = createTestContent({ 'block-data': [blockData('content', { html: '<x>' })] })
  const cause = new Error('The index broke.')
  const error = catchPageError(() =>
    resolvePage({
      page: config,
      params: {},
      content: {
        ...content,
        find(kind, id) {
          if (kind === 'block-data') throw cause
          return content.find(kind, id)
        },
      },
      site: getSite(content),
      now: NOW,
    }),
  )
  expect(error.message).toBe('/kino, block 1 (content): unexpected: The index broke.')
  expect(error.cause).toBe(cause)
})
