import { describe, expect, test } from 'vitest'
import { getSite } from '../content/content.ts'
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
  test('tells the path, its file, and what kind of page it is', () => {
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

  test('has the path that the parameters fill', () => {
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
  const wanted = source({
    name: 'film',
    model: 'production',
    collection: false,
    filter: [where('title', 'X')],
  })

  test('that must find one record and finds none is an error that names source and filter', () => {
    const error = catchPageError(() => resolveTestPage(page({ sources: [wanted] })))
    expect(error.message).toBe(
      '/kino: the source "film" must find one production where title = "X", but finds none.',
    )
    expect(error).toMatchObject({ pageId: 'kino', path: '/kino', blockId: null, field: 'sources' })
  })

  test('that finds several names them', () => {
    const production = [film({ id: 'a', title: 'X' }), film({ id: 'b', title: 'X' })]
    const error = catchPageError(() =>
      resolveTestPage(page({ sources: [wanted] }), { records: { production } }),
    )
    expect(error.message).toContain('but finds 2: "a", "b".')
  })

  test('that filters by a parameter the path lacks is an error', () => {
    const lost = source({ name: 'news', model: 'article', filter: [where('slug', '@slug')] })
    const error = catchPageError(() => resolveTestPage(page({ sources: [lost] })))
    expect(error.message).toBe('/kino: the source "news" filters by "@slug", but the path has no {slug}.')
  })

  test('has a name of its own, which is not that of the site', () => {
    const twice = [source({ name: 'news', model: 'article' }), source({ name: 'news', model: 'event' })]
    expect(catchPageError(() => resolveTestPage(page({ sources: twice }))).message).toContain(
      'two sources are called "news"',
    )
    const named = [source({ name: 'site', model: 'article' })]
    expect(catchPageError(() => resolveTestPage(page({ sources: named }))).message).toContain('called "site"')
  })
})

describe('a path that records gave', () => {
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

describe('what a page reads', () => {
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

  test('is told: itself, the site, block data, media, productions, and its queries', () => {
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
      ],
      queries: [
        { model: 'event', filters: [{ property: 'hall', value: 'Sal 1' }] },
        { model: 'event', filters: [{ property: 'productionId', value: 'general' }] },
      ],
    })
  })

  test('is told of a failed page too, with what it missed', () => {
    const error = catchPageError(() => resolveTestPage(config, { records: { ...records, media: [] } }))
    expect(error.reads?.records).toContain('media:m1')
    expect(error.reads?.queries).toHaveLength(1)
  })
})

test('a fault that nobody foresaw is an error of its page and block, with its cause', () => {
  const config = page({ blocks: [block()] })
  const content = createTestContent({ 'block-data': [blockData('content', { html: '<x>' })] })
  const fault = new Error('The cleaner broke.')
  const error = catchPageError(() =>
    resolvePage({
      page: config,
      params: {},
      content,
      site: getSite(content),
      now: NOW,
      cleanHtml: () => {
        throw fault
      },
    }),
  )
  expect(error.message).toBe('/kino, block 1 (content): unexpected: The cleaner broke.')
  expect(error.cause).toBe(fault)
})
