import type { ContentRecord } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Content, createContent, getSite } from '../content/content.ts'
import { planPages } from '../paths/page-plan.ts'
import { PageError } from '../problems/page-error.ts'
import { resolvePage } from '../resolve/resolve-page.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'
import { applyEdits, arbitraryEdits, arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import {
  article,
  cleanHtml,
  concert,
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
import type { RecordChange } from './change.ts'
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

const readsOf = (config: typeof news) => resolveTestPage(config).reads

describe('a change of a record', () => {
  test('touches a page that asked for it by its id, also when it was not there', () => {
    const reads: Reads = { records: ['media:m1', 'page:kino', 'site:site'], queries: [] }
    expect(isAffected(reads, { kind: 'page', before: null, after: page() })).toBe(true)
    expect(isAffected(reads, { kind: 'page', before: page({ id: 'other' }), after: null })).toBe(false)
  })

  test('touches a page whose query it matched, or comes to match', () => {
    const inNews = article()
    const inCulture = article({ category: 'culture' })
    expect(isAffected(readsOf(news), { kind: 'article', before: inNews, after: inCulture })).toBe(true)
    expect(isAffected(readsOf(news), { kind: 'article', before: inCulture, after: inNews })).toBe(true)
    expect(isAffected(readsOf(news), { kind: 'article', before: null, after: inNews })).toBe(true)
    expect(isAffected(readsOf(news), { kind: 'article', before: inNews, after: null })).toBe(true)
    expect(isAffected(readsOf(news), { kind: 'article', before: inCulture, after: null })).toBe(false)
  })

  test('does not touch a page that reads another model', () => {
    expect(isAffected(readsOf(films), { kind: 'article', before: null, after: article() })).toBe(false)
    expect(
      isAffected(readsOf(news), { kind: 'production', before: film(), after: film({ title: 'Ny' }) }),
    ).toBe(false)
    expect(isAffected(readsOf(films), { kind: 'production', before: null, after: concert() })).toBe(false)
  })
})

describe('a production that comes to match', () => {
  const before = concert({ parentSlug: 'konsert' })
  const after = concert({ parentSlug: 'quiz' })
  const change: RecordChange = { kind: 'production', before, after }

  test('touches a page that shows its events, when there are such events', () => {
    const there = createTestContent({ production: [after], event: [showing({ productionId: 'konsert' })] })
    expect(isAffected(readsOf(evenings), change, there)).toBe(true)
  })

  test('does not when its events are elsewhere', () => {
    const elsewhere = createTestContent({
      production: [after],
      event: [showing({ productionId: 'konsert', hall: 'Sal 2' })],
    })
    expect(isAffected(readsOf(evenings), change, elsewhere)).toBe(false)
  })

  test('always does when the events are not known', () => {
    expect(isAffected(readsOf(evenings), change)).toBe(true)
  })

  test('touches when it no longer matches, or is published or removed', () => {
    expect(isAffected(readsOf(evenings), { kind: 'production', before: after, after: before })).toBe(true)
    expect(isAffected(readsOf(evenings), { kind: 'production', before: after, after: null })).toBe(true)
    expect(isAffected(readsOf(evenings), { kind: 'production', before: null, after })).toBe(true)
  })

  test('does not touch by other edits of what the page does not show', () => {
    const renamed = { ...after, title: 'Ny tittel' }
    expect(isAffected(readsOf(evenings), { kind: 'production', before: after, after: renamed })).toBe(false)
  })
})

test('an event touches only pages that its production leads to, as far as productions are known', () => {
  const content = createTestContent({ production: [concert({ parentSlug: 'konsert' })] })
  const change: RecordChange = { kind: 'event', before: null, after: showing({ productionId: 'konsert' }) }
  expect(isAffected(readsOf(evenings), change, content)).toBe(false)
  expect(isAffected(readsOf(evenings), change)).toBe(true)
})

type Outcome = { data?: unknown; message?: string; reads: Reads }

function outcomesOf(content: Content): Map<string, Outcome> {
  const site = getSite(content)
  const outcomes = new Map<string, Outcome>()
  for (const { page: config, params, path } of planPages(content).paths.values()) {
    try {
      outcomes.set(path, resolvePage({ page: config, params, content, site, now: NOW, cleanHtml }))
    } catch (error) {
      if (!(error instanceof PageError) || !error.reads || error.cause) throw error
      outcomes.set(path, { message: error.message, reads: error.reads })
    }
  }
  outcomes.set('shell', resolveShell({ content, site, cleanHtml }) as Outcome)
  return outcomes
}

/** Every page that is there before and after, built anew, is as it was unless a change is said to touch it. */
function expectUntouchedToStay(
  records: ContentRecord[],
  after: ContentRecord[],
  changes: RecordChange[],
  known: boolean,
) {
  const then = outcomesOf(createContent(records))
  const contentAfter = createContent(after)
  const now = outcomesOf(contentAfter)
  let untouched = 0
  for (const [path, outcome] of then) {
    const later = now.get(path)
    if (!later) continue
    if (changes.some((change) => isAffected(outcome.reads, change, known ? contentAfter : undefined)))
      continue
    untouched++
    expect(later).toEqual(outcome)
  }
  return untouched
}

describe('whatever is edited, added or removed', () => {
  test('a page that no change touches stays as it was, failures included', () => {
    let untouched = 0
    fc.assert(
      fc.property(arbitraryRecords, arbitraryEdits, fc.boolean(), (records, edits, known) => {
        const { after, changes } = applyEdits(records, edits)
        untouched += expectUntouchedToStay(records, after, changes, known)
      }),
      { numRuns: 1500 },
    )
    expect(untouched).toBeGreaterThan(1000)
  }, 120_000)

  test('the pages found by what they have read are those that it touches', () => {
    let found = 0
    fc.assert(
      fc.property(arbitraryRecords, arbitraryEdits, fc.boolean(), (records, edits, known) => {
        const { after, changes } = applyEdits(records, edits)
        const content = known ? createContent(after) : undefined
        const pages = [...outcomesOf(createContent(records))].map(
          ([path, { reads }]) => [path, reads] as const,
        )
        const readers = createReadIndex(pages)
        for (const change of changes) {
          const touched = pages.filter(([, reads]) => isAffected(reads, change, content))
          expect(readers.findAffectedPages(change, content)).toEqual(new Set(touched.map(([path]) => path)))
          found += touched.length
        }
      }),
      { numRuns: 500 },
    )
    expect(found).toBeGreaterThan(500)
  }, 120_000)
})
