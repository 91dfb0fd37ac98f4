import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createContent } from '../content/content.ts'
import { arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import {
  article,
  block,
  blockData,
  cleanHtml,
  concert,
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
import { resolveSite } from './resolve-site.ts'

const siteOf = (given: Records) => resolveSite({ content: createTestContent(given), now: NOW, cleanHtml })

const family = (id: string, object: string, property: string) =>
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
  test('has its shell, its pages, its redirects and no problems when all is well', () => {
    const built = siteOf({
      page: [page(), family('culture', 'culture', 'pageReference')],
      production: [concert()],
      'menu-item': [menuItem()],
    })
    expect(built.shell.headerMenu).toHaveLength(1)
    expect(built.pages.map(({ pageId, data }) => [pageId, data.path])).toEqual([
      ['kino', '/kino'],
      ['culture', '/haustkonsert-abc123'],
    ])
    expect(built.redirects.map(({ source: from }) => from)).toEqual(['/haustkonsert'])
    expect(built.problems).toEqual([])
  })

  test('cannot be without its record', () => {
    expect(() => siteOf({ site: [] })).toThrow('The content has no site record')
  })
})

describe('a problem', () => {
  test('is a page that fails, and stops no other', () => {
    const built = siteOf({
      page: [page({ blocks: [block({ component: 'programm' })] }), page({ id: 'bar', path: '/bar' })],
    })
    expect(built.pages.map(({ pageId }) => pageId)).toEqual(['bar'])
    expect(built.problems).toEqual([
      {
        record: 'page:kino',
        pageId: 'kino',
        path: '/kino',
        block: 'b1',
        field: 'component',
        message: '/kino, block 1: unknown component "programm". Did you mean "program"?',
      },
    ])
  })

  test('is a page whose parameter nothing binds', () => {
    const built = siteOf({ page: [page({ path: '/{slug}' }), page({ id: 'bar', path: '/bar' })] })
    expect(built.pages).toHaveLength(1)
    expect(built.problems).toMatchObject([{ pageId: 'kino', path: '/{slug}', field: 'sources' }])
  })

  test('is two records that want one address, both named', () => {
    const built = siteOf({
      page: [family('film', 'movie', 'parentSlug')],
      production: [film({ id: 'a' }), film({ id: 'b' })],
    })
    expect(built.pages).toEqual([])
    expect(built.problems).toHaveLength(1)
    expect(built.problems[0]?.message).toContain('finds 2: "a", "b"')
  })

  test('is two pages that want one path: exact ones come first, then films, then culture', () => {
    const production = [concert({ pageReference: 'kino-abc123' }), film({ parentSlug: 'kino-abc123' })]
    const culture = family('a-culture', 'culture', 'pageReference')
    const films = family('b-films', 'movie', 'parentSlug')
    const exact = page({ id: 'c-exact', path: '/kino-abc123' })
    const ownerOf = (...configs: ReturnType<typeof page>[]) =>
      siteOf({ production, page: configs }).pages[0]?.pageId
    expect(ownerOf(culture, films, exact)).toBe('c-exact')
    expect(ownerOf(culture, films)).toBe('b-films')
    expect(siteOf({ production, page: [culture, films] }).problems).toMatchObject([
      {
        pageId: 'a-culture',
        path: '/kino-abc123',
        message: '/kino-abc123: the page "b-films" has this path already; give "a-culture" another.',
      },
    ])
  })

  test('is a path whose page fails: it keeps the path all the same', () => {
    const built = siteOf({
      page: [page({ id: 'a', blocks: [block({ data: [] })] }), page({ id: 'b' })],
    })
    expect(built.pages).toEqual([])
    expect(built.problems).toHaveLength(2)
  })

  test('is an event without its production, both named', () => {
    const { problems } = siteOf({ event: [showing({ productionId: 'borte' })] })
    expect(problems).toMatchObject([{ record: 'event:e1', field: 'productionId' }])
    expect(problems[0]?.message).toContain('event:e1: belongs to the production "borte", which is not there')
  })

  test('is an article whose picture is gone', () => {
    const { problems } = siteOf({
      article: [article({ id: 'a', image: '/images/m9', thumbnail: 'https://x.example' })],
    })
    expect(problems).toMatchObject([{ record: 'article:a', field: 'image' }])
  })
})

describe('whatever the records', () => {
  test('building twice, in any order of records, gives the same and changes nothing', () => {
    fc.assert(
      fc.property(
        arbitraryRecords.chain((records) =>
          fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
        ),
        ([records, shuffled]) => {
          const build = (from: typeof records) =>
            resolveSite({ content: createContent(from), now: NOW, cleanHtml })
          const built = build(structuredClone(records))
          expect(build(deepFreeze(records))).toEqual(built)
          expect(build(shuffled)).toEqual(built)
        },
      ),
    )
  })

  test('every address resolves or is a problem, and no two pages share one', () => {
    fc.assert(
      fc.property(arbitraryRecords, (records) => {
        const { pages, problems } = resolveSite({ content: createContent(records), now: NOW, cleanHtml })
        expect(new Set(pages.map(({ data }) => data.jsonName)).size).toBe(pages.length)
        for (const { message } of problems) expect(message).not.toContain('unexpected')
      }),
    )
  })

  test('page data is plain: it survives being written and read', () => {
    fc.assert(
      fc.property(arbitraryRecords, (records) => {
        const built = resolveSite({ content: createContent(records), now: NOW, cleanHtml })
        expect(JSON.parse(JSON.stringify(built))).toStrictEqual(built)
      }),
    )
  })
})

test('the two blocks of a page may share their data', () => {
  const built = siteOf({
    page: [page({ blocks: [block({ id: 'a' }), block({ id: 'b' })] })],
    'block-data': [blockData('content', { html: 'x' })],
  })
  expect(built.problems).toEqual([])
})

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
