import { describe, expect, test } from 'vitest'
import {
  article,
  concert,
  createTestContent,
  film,
  page,
  showing,
  source,
  where,
} from '../testing/test-records.ts'
import { catchPageError } from '../testing/test-resolve.ts'
import { expandPage } from './expand-page.ts'

const single = (
  name: string,
  model: 'production' | 'event' | 'article',
  ...filter: ReturnType<typeof where>[]
) => source({ name, model, collection: false, filter })

const articles = page({
  id: 'article',
  path: '/article/{article}',
  sources: [single('article', 'article', where('slug', '@article'))],
})

const expandPaths = (...args: Parameters<typeof expandPage>) => expandPage(...args).map(({ path }) => path)

describe('a page', () => {
  test('without parameters has one path', () => {
    const kino = page()
    expect(expandPage(kino, createTestContent({}))).toEqual([{ page: kino, params: {}, path: '/kino' }])
  })

  test('with a parameter has a path for each record of its source, in the order of the records', () => {
    const content = createTestContent({
      article: [
        article({ id: 'a', slug: 'gammalt', createdAt: 1 }),
        article({ id: 'b', slug: 'nytt', createdAt: 2 }),
      ],
    })
    expect(expandPage(articles, content)).toEqual([
      { page: articles, params: { article: 'nytt' }, path: '/article/nytt' },
      { page: articles, params: { article: 'gammalt' }, path: '/article/gammalt' },
    ])
  })

  test('has the punctuation and slashes of a slug in its path', () => {
    const content = createTestContent({ article: [article({ slug: 'kva-no?/del-2:-"ja!"' })] })
    expect(expandPaths(articles, content)).toEqual(['/article/kva-no?/del-2:-"ja!"'])
  })

  test("has paths only for records that match the source's fixed filters", () => {
    const films = page({
      path: '/{production}',
      sources: [
        single('production', 'production', where('parentSlug', '@production'), where('object', 'movie')),
      ],
    })
    expect(expandPaths(films, createTestContent({ production: [film(), concert()] }))).toEqual([
      '/nosferatu-dxm-19220001',
    ])
  })

  test('takes parameter values from lists and from the production of an event', () => {
    const tags = page({
      path: '/tema/{tag}',
      sources: [single('film', 'production', where('features', '@tag'))],
    })
    const evening = page({
      path: '/kveld/{slug}',
      sources: [single('evening', 'event', where('production.pageReference', '@slug'))],
    })
    const content = createTestContent({
      production: [film({ features: ['stum', 'orgel'] })],
      event: [showing()],
    })
    expect(expandPaths(tags, content)).toEqual(['/tema/stum', '/tema/orgel'])
    expect(expandPaths(evening, content)).toEqual(['/kveld/nosferatu'])
  })

  test('with two parameters of one source has the pairs of its records', () => {
    const both = page({
      path: '/{kind}/{slug}',
      sources: [single('article', 'article', where('category', '@kind'), where('slug', '@slug'))],
    })
    const content = createTestContent({
      article: [
        article({ id: 'a', slug: 'x' }),
        article({ id: 'b', slug: 'y', category: 'culture', order: 1 }),
      ],
    })
    expect(expandPaths(both, content)).toEqual(['/news/x', '/culture/y'])
  })

  test('whose parameter is in two sources has the values that both find', () => {
    const both = page({
      path: '/{slug}',
      sources: [
        single('article', 'article', where('slug', '@slug')),
        single('film', 'production', where('pageReference', '@slug')),
      ],
    })
    const content = createTestContent({
      article: [article({ id: 'a', slug: 'nosferatu' }), article({ id: 'b', slug: 'anna' })],
      production: [film(), film({ id: 'general', pageReference: 'general' })],
    })
    expect(expandPaths(both, content)).toEqual(['/nosferatu'])
  })

  test('whose parameter is in two filters of a source has the values that match both', () => {
    const own = page({
      path: '/{slug}',
      sources: [single('article', 'article', where('slug', '@slug'), where('author', '@slug'))],
    })
    const content = createTestContent({
      article: [
        article({ id: 'a', slug: 'kari', author: 'kari' }),
        article({ id: 'b', slug: 'ola', author: 'kari' }),
      ],
    })
    expect(expandPaths(own, content)).toEqual(['/kari'])
  })

  test('has no path for a record whose value is empty', () => {
    const authors = page({
      path: '/{author}',
      sources: [single('article', 'article', where('author', '@author'))],
    })
    const content = createTestContent({
      article: [article({ id: 'a' }), article({ id: 'b', author: 'kari' })],
    })
    expect(expandPaths(authors, content)).toEqual(['/kari'])
  })

  test('without records has no path', () => {
    expect(expandPaths(articles, createTestContent({}))).toEqual([])
  })
})

describe('an error names', () => {
  test('the parameter without a source', () => {
    const unbound = page({
      path: '/film/{slug}',
      sources: [source({ name: 'films', model: 'production', filter: [where('parentSlug', '@slug')] })],
    })
    const error = catchPageError(() => expandPage(unbound, createTestContent({})))
    expect(error.message).toBe(
      '/film/{slug}: nothing gives the parameter {slug} its values; add a source with collection: false and a filter by "@slug".',
    )
    expect(error.pageId).toBe('kino')
  })

  test('the parameter that is missing in the path', () => {
    const wrong = page({
      path: '/film/{slug}',
      sources: [single('film', 'production', where('parentSlug', '@slug'), where('object', '@object'))],
    })
    const error = catchPageError(() => expandPage(wrong, createTestContent({})))
    expect(error.message).toContain('a source filters by "@object", but the path has no {object}')
  })
})
