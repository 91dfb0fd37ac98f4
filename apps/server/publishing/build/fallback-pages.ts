import { pageDataPath } from '@lerret/model'
import type { Problem } from '@lerret/page-engine'
import { comeAndGone, type Release } from '../releases/release.ts'
import type { BrokenRecord } from './load-content.ts'
import { type Draft, setFile, setPage } from './release-draft.ts'

/** A page that could not be made, or whose own record is broken, stays as it was. Lists go on without a broken record. */
export function keepLastGood(
  draft: Draft,
  previous: Release | null,
  { broken, problems }: { broken: BrokenRecord[]; problems: Problem[] },
) {
  if (!previous || (broken.length === 0 && problems.length === 0)) return
  const brokenKeys = new Set(broken.map(({ key }) => key))
  let isAnyKept = false
  for (const path of comeAndGone(previous.pages, draft.pages)) {
    const page = previous.pages.get(path)
    if (!page) continue
    const hasFailed = problems.some((problem) => isAbout(problem, path, page.pageId))
    const isBroken = page.reads.records.some((key) => brokenKeys.has(key))
    if (!hasFailed && !isBroken) continue
    // It may be untrue by now, and waiting for that moment would not help.
    const [html, data] = [previous.files.get(path), previous.files.get(pageDataPath(path))]
    if (!html || !data) continue
    setPage(draft, path, { ...page, staleAt: null, isLastGood: true }, [html, data])
    isAnyKept = true
  }
  if (isAnyKept) keepAssets(draft, previous)
}

/** A page that stays as it was asks for the stylesheet and fonts of the build that drew it. */
function keepAssets(draft: Draft, previous: Release) {
  for (const [path, file] of previous.files)
    if (file.immutable && !draft.files.has(path)) setFile(draft, path, file)
}

/** A problem with the path of a template (`/{production}`) is one of the whole family. */
function isAbout(problem: Problem, path: string, pageId: string): boolean {
  return problem.pageId === pageId && (problem.path === path || problem.path?.includes('{') === true)
}
