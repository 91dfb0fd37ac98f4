import type { PageConfig } from '@lerret/model'
import { findDifferences, LayeredMap } from '../collections/layered-map.ts'
import type { Content } from '../content/content.ts'
import { compareText } from '../content/record-order.ts'
import type { RecordChange } from '../incremental/change.ts'
import { deriveFromContent } from '../incremental/derived.ts'
import { PageError } from '../problems/page-error.ts'
import { type Problem, toPageProblem } from '../problems/problem.ts'
import type { ConcretePage } from './expand-page.ts'
import {
  compareByPrecedence,
  createExpandedPage,
  type ExpandedPage,
  updateExpandedPage,
} from './expanded-page.ts'
import { addTranslatedPages } from './translated-pages.ts'

export interface PagePlan {
  /** Every path of the site with the page that is shown there. */
  paths: LayeredMap<ConcretePage>
  problems: readonly Problem[]
}

/** Pages in order of precedence. For each path the first page is in `paths`, the others in `conflicts`. */
interface PlanState extends PagePlan {
  pages: readonly ExpandedPage[]
  conflicts: LayeredMap<readonly ConcretePage[]>
}

/**
 * Every path of the site in the house's language, with the page that is shown there. Where two pages have the same path, a fixed path takes precedence
 * over one with parameters, and films over culture; the other page is a problem. After changes, only the paths that they add,
 * remove or move are planned again.
 */
const planOriginals: (content: Content) => PlanState = deriveFromContent(createPlan, updatePlan)

/** Every path of the site with the page that is shown there, in all languages. See `planOriginals`. */
export const planPages: (content: Content) => PagePlan = deriveFromContent<PagePlan>(
  (content) => addTranslatedPages(planOriginals(content), content, null),
  (before, _changes, content) => addTranslatedPages(planOriginals(content), content, before.paths),
)

function createPlan(content: Content): PlanState {
  const pages = content
    .all('page')
    .toSorted(compareByPrecedence)
    .map((page) => createExpandedPage(page, content))
  const owners = new Map<string, ConcretePage>()
  const conflicts = new Map<string, ConcretePage[]>()
  for (const { paths } of pages) {
    for (const [path, concrete] of paths) {
      if (!owners.has(path)) owners.set(path, concrete)
      else conflicts.set(path, [...(conflicts.get(path) ?? []), concrete])
    }
  }
  return toPlanState(pages, new LayeredMap(owners), new LayeredMap<readonly ConcretePage[]>(conflicts))
}

function updatePlan(before: PlanState, changes: readonly RecordChange[], content: Content): PlanState {
  const pages = updatePages(before, changes, content)
  const owners = before.paths.copy()
  const conflicts = before.conflicts.copy()
  for (const path of findChangedPaths(before.pages, pages)) {
    const [owner, ...others] = pages.flatMap(({ paths }) => paths.get(path) ?? [])
    if (owner) owners.set(path, owner)
    else owners.delete(path)
    if (others.length > 0) conflicts.set(path, others)
    else conflicts.delete(path)
  }
  return toPlanState(pages, owners.compact(), conflicts.compact())
}

function updatePages(
  before: PlanState,
  changes: readonly RecordChange[],
  content: Content,
): readonly ExpandedPage[] {
  const update = (expanded: ExpandedPage) => updateExpandedPage(expanded, changes, content)
  if (changes.every(({ kind }) => kind !== 'page')) return before.pages.map(update)
  const byConfig = new Map(before.pages.map((expanded) => [expanded.page, expanded]))
  const expand = (page: PageConfig) => {
    const expanded = byConfig.get(page)
    return expanded ? update(expanded) : createExpandedPage(page, content)
  }
  return content.all('page').toSorted(compareByPrecedence).map(expand)
}

/** The paths that a page has gained or lost, or has with other parameters. */
function findChangedPaths(before: readonly ExpandedPage[], after: readonly ExpandedPage[]): Set<string> {
  const removed = new Map(before.map((expanded) => [expanded.page, expanded]))
  const changed = new Set<string>()
  const compare = (old: ExpandedPage['paths'], now: ExpandedPage['paths']) => {
    if (old === now) return
    for (const { key } of findDifferences(old, now, () => false)) changed.add(key)
  }
  for (const { page, paths } of after) {
    compare(removed.get(page)?.paths ?? NO_PATHS, paths)
    removed.delete(page)
  }
  for (const { paths } of removed.values()) compare(paths, NO_PATHS)
  return changed
}

const NO_PATHS: ExpandedPage['paths'] = new LayeredMap()

function toPlanState(
  pages: readonly ExpandedPage[],
  paths: PlanState['paths'],
  conflicts: PlanState['conflicts'],
): PlanState {
  const positions = new Map(pages.map(({ page }, position) => [page, position]))
  const getPosition = ({ page }: ConcretePage) => positions.get(page) ?? 0
  const conflictProblems = [...conflicts.values()]
    .flat()
    .sort((a, b) => getPosition(a) - getPosition(b) || compareText(a.path, b.path))
    .map((concrete) => toConflictProblem(concrete, paths.get(concrete.path) as ConcretePage))
  return {
    pages,
    paths,
    conflicts,
    problems: [...pages.flatMap(({ problem }) => problem ?? []), ...conflictProblems],
  }
}

function toConflictProblem({ page, path }: ConcretePage, owner: ConcretePage): Problem {
  const text = `the page "${owner.page.id}" has this path already; give "${page.id}" another.`
  return toPageProblem(new PageError({ pageId: page.id, path }, { code: 'path_taken', text, field: 'path' }))
}
