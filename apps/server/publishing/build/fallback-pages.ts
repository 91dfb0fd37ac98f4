import { pageDataPath } from '@lerret/model'
import type { Problem } from '@lerret/page-engine'
import { findAddedOrRemovedPages, type Release } from '../releases/release.ts'
import type { BrokenRecord } from './load-content.ts'
import { type ReleaseDraft, setFile, setPage } from './release-draft.ts'

/**
 * Adds the previous version of each page that could not be rendered or whose own record is broken. Lists are published without
 * the broken record.
 */
export function addFallbackPages(
  draft: ReleaseDraft,
  previous: Release | null,
  { broken, problems }: { broken: BrokenRecord[]; problems: Problem[] },
) {
  if (!previous || (broken.length === 0 && problems.length === 0)) return
  const brokenKeys = new Set(broken.map(({ key }) => key))
  let hasFallback = false
  for (const path of findAddedOrRemovedPages(previous.pages, draft.pages)) {
    const page = previous.pages.get(path)
    if (!page) continue
    const hasFailed = problems.some((problem) => isAbout(problem, path, page.pageId))
    const isBroken = page.reads.records.some((key) => brokenKeys.has(key))
    if (!hasFailed && !isBroken) continue
    const [html, data] = [previous.files.get(path), previous.files.get(pageDataPath(path))]
    if (!html || !data) continue
    // It may be outdated already; an alarm for its end would not help.
    setPage(draft, path, { ...page, staleAt: null, isLastGood: true }, [html, data])
    hasFallback = true
  }
  if (hasFallback) copyAssets(draft, previous)
}

/** A fallback page needs the stylesheet and fonts of the build that rendered it. */
function copyAssets(draft: ReleaseDraft, previous: Release) {
  for (const [path, file] of previous.files)
    if (file.immutable && !draft.files.has(path)) setFile(draft, path, file)
}

/** A problem at the path of a template (`/{production}`) concerns all its pages. */
function isAbout(problem: Problem, path: string, pageId: string): boolean {
  return problem.pageId === pageId && (problem.path === path || problem.path?.includes('{') === true)
}
