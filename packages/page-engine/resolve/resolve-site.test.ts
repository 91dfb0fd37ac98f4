import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import {
  article,
  block,
  blockData,
  concert,
  createSafeContent,
  createTestContent,
  film,
  menuItem,
  NOW,
  page,
  type Records,
  showing,
  source,
  where,
} from '../testing/test-records.ts'
import { resolveSite } from '../testing/test-resolve-site.ts'

const resolveTestSite = (records: Records) => resolveSite({ content: createTestContent(records), now: NOW })

const pageWithSlug = (id: string, object: string, property: string) =>
  page({
    id,
    path: '/{slug}',
    sources: [
      source({
        name: 'item',
        model: 'production',
        collection: false,
        filter: [where(property, '@slug'), where('object', object)],
      }),
    ],
  })

describe('a site', () => {
  test('has its shell, its pages, its redirects, and no problems when the content is right', () => {
    const resolved = resolveTestSite({
      page: [page(), pageWithSlug('culture', 'culture', 'pageReference')],
      production: [concert()],
      'menu-item': [menuItem()],
    })
    expect(resolved.shell.headerMenu).toHaveLength(1)
    expect(resolved.pages.map(({ pageId, data }) => [pageId, data.path])).toEqual([
      ['kino', '/kino'],
      ['culture', '/haustkonsert-abc123'],
    ])
    expect(resolved.redirects.map(({ source: from }) => from)).toEqual(['/haustkonsert'])
    expect(resolved.problems).toEqual([])
  })

  test('must have the records of a site', () => {
    expect(() => resolveTestSite({ site: [] })).toThrow('The content has no settings record')
  })
})

describe('a problem', () => {
  test('is a page that fails, which does not stop the others', () => {
    const resolved = resolveTestSite({
      page: [page({ blocks: [block({ component: 'programm' })] }), page({ id: 'bar', path: '/bar' })],
    })
    expect(resolved.pages.map(({ pageId }) => pageId)).toEqual(['bar'])
    expect(resolved.problems).toEqual([
      {
        code: 'block_unknown',
        suggestion: 'program',
        record: 'page:kino',
        pageId: 'kino',
        path: '/kino',
        block: 'b1',
        field: 'component',
        message: '/kino, block 1: unknown component "programm". Did you mean "program"?',
      },
    ])
  })

  test('is a page with a parameter without a source', () => {
    const resolved = resolveTestSite({ page: [page({ path: '/{slug}' }), page({ id: 'bar', path: '/bar' })] })
    expect(resolved.pages).toHaveLength(1)
    expect(resolved.problems).toMatchObject([{ pageId: 'kino', path: '/{slug}', field: 'sources' }])
  })

  test('is two records with the same path, both named', () => {
    const resolved = resolveTestSite({
      page: [pageWithSlug('film', 'movie', 'parentSlug')],
      production: [film({ id: 'a' }), film({ id: 'b' })],
    })
    expect(resolved.pages).toEqual([])
    expect(resolved.problems).toHaveLength(1)
    expect(resolved.problems[0]?.message).toContain('finds 2: "a", "b"')
  })

  test('is two pages with the same path: fixed paths take precedence, then films, then culture', () => {
    const production = [concert({ pageReference: 'kino-abc123' }), film({ parentSlug: 'kino-abc123' })]
    const culture = pageWithSlug('a-culture', 'culture', 'pageReference')
    const films = pageWithSlug('b-films', 'movie', 'parentSlug')
    const exact = page({ id: 'c-exact', path: '/kino-abc123' })
    const findOwner = (...configs: ReturnType<typeof page>[]) =>
      resolveTestSite({ production, page: configs }).pages[0]?.pageId
    expect(findOwner(culture, films, exact)).toBe('c-exact')
    expect(findOwner(culture, films)).toBe('b-films')
    expect(resolveTestSite({ production, page: [culture, films] }).problems).toMatchObject([
      {
        pageId: 'a-culture',
        path: '/kino-abc123',
        message: '/kino-abc123: the page "b-films" has this path already; give "a-culture" another.',
      },
    ])
  })

  test('is a second page with the path of a failed one, which still owns the path', () => {
    const resolved = resolveTestSite({
      page: [page({ id: 'a', blocks: [block({ data: ['borte'] })] }), page({ id: 'b' })],
    })
    expect(resolved.pages).toEqual([])
    expect(resolved.problems).toHaveLength(2)
  })

  test('is an event without its production, both named', () => {
    const { problems } = resolveTestSite({ event: [showing({ productionId: 'borte' })] })
    expect(problems).toMatchObject([{ record: 'event:e1', field: 'productionId' }])
    expect(problems[0]?.message).toContain('event:e1: belongs to the production "borte", which is not there')
  })

  test('is an article whose picture is missing', () => {
    const { problems } = resolveTestSite({
      article: [article({ id: 'a', image: '/images/m9', thumbnail: 'https://x.example' })],
    })
    expect(problems).toMatchObject([{ record: 'article:a', field: 'image' }])
  })
})

describe('for any records', () => {
  test('resolving twice, in any order of records, gives the same and does not modify the records', () => {
    fc.assert(
      fc.property(
        arbitraryRecords.chain((records) =>
          fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
        ),
        ([records, shuffled]) => {
          const resolve = (input: typeof records) =>
            resolveSite({ content: createSafeContent(input), now: NOW })
          const resolved = resolve(structuredClone(records))
          expect(resolve(deepFreeze(records))).toEqual(resolved)
          expect(resolve(shuffled)).toEqual(resolved)
        },
      ),
    )
  })

  test('no two pages have the same JSON name, and no problem is unexpected', () => {
    fc.assert(
      fc.property(arbitraryRecords, (records) => {
        const { pages, problems } = resolveSite({ content: createSafeContent(records), now: NOW })
        expect(new Set(pages.map(({ data }) => data.jsonName)).size).toBe(pages.length)
        for (const { message } of problems) expect(message).not.toContain('unexpected')
      }),
    )
  })

  test('page data survives JSON serialization', () => {
    fc.assert(
      fc.property(arbitraryRecords, (records) => {
        const resolved = resolveSite({ content: createSafeContent(records), now: NOW })
        expect(JSON.parse(JSON.stringify(resolved))).toStrictEqual(resolved)
      }),
    )
  })
})

test('two blocks of a page may share block data', () => {
  const resolved = resolveTestSite({
    page: [page({ blocks: [block({ id: 'a' }), block({ id: 'b' })] })],
    'block-data': [blockData('content', { html: 'x' })],
  })
  expect(resolved.problems).toEqual([])
})

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
