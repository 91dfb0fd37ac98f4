import {
  type ConcretePage,
  type Content,
  createReadIndex,
  isAffected,
  type Reads,
  type RecordChange,
} from '@lerret/page-engine'
import type { Release, ReleasePage } from '../releases/release.ts'
import type { LoadedContent } from './load-content.ts'

/** An earlier release and all changes since. What neither a change nor the time affects is reused from it. */
export interface Baseline {
  release: Release
  changes: readonly RecordChange[]
  content: Content
  moment: Date
}

/** The baseline for the next release; null when nothing of the last release can be reused. */
export function findBaseline(
  release: Release | null,
  { changes, content }: LoadedContent,
  { renderer, moment }: { renderer: string; moment: Date },
): Baseline | null {
  if (!release || !changes || release.renderer !== renderer) return null
  // Pages know until when they are right, not since when: after a clock was set back they may be wrong.
  if (moment.toISOString() < release.madeAt) return null
  return { release, changes, content, moment }
}

/** Checks whether rendering a page config with its parameters would give the page that the baseline has at its path. */
export function createUnchangedCheck(
  { release: { pages }, moment }: Baseline,
  affected: ReadonlySet<string>,
): (concrete: ConcretePage) => boolean {
  const now = moment.toISOString()
  return ({ path, page: { id }, params }) => {
    const page = pages.get(path)
    if (!page || affected.has(path) || page.isLastGood || page.pageId !== id) return false
    return haveSameParams(page.params, params) && (page.staleAt === null || page.staleAt > now)
  }
}

function haveSameParams(a: ReleasePage['params'], b: ReleasePage['params']): boolean {
  if (a === b) return true
  for (const name in a) if (a[name] !== b[name]) return false
  for (const name in b) if (!(name in a)) return false
  return true
}

/** The paths of the baseline's pages that a change may alter. */
export function findAffectedPages({ release: { pages, cache }, changes, content }: Baseline): Set<string> {
  cache.readIndex ??= createReadIndex(listReads(pages.base))
  const { readIndex } = cache
  const affected = new Set<string>()
  for (const change of changes) {
    for (const path of readIndex.findAffectedPages(change, content))
      if (!pages.overrides.has(path)) affected.add(path)
    for (const [path, page] of pages.overrides)
      if (page && isAffected(page.reads, change, content)) affected.add(path)
  }
  return affected
}

function* listReads(pages: Iterable<[string, ReleasePage]>): Generator<[string, Reads]> {
  for (const [path, { reads }] of pages) yield [path, reads]
}
