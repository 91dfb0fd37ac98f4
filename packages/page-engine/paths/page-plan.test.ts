import type { ContentRecord, PageConfig } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createContent } from '../content/content.ts'
import { type RecordUpdate, updateContent } from '../incremental/update-content.ts'
import { findContentProblems } from '../problems/content-problems.ts'
import { applyEdits, arbitraryEdits, arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import { article, createTestContent, page, source, where } from '../testing/test-records.ts'
import { planPages } from './page-plan.ts'

const single = (
  name: string,
  model: 'production' | 'event' | 'article',
  ...filter: ReturnType<typeof where>[]
) => source({ name, model, collection: false, filter })

/** Pages whose paths conflict with those of others, with parameters of one record, of several, and of joined sources. */
const CONFLICTING_PAGES: PageConfig[] = [
  page({ path: '/article/nytt' }),
  page({ path: '/quiz-abc123' }),
  page({ path: '/{nothing}' }),
  page({ path: '/{slug}', sources: [single('a', 'article', where('slug', '@slug'))] }),
  page({
    path: '/article/{slug}',
    sources: [single('a', 'article', where('slug', '@slug'), where('category', 'news'))],
  }),
  page({
    path: '/{one}-{two}',
    sources: [single('a', 'article', where('slug', '@one'), where('category', '@two'))],
  }),
  page({ path: '/{feature}', sources: [single('p', 'production', where('features', '@feature'))] }),
  page({ path: '/{event}', sources: [single('e', 'event', where('id', '@event'))] }),
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
  { maxLength: 3 },
)

const arbitraryStep = fc
  .tuple(arbitraryPageEdits, arbitraryEdits)
  .map(([pages, others]) => [
    ...pages.map(({ kind, id, record }) => ({ kind, id, record: record && { ...record, id } })),
    ...others,
  ])

const computePlan = (records: readonly ContentRecord[]) => {
  const content = createContent(records)
  return { plan: planPages(content), problems: findContentProblems(content) }
}

test('after any edits the updated plan and problems equal those computed from scratch', () => {
  let changedSizes = 0
  fc.assert(
    fc.property(
      arbitraryRecords,
      fc.array(fc.tuple(arbitraryStep, fc.boolean()), { maxLength: 5 }),
      (records, steps) => {
        let content = createContent(records)
        let now: readonly ContentRecord[] = records
        findContentProblems(content)
        let last = { content, paths: new Map(planPages(content).paths) }
        for (const [edits, isPlanned] of steps) {
          content = updateContent(content, edits as RecordUpdate[])
          now = applyEdits(now, edits).after
          // A failed publish plans nothing; the next one must apply both sets of changes.
          if (!isPlanned) continue
          const { plan, problems } = computePlan(now)
          const paths = new Map(planPages(content).paths)
          expect(paths).toEqual(new Map(plan.paths))
          expect(planPages(content).paths.size).toBe(plan.paths.size)
          expect(planPages(content).problems).toEqual(plan.problems)
          expect(findContentProblems(content)).toEqual(problems)
          // The plan of the earlier content does not change.
          expect(new Map(planPages(last.content).paths)).toEqual(last.paths)
          if (last.paths.size !== paths.size) changedSizes++
          last = { content, paths }
        }
      },
    ),
    { numRuns: 400 },
  )
  expect(changedSizes).toBeGreaterThan(30)
})

test('an edit that changes no path reuses the planned pages', () => {
  const config = page({
    path: '/article/{slug}',
    sources: [single('a', 'article', where('slug', '@slug'))],
  })
  const content = createTestContent({ page: [config], article: [article({ id: 'a', title: 'Nytt' })] })
  const before = planPages(content)
  const record = article({ id: 'a', title: 'Nyare' })
  const after = planPages(updateContent(content, [{ kind: 'article', id: 'a', record }]))
  expect([...after.paths.values()][0]).toBe([...before.paths.values()][0])
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
