import { expect, test } from 'vitest'
import { createContent } from '../content/content.ts'
import {
  article,
  block,
  blockData,
  cleanHtml,
  film,
  metaBindings,
  NOW,
  page,
  showing,
  source,
  toContentRecords,
  where,
} from '../testing/test-records.ts'
import { resolveSite } from './resolve-site.ts'

/** How often the properties of records are looked at while a site with so many articles, films and showings is built. */
function looksFor(size: number): { looks: number; pages: number } {
  let looks = 0
  const counted = <T extends object>(record: T): T =>
    new Proxy(record, {
      get(target, key) {
        looks++
        return Reflect.get(target, key)
      },
    })
  const many = <T extends object>(make: (index: number) => T) =>
    Array.from({ length: size }, (_, index) => counted(make(index)))

  const one = (name: string, model: 'production' | 'article', property: string) =>
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
    article: many((n) => article({ id: `a${n}`, slug: `a${n}`, createdAt: n })),
    production: many((n) => film({ id: `p${n}`, parentSlug: `p${n}`, title: `Film ${(n * 7919) % size}` })),
    event: many((n) =>
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
        sources: [one('article', 'article', 'slug'), source({ name: 'news', model: 'article' })],
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
          one('film', 'production', 'parentSlug'),
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
  const { pages, problems } = resolveSite({ content: createContent(records), now: NOW, cleanHtml })
  expect(problems).toEqual([])
  return { looks, pages: pages.length }
}

test('the work grows with the site, not with its square', () => {
  const small = looksFor(500)
  const large = looksFor(5_000)
  expect(large.pages).toBe(10_000)
  // Ten times the records cost ten times the looks, and a little more for sorting; the square would be a hundred times.
  expect(large.looks / small.looks).toBeLessThan(15)
  expect(large.looks / 15_000).toBeLessThan(250)
}, 60_000)
