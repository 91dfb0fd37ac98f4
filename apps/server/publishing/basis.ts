import { type Change, type Content, isTouched } from '@lerret/page-engine'
import type { Gathered } from './gather.ts'
import { changedPages, type Release, type ReleasePage } from './release.ts'

/** An earlier release, and all that has changed since: what neither change nor time has touched is taken over from it. */
export interface Basis {
  release: Release
  changes: readonly Change[]
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
  { release, changes, content, moment }: Basis,
  path: string,
  made: Pick<ReleasePage, 'pageId' | 'params'>,
): ReleasePage | null {
  const page = release.pages[path]
  if (!page || page.isLastGood || page.pageId !== made.pageId) return null
  if (!isSame(page.params, made.params)) return null
  if (page.staleAt !== null && page.staleAt <= moment.toISOString()) return null
  return changes.some((change) => isTouched(page.reads, change, content)) ? null : page
}

function isSame(one: ReleasePage['params'], other: ReleasePage['params']): boolean {
  if (one === other) return true
  for (const name in one) if (one[name] !== other[name]) return false
  for (const name in other) if (!(name in one)) return false
  return true
}

/** The pages that have come or gone since. */
export function changedPaths(before: Release['pages'], after: Release['pages']): Set<string> {
  const comeOrGone = changedPages(before, after).filter((page) => !page.before || !page.after)
  return new Set(comeOrGone.map(({ path }) => path))
}
