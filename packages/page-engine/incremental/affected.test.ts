import type { ContentRecord } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { RecordChange } from '../content/record-change.ts'
import { getSite } from '../content/site.ts'
import { planPages } from '../paths/page-plan.ts'
import { PageError } from '../problems/page-error.ts'
import { resolvePage } from '../resolve/resolve-page.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'
import { applyEdits, arbitraryEdits, arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import {
  article,
  concert,
  createSafeContent,
  createTestContent,
  film,
  NOW,
  page,
  showing,
  source,
  where,
} from '../testing/test-records.ts'
import { resolveTestPage } from '../testing/test-resolve.ts'
import { isAffected } from './affected.ts'
import { createReadIndex } from './read-index.ts'
import type { Reads } from './reads.ts'

const news = page({
  sources: [source({ name: 'news', model: 'article', filter: [where('category', 'news')] })],
})
const films = page({
  sources: [source({ name: 'films', model: 'production', filter: [where('object', 'movie')] })],
})
const evenings = page({
  sources: [
    source({
      name: 'evenings',
      model: 'event',
      filter: [where('production.parentSlug', 'quiz'), where('hall', 'Sal 1')],
    }),
  ],
})

const resolveReads = (config: typeof news) => resolveTestPage(config).reads

describe('a change of a record', () => {
  test('affects a page that looked it up by id, also when it did not exist', () => {
    const reads: Reads = { records: ['media:m1', 'page:kino', 'site:site'], queries: [] }
    expect(isAffected(reads, { kind: 'page', before: null, after: page() })).toBe(true)
    expect(isAffected(reads, { kind: 'page', before: page({ id: 'other' }), after: null })).toBe(false)
  })

  test('affects a page whose query it matched or now matches', () => {
    const inNews = article()
    const inCulture = article({ category: 'culture' })
    expect(isAffected(resolveReads(news), { kind: 'article', before: inNews, after: inCulture })).toBe(true)
    expect(isAffected(resolveReads(news), { kind: 'article', before: inCulture, after: inNews })).toBe(true)
    expect(isAffected(resolveReads(news), { kind: 'article', before: null, after: inNews })).toBe(true)
    expect(isAffected(resolveReads(news), { kind: 'article', before: inNews, after: null })).toBe(true)
    expect(isAffected(resolveReads(news), { kind: 'article', before: inCulture, after: null })).toBe(false)
  })

  test('does not affect a page that reads another model', () => {
    expect(isAffected(resolveReads(films), { kind: 'article', before: null, after: article() })).toBe(false)
    expect(
      isAffected(resolveReads(news), { kind: 'production', before: film(), after: film({ title: 'Ny' }) }),
    ).toBe(false)
    expect(isAffected(resolveReads(films), { kind: 'production', before: null, after: concert() })).toBe(
      false,
    )
  })
})

describe('a production that begins to match a query for events', () => {
  const before = concert({ parentSlug: 'konsert' })
  const after = concert({ parentSlug: 'quiz' })
  const change: RecordChange = { kind: 'production', before, after }

  test('affects the page when the query finds its events', () => {
    const inHall = createTestContent({ production: [after], event: [showing({ productionId: 'konsert' })] })
    expect(isAffected(resolveReads(evenings), change, inHall)).toBe(true)
  })

  test('does not affect the page when the query excludes its events', () => {
    const inOtherHall = createTestContent({
      production: [after],
      event: [showing({ productionId: 'konsert', hall: 'Sal 2' })],
    })
    expect(isAffected(resolveReads(evenings), change, inOtherHall)).toBe(false)
  })

  test('affects the page when the content is not given', () => {
    expect(isAffected(resolveReads(evenings), change)).toBe(true)
  })

  test('affects the page when it no longer matches, is published or is removed', () => {
    expect(isAffected(resolveReads(evenings), { kind: 'production', before: after, after: before })).toBe(
      true,
    )
    expect(isAffected(resolveReads(evenings), { kind: 'production', before: after, after: null })).toBe(true)
    expect(isAffected(resolveReads(evenings), { kind: 'production', before: null, after })).toBe(true)
  })

  test('does not affect the page by edits that leave the match as it was', () => {
    const renamed = { ...after, title: 'Ny tittel' }
    expect(isAffected(resolveReads(evenings), { kind: 'production', before: after, after: renamed })).toBe(
      false,
    )
  })
})

test('an event affects only pages whose filters its production matches, when the content is given', () => {
  const content = createTestContent({ production: [concert({ parentSlug: 'konsert' })] })
  const change: RecordChange = { kind: 'event', before: null, after: showing({ productionId: 'konsert' }) }
  expect(isAffected(resolveReads(evenings), change, content)).toBe(false)
  expect(isAffected(resolveReads(evenings), change)).toBe(true)
})

type Outcome = { data?: unknown; message?: string; reads: Reads }

function resolveOutcomes(content: Content): Map<string, Outcome> {
  const site = getSite(content)
  const outcomes = new Map<string, Outcome>()
  for (const concrete of planPages(content).paths.values()) {
    // Two pages may get the same path.
    const key = JSON.stringify([concrete.path, concrete.page.id, concrete.params])
    try {
      outcomes.set(key, resolvePage({ ...concrete, content, site, now: NOW }))
    } catch (error) {
      if (!(error instanceof PageError) || !error.reads || error.cause) throw error
      outcomes.set(key, { message: error.message, reads: error.reads })
    }
  }
  for (const language of [undefined, 'en'] as const)
    outcomes.set(`shell ${language}`, resolveShell({ content, site, language }) as Outcome)
  return outcomes
}

/** Expects every page that no change affects to be the same before and after, and counts those pages. */
function countUnaffected(
  records: ContentRecord[],
  after: ContentRecord[],
  changes: RecordChange[],
  withContent: boolean,
) {
  const outcomesBefore = resolveOutcomes(createSafeContent(records))
  const contentAfter = createSafeContent(after)
  const outcomesAfter = resolveOutcomes(contentAfter)
  let unaffected = 0
  for (const [path, outcome] of outcomesBefore) {
    const outcomeAfter = outcomesAfter.get(path)
    if (!outcomeAfter) continue
    if (changes.some((change) => isAffected(outcome.reads, change, withContent ? contentAfter : undefined)))
      continue
    unaffected++
    expect(outcomeAfter).toEqual(outcome)
  }
  return unaffected
}

describe('after any edits', () => {
  test('a page that no change affects stays the same, failed pages included', () => {
    let unaffected = 0
    fc.assert(
      fc.property(arbitraryRecords, arbitraryEdits, fc.boolean(), (records, edits, withContent) => {
        const { after, changes } = applyEdits(records, edits)
        unaffected += countUnaffected(records, after, changes, withContent)
      }),
      { numRuns: 300 },
    )
    expect(unaffected).toBeGreaterThan(200)
  }, 120_000)

  test('the read index finds exactly the affected pages', () => {
    let total = 0
    fc.assert(
      fc.property(arbitraryRecords, arbitraryEdits, fc.boolean(), (records, edits, withContent) => {
        const { after, changes } = applyEdits(records, edits)
        const content = withContent ? createSafeContent(after) : undefined
        const pages = [...resolveOutcomes(createSafeContent(records))].map(
          ([path, { reads }]) => [path, reads] as const,
        )
        const index = createReadIndex(pages)
        for (const change of changes) {
          const affected = pages.filter(([, reads]) => isAffected(reads, change, content))
          expect(index.findAffectedPages(change, content)).toEqual(new Set(affected.map(([path]) => path)))
          total += affected.length
        }
      }),
      { numRuns: 150 },
    )
    expect(total).toBeGreaterThan(150)
  }, 120_000)
})
