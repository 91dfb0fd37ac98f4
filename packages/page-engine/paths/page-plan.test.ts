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

/** Pages that want addresses of others, by one record, by several, and by one together with another. */
const WANTING: PageConfig[] = [
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

const anyPageEdits = fc.array(
  fc.record({
    kind: fc.constant('page' as const),
    id: fc.constantFrom('x', 'y', 'film'),
    record: fc.option(fc.constantFrom(...WANTING), { nil: null, freq: 5 }),
  }),
  { maxLength: 3 },
)

const anyStep = fc
  .tuple(anyPageEdits, arbitraryEdits)
  .map(([pages, others]) => [
    ...pages.map(({ kind, id, record }) => ({ kind, id, record: record && { ...record, id } })),
    ...others.filter(({ kind }) => kind !== 'site'),
  ])

const planOf = (records: readonly ContentRecord[]) => {
  const content = createContent(records)
  return { plan: planPages(content), problems: findContentProblems(content) }
}

test('whatever is edited, the plan and what is missing are as if worked out anew', () => {
  let moved = 0
  fc.assert(
    fc.property(
      arbitraryRecords,
      fc.array(fc.tuple(anyStep, fc.boolean()), { maxLength: 5 }),
      (records, steps) => {
        let content = createContent(records)
        let now: readonly ContentRecord[] = records
        findContentProblems(content)
        let last = { content, paths: new Map(planPages(content).paths) }
        for (const [edits, isAsked] of steps) {
          content = updateContent(content, edits as RecordUpdate[])
          now = applyEdits(now, edits).after
          // Sometimes nobody asks, such as when a publish has failed; the next one knows of both.
          if (!isAsked) continue
          const { plan, problems } = planOf(now)
          const paths = new Map(planPages(content).paths)
          expect(paths).toEqual(new Map(plan.paths))
          expect(planPages(content).paths.size).toBe(plan.paths.size)
          expect(planPages(content).problems).toEqual(plan.problems)
          expect(findContentProblems(content)).toEqual(problems)
          // What was planned of the content before stays as it was.
          expect(new Map(planPages(last.content).paths)).toEqual(last.paths)
          if (last.paths.size !== paths.size) moved++
          last = { content, paths }
        }
      },
    ),
    { numRuns: 400 },
  )
  expect(moved).toBeGreaterThan(30)
})

test('an edit that moves no address leaves the plan as it was', () => {
  const family = page({
    path: '/article/{slug}',
    sources: [single('a', 'article', where('slug', '@slug'))],
  })
  const content = createTestContent({ page: [family], article: [article({ id: 'a', title: 'Nytt' })] })
  const before = planPages(content)
  const record = article({ id: 'a', title: 'Nyare' })
  const after = planPages(updateContent(content, [{ kind: 'article', id: 'a', record }]))
  expect([...after.paths.values()][0]).toBe([...before.paths.values()][0])
})

test('of two records whose values come to one address, the first in their order has it', () => {
  const family = page({
    path: '/{slug}-{author}',
    sources: [single('a', 'article', where('slug', '@slug'), where('author', '@author'))],
  })
  const one = article({ id: 'a', slug: 'a-b', author: 'c', order: 1 })
  const other = article({ id: 'b', slug: 'a', author: 'b-c', order: 2 })
  const content = createTestContent({ page: [family], article: [one, other] })
  const ownerIn = (planned: typeof content) => planPages(planned).paths.get('/a-b-c')?.params
  expect(ownerIn(content)).toEqual({ slug: 'a-b', author: 'c' })
  const last = { kind: 'article' as const, id: 'a', record: { ...one, order: 3 } }
  expect(ownerIn(updateContent(content, [last]))).toEqual({ slug: 'a', author: 'b-c' })
})
