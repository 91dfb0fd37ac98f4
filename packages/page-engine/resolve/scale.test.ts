import { expect, test } from 'vitest'
import {
  article,
  block,
  blockData,
  createSafeContent,
  film,
  metaBindings,
  NOW,
  page,
  showing,
  source,
  toContentRecords,
  where,
} from '../testing/test-records.ts'
import { resolveSite } from '../testing/test-resolve-site.ts'

/** Counts the property reads of records while a site with this many articles, films and showings is resolved. */
function countReads(size: number): { reads: number; pages: number } {
  let reads = 0
  const counted = <T extends object>(record: T): T =>
    new Proxy(record, {
      get(target, key) {
        reads++
        return Reflect.get(target, key)
      },
    })
  const createMany = <T extends object>(create: (index: number) => T) =>
    Array.from({ length: size }, (_, index) => counted(create(index)))

  const singleSource = (name: string, model: 'production' | 'article', property: string) =>
    source({
      name,
      model,
      collection: false,
      filter: [
        where(property, `@${name}`),
        ...(model === 'production' ? [where('object', 'movie'), where('objectClass', 'movie')] : []),
      ],
    })
  const records = toContentRecords({
    article: createMany((n) => article({ id: `a${n}`, slug: `a${n}`, createdAt: n })),
    production: createMany((n) =>
      film({ id: `p${n}`, parentSlug: `p${n}`, title: `Film ${(n * 7919) % size}` }),
    ),
    event: createMany((n) =>
      showing({
        id: `e${n}`,
        productionId: `p${n}`,
        startsAt: new Date(NOW.getTime() + ((n % 400) - 300) * 3_600_000).toISOString(),
      }),
    ),
    page: [
      page({
        id: 'article',
        path: '/article/{article}',
        sources: [singleSource('article', 'article', 'slug'), source({ name: 'news', model: 'article' })],
        blocks: [
          block({ id: 'b1', component: 'article', data: ['article'] }),
          block({ id: 'b2', component: 'article-card-list', data: ['news'] }),
        ],
        meta: metaBindings({ title: '{article.title}' }),
      }),
      page({
        id: 'film',
        path: '/{film}',
        sources: [
          singleSource('film', 'production', 'parentSlug'),
          source({
            name: 'showings',
            model: 'event',
            filter: [where('production.object', 'movie'), where('production.parentSlug', '@film')],
          }),
          source({ name: 'all', model: 'event' }),
        ],
        blocks: [block({ component: 'ticket-list', data: ['tickets'] })],
      }),
    ],
    'block-data': [
      blockData('article', { article: 'article' }, 'article'),
      blockData('article-card-list', { heading: 'Nytt', articles: 'news', limit: 3 }, 'news'),
      blockData('ticket-list', { heading: 'Billettar', production: 'film', showings: 'showings' }, 'tickets'),
    ],
  })
  const { pages, problems } = resolveSite({ content: createSafeContent(records), now: NOW })
  expect(problems).toEqual([])
  return { reads, pages: pages.length }
}

test('property reads grow linearly with the size of the site', () => {
  const small = countReads(500)
  const large = countReads(5_000)
  expect(large.pages).toBe(10_000)
  // Ten times the records cost ten times the reads, and a little more for sorting; the square would be a hundred times.
  expect(large.reads / small.reads).toBeLessThan(15)
  expect(large.reads / 15_000).toBeLessThan(250)
}, 60_000)
