import {
  type ConcretePage,
  type Content,
  createReadIndex,
  findDifferences,
  isAffected,
  type PagePlan,
  type ReadIndex,
  type Reads,
  type RecordChange,
} from '@lerret/page-engine'
import type { Release, ReleasePage } from '../releases/release.ts'
import type { Gathered } from './load-content.ts'
import { lastGoodPaths, stalePaths } from './page-index.ts'

/** An earlier release, and all that has changed since: what neither change nor time has touched is taken over from it. */
export interface Basis {
  release: Release
  changes: readonly RecordChange[]
  content: Content
  moment: Date
}

/** What the next release may build on; null when nothing of the last one can be trusted. */
export function findBasis(
  release: Release | null,
  { changes, content }: Gathered,
  { renderer, moment }: { renderer: string; moment: Date },
): Basis | null {
  if (!release || !changes || release.renderer !== renderer) return null
  // Pages know when they end, not when they began: a clock that was put back may show what they cannot.
  if (moment.toISOString() < release.madeAt) return null
  return { release, changes, content, moment }
}

/** The page at a path as it was, when making it from this page and these parameters would give the same. */
export function findUnchanged(
  { release, moment }: Basis,
  touched: ReadonlySet<string>,
  { path, page: { id }, params }: ConcretePage,
): ReleasePage | null {
  const page = release.pages.get(path)
  if (!page || touched.has(path) || page.isLastGood || page.pageId !== id) return null
  if (!isSame(page.params, params)) return null
  return page.staleAt !== null && page.staleAt <= moment.toISOString() ? null : page
}

/** What the pages of a release were planned by, and which of them could not be made. */
interface Planned {
  paths: PagePlan['paths']
  failed: readonly string[]
}

const planned = new WeakMap<Release['pages'], Planned>()

export const rememberPlan = (pages: Release['pages'], plan: Planned) => void planned.set(pages, plan)

/**
 * The addresses at which a page may have to be made, or may be gone. Of a release that another process has made, or that was
 * gone back to, it is not known what was planned: all are looked at.
 */
export function mayDiffer(
  { release: { pages }, moment }: Basis,
  touched: ReadonlySet<string>,
  { paths }: Pick<PagePlan, 'paths'>,
): Set<string> {
  const before = planned.get(pages)
  if (!before) return new Set([...pages.keys(), ...paths.keys()])
  return new Set([
    ...touched,
    ...findDifferences(before.paths, paths, () => false).map(({ key: name }) => name),
    ...before.failed,
    ...lastGoodPaths(pages),
    ...stalePaths(pages, moment),
  ])
}

function isSame(one: ReleasePage['params'], other: ReleasePage['params']): boolean {
  if (one === other) return true
  for (const name in one) if (one[name] !== other[name]) return false
  for (const name in other) if (!(name in one)) return false
  return true
}

const knownReaders = new WeakMap<ReadonlyMap<string, ReleasePage>, ReadIndex>()

/** The pages of the basis that a change may alter. */
export function touchedPages({ release: { pages }, changes, content }: Basis): Set<string> {
  const readers = knownReaders.get(pages.base) ?? createReadIndex(readsOf(pages.base))
  knownReaders.set(pages.base, readers)
  const touched = new Set<string>()
  for (const change of changes) {
    for (const path of readers.findAffectedPages(change, content))
      if (!pages.overrides.has(path)) touched.add(path)
    for (const [path, page] of pages.overrides)
      if (page && isAffected(page.reads, change, content)) touched.add(path)
  }
  return touched
}

function* readsOf(pages: Iterable<[string, ReleasePage]>): Generator<[string, Reads]> {
  for (const [path, { reads }] of pages) yield [path, reads]
}
