import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILTER_PROPERTIES } from '../testing/test-arbitrary-records.ts'
import { arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import {
  article,
  createSafeContent,
  createTestContent,
  film,
  showing,
  site,
  toContentRecords,
} from '../testing/test-records.ts'
import { readTexts } from './property-values.ts'
import { getSite } from './site.ts'

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id)

describe('finding records', () => {
  test('a record is found by its kind and id', () => {
    const content = createTestContent({ production: [film()] })
    expect(content.find('production', 'nosferatu')?.title).toBe('Nosferatu')
    expect(content.find('event', 'nosferatu')).toBeUndefined()
  })

  test('the site is composed of its records, of which only the footer may be missing', () => {
    expect(getSite(createTestContent({})).title).toBe('Fjordheim kulturhus')
    const without = (missing: string) =>
      createSafeContent(toContentRecords({}).filter(({ kind }) => kind !== missing))
    expect(() => getSite(without('theme'))).toThrow('no theme record')
    expect(getSite(without('footer')).theme.footerSections).toEqual([])
  })

  test('two records of one kind cannot have the same id', () => {
    expect(() => createTestContent({ production: [film(), film()] })).toThrow(
      'Two records are called production:nosferatu',
    )
    expect(() => createTestContent({ site: [site(), site()] })).toThrow('settings:site')
  })
})

describe('order', () => {
  test('events are sorted by start, then by id', () => {
    const content = createTestContent({
      production: [film()],
      event: [
        showing({ id: 'c', startsAt: '2026-11-22T18:00:00Z' }),
        showing({ id: 'b', startsAt: '2026-11-21T18:00:00Z' }),
        showing({ id: 'a', startsAt: '2026-11-22T18:00:00.000Z' }),
      ],
    })
    expect(ids(content.query('event', []))).toEqual(['b', 'a', 'c'])
  })

  test('articles are sorted by their order, then the newest first, then by id', () => {
    const content = createTestContent({
      article: [
        article({ id: 'old', createdAt: 1 }),
        article({ id: 'b', createdAt: 2 }),
        article({ id: 'a', createdAt: 2 }),
        article({ id: 'last', createdAt: 3, order: 1 }),
      ],
    })
    expect(ids(content.query('article', []))).toEqual(['a', 'b', 'old', 'last'])
  })

  test('productions are sorted by title in Norwegian order: æ, ø and å last', () => {
    const titles = ['Åsgard', 'Zorro', 'Ørn', 'Ærleg', 'anna', 'Bølgja']
    const content = createTestContent({ production: titles.map((title) => film({ id: title, title })) })
    expect(ids(content.query('production', []))).toEqual([
      'anna',
      'Bølgja',
      'Zorro',
      'Ærleg',
      'Ørn',
      'Åsgard',
    ])
  })
})

describe('filters', () => {
  const content = createTestContent({
    production: [
      film({ features: ['stum', 'orgel'] }),
      film({ id: 'general', parentSlug: 'the-general-dxm-19260001', year: 1926 }),
    ],
    event: [
      showing(),
      showing({ id: 'e2', productionId: 'general' }),
      showing({ id: 'lost', productionId: 'gone' }),
    ],
  })

  test('a value is compared as text', () => {
    expect(ids(content.query('production', [{ property: 'year', value: '1926' }]))).toEqual(['general'])
    expect(ids(content.query('production', [{ property: 'year', value: 1926 }]))).toEqual(['general'])
  })

  test('any element of a list may match', () => {
    expect(ids(content.query('production', [{ property: 'features', value: 'orgel' }]))).toEqual([
      'nosferatu',
    ])
  })

  test('an event is found by properties of its production', () => {
    const filters = [{ property: 'production.parentSlug', value: 'the-general-dxm-19260001' }]
    expect(ids(content.query('event', filters))).toEqual(['e2'])
  })

  test('an event whose production is missing is never found', () => {
    expect(ids(content.query('event', []))).toEqual(['e1', 'e2'])
    expect(ids(content.query('event', [{ property: 'id', value: 'lost' }]))).toEqual([])
  })

  test('every filter must match', () => {
    const filters = [
      { property: 'production.object', value: 'movie' },
      { property: 'productionId', value: 'general' },
    ]
    expect(ids(content.query('event', filters))).toEqual(['e2'])
  })

  test('the same query gives the same array', () => {
    const filters = [{ property: 'object', value: 'movie' }]
    expect(content.query('production', [...filters])).toBe(content.query('production', [...filters]))
  })

  test('a query finds the same records as checking every record', () => {
    const query = fc.constantFrom('production', 'event', 'article').chain((model) =>
      fc.tuple(
        fc.constant(model),
        fc.array(
          fc
            .constantFrom(...FILTER_PROPERTIES[model])
            .chain(([property, values]) =>
              fc.record({ property: fc.constant(property), value: fc.constantFrom(...values) }),
            ),
          { maxLength: 3 },
        ),
      ),
    )
    fc.assert(
      fc.property(arbitraryRecords, fc.array(query, { maxLength: 5 }), (records, queries) => {
        const indexed = createSafeContent(records)
        for (const [model, filters] of queries) {
          const expected = indexed.all(model).filter((record) => {
            const production =
              'productionId' in record ? indexed.find('production', record.productionId) : undefined
            if (model === 'event' && !production) return false
            const withProduction = { ...record, production }
            return filters.every(({ property, value }) =>
              readTexts(withProduction, property.split('.')).includes(String(value)),
            )
          })
          expect(indexed.query(model, filters)).toEqual(expected)
        }
      }),
    )
  })
})

test('content does not depend on the order of its records', () => {
  const records = toContentRecords({
    production: [film(), film({ id: 'b' })],
    event: [showing(), showing({ id: 'e0' })],
  })
  const inOrder = createSafeContent(records)
  const reversed = createSafeContent(records.toReversed())
  expect(reversed.query('event', [])).toEqual(inOrder.query('event', []))
  expect(reversed.query('production', [])).toEqual(inOrder.query('production', []))
})
