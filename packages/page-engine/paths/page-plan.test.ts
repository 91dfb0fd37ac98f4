import type { ContentRecord, PageConfig } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { updateContent } from '../incremental/update-content.ts'
import { applyEdits, arbitraryEdits, arbitraryRecords, toUpdates } from '../testing/test-arbitrary-site.ts'
import {
  article,
  createSafeContent,
  createTestContent,
  page,
  source,
  where,
} from '../testing/test-records.ts'
import { planPages } from './page-plan.ts'

const single = (
  name: string,
  model: 'production' | 'event' | 'article',
  ...filter: ReturnType<typeof where>[]
) => source({ name, model, collection: false, filter })

test('two records with the same value give a page one path', () => {
  const config = page({ path: '/article/{slug}', sources: [single('a', 'article', where('slug', '@slug'))] })
  const { paths, problems } = planPages(
    createTestContent({ page: [config], article: [article({ id: 'a' }), article({ id: 'b' })] }),
  )
  expect(paths.size).toBe(1)
  expect(problems).toEqual([])
})

test('of two records with the same path, the first in order has it', () => {
  const config = page({
    path: '/{slug}-{author}',
    sources: [single('a', 'article', where('slug', '@slug'), where('author', '@author'))],
  })
  const first = article({ id: 'a', slug: 'a-b', author: 'c', order: 1 })
  const second = article({ id: 'b', slug: 'a', author: 'b-c', order: 2 })
  const content = createTestContent({ page: [config], article: [first, second] })
  const findOwnerParams = (planned: typeof content) => planPages(planned).paths.get('/a-b-c')?.params
  expect(findOwnerParams(content)).toEqual({ slug: 'a-b', author: 'c' })
  const movedLast = { kind: 'article' as const, id: 'a', record: { ...first, order: 3 } }
  expect(findOwnerParams(updateContent(content, [movedLast]))).toEqual({ slug: 'a', author: 'b-c' })
})

/** Pages whose paths conflict with those of others, with parameters of one record, of several, and of joined sources. */
const CONFLICTING_PAGES: PageConfig[] = [
  page({ path: '/article/nytt' }),
  page({ path: '/{nothing}' }),
  page({ path: '/{slug}', sources: [single('a', 'article', where('slug', '@slug'))] }),
  page({
    path: '/article/{slug}',
    sources: [single('a', 'article', where('slug', '@slug'), where('category', 'news'))],
  }),
  page({ path: '/{feature}', sources: [single('p', 'production', where('features', '@feature'))] }),
  page({
    path: '/{film}',
    sources: [
      single('e', 'event', where('production.parentSlug', '@film')),
      single('p', 'production', where('parentSlug', '@film'), where('object', 'movie')),
    ],
  }),
]

const arbitraryPageEdits = fc.array(
  fc.record({
    kind: fc.constant('page' as const),
    id: fc.constantFrom('x', 'y', 'film'),
    record: fc.option(fc.constantFrom(...CONFLICTING_PAGES), { nil: null, freq: 5 }),
  }),
  { maxLength: 2 },
)

const arbitraryStep = fc
  .tuple(fc.option(arbitraryPageEdits, { nil: [] }), arbitraryEdits)
  .map(([pages, others]) => [
    ...pages.map(({ kind, id, record }) => ({ kind, id, record: record && { ...record, id } })),
    ...others,
  ])

test('after any edits the plan equals that of the same content planned from scratch', () => {
  const steps = { kept: 0, planned: 0 }
  fc.assert(
    fc.property(arbitraryRecords, fc.array(arbitraryStep, { maxLength: 5 }), (records, editsOfSteps) => {
      let content = createSafeContent(records)
      let now: readonly ContentRecord[] = records
      for (const edits of editsOfSteps) {
        const before = planPages(content)
        content = updateContent(content, toUpdates(edits))
        now = applyEdits(now, edits).after
        const [plan, fromScratch] = [planPages(content), planPages(createSafeContent(now))]
        expect([...plan.paths]).toEqual([...fromScratch.paths])
        expect(plan.problems).toEqual(fromScratch.problems)
        steps[plan === before ? 'kept' : 'planned']++
      }
    }),
    { numRuns: 400 },
  )
  expect(steps.kept).toBeGreaterThan(30)
  expect(steps.planned).toBeGreaterThan(30)
})

test('an edit of a title keeps the plan, one of a path does not', () => {
  const config = page({ path: '/article/{slug}', sources: [single('a', 'article', where('slug', '@slug'))] })
  const original = article({ id: 'a', title: 'Nytt' })
  const content = createTestContent({ page: [config], article: [original] })
  const plan = planPages(content)
  const planAfter = (changed: typeof original) =>
    planPages(updateContent(content, [{ kind: 'article', id: 'a', record: changed }]))
  expect(planAfter({ ...original, title: 'Nyare' })).toBe(plan)
  expect(planAfter({ ...original, slug: 'nyare' })).not.toBe(plan)
})
