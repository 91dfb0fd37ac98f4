import { CONTENT_KINDS, type ContentKind, type ContentRecord } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RecordUpdate, updateContent } from '../incremental/update-content.ts'
import { FILTER_PROPERTIES } from '../testing/test-arbitrary-records.ts'
import { applyEdits, arbitraryEdits, arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import { article, createTestContent, film, showing, site, toContentRecords } from '../testing/test-records.ts'
import { type Content, createContent, getSite } from './content.ts'
import type { Filter } from './filters.ts'
import { readTexts } from './property-values.ts'

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id)

describe('looking up', () => {
  test('a record is found by its kind and id', () => {
    const content = createTestContent({ production: [film()] })
    expect(content.find('production', 'nosferatu')?.title).toBe('Nosferatu')
    expect(content.find('event', 'nosferatu')).toBeUndefined()
  })

  test('the site is found whatever its own id is, and must be there', () => {
    expect(getSite(createTestContent({})).title).toBe('Fjordheim kulturhus')
    expect(() => getSite(createTestContent({ site: [] }))).toThrow('no site record')
  })

  test('two records of one kind cannot have the same id', () => {
    expect(() => createTestContent({ production: [film(), film()] })).toThrow(
      'Two records are called production:nosferatu',
    )
    expect(() => createTestContent({ site: [site(), site({ id: 'other' })] })).toThrow('site:site')
  })
})

describe('order', () => {
  test('events stand by start, then by id', () => {
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

  test('articles stand by their order, the newest first, then by id', () => {
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

  test('productions stand by title as nynorsk sorts: æ, ø and å last', () => {
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

  test('the same question gets the same array', () => {
    const filters = [{ property: 'object', value: 'movie' }]
    expect(content.query('production', [...filters])).toBe(content.query('production', [...filters]))
  })

  test('an index answers as looking at every record would', () => {
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
        const indexed = createContent(records)
        for (const [model, filters] of queries) {
          const naive = indexed.all(model).filter((record) => {
            const production =
              'productionId' in record ? indexed.find('production', record.productionId) : undefined
            if (model === 'event' && !production) return false
            const whole = { ...record, production }
            return filters.every(({ property, value }) =>
              readTexts(whole, property.split('.')).includes(String(value)),
            )
          })
          expect(indexed.query(model, filters)).toEqual(naive)
        }
      }),
    )
  })
})

test('content is the same whatever order its records come in', () => {
  const records = toContentRecords({
    production: [film(), film({ id: 'b' })],
    event: [showing(), showing({ id: 'e0' })],
  })
  const forth = createContent(records)
  const back = createContent(records.toReversed())
  expect(back.query('event', [])).toEqual(forth.query('event', []))
  expect(back.query('production', [])).toEqual(forth.query('production', []))
})

test('content that some changes were made to answers as if it had been made of the result', () => {
  const questions: [ContentKind, Filter[]][] = [
    ['article', []],
    ['article', [{ property: 'category', value: 'news' }]],
    ['article', [{ property: 'slug', value: 'a1' }]],
    ['production', [{ property: 'object', value: 'movie' }]],
    ['event', []],
    ['event', [{ property: 'production.object', value: 'movie' }]],
    ['event', [{ property: 'productionId', value: 'p1' }]],
    ['event', [{ property: 'hall', value: 'Storsalen' }]],
  ]
  const answers = (content: Content) => [
    ...questions.map(([kind, filters]) => content.query(kind, filters)),
    ...CONTENT_KINDS.map((kind) => content.all(kind)),
  ]
  fc.assert(
    fc.property(
      arbitraryRecords,
      arbitraryEdits,
      arbitraryEdits,
      fc.boolean(),
      (records, first, second, isAsked) => {
        let content = createContent(records)
        let now: readonly ContentRecord[] = records
        for (const edits of [first, second].map((some) => some.filter(({ kind }) => kind !== 'site'))) {
          // An index is made when it is first asked, and then goes along with the changes.
          if (isAsked) answers(content)
          content = updateContent(content, edits as RecordUpdate[])
          now = applyEdits(now, edits).after
          expect(answers(content)).toEqual(answers(createContent(now)))
        }
      },
    ),
    { numRuns: 300 },
  )
})
