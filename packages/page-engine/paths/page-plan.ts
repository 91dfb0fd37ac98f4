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

export interface PagePlan {
  /** Every address of the site with the page that has it. */
  paths: LayeredMap<ConcretePage>
  problems: readonly Problem[]
}

/** The first that wants an address has it; the rivals are those after it. */
interface Division extends PagePlan {
  families: readonly ExpandedPage[]
  rivals: LayeredMap<readonly ConcretePage[]>
}

/**
 * Every address of the site with the page that has it. Where two pages want one, a page at exactly that path comes before
 * one with parameters, and films before culture; the other is a problem. After a change, only what it moves is planned anew.
 */
export const planPages: (content: Content) => PagePlan = deriveFromContent(planAll, planOn)

function planAll(content: Content): Division {
  const families = content
    .all('page')
    .toSorted(compareByPrecedence)
    .map((page) => createExpandedPage(page, content))
  const owners = new Map<string, ConcretePage>()
  const rivals = new Map<string, ConcretePage[]>()
  for (const { paths } of families) {
    for (const [path, concrete] of paths) {
      if (!owners.has(path)) owners.set(path, concrete)
      else rivals.set(path, [...(rivals.get(path) ?? []), concrete])
    }
  }
  return divisionOf(families, new LayeredMap(owners), new LayeredMap<readonly ConcretePage[]>(rivals))
}

function planOn(before: Division, changes: readonly RecordChange[], content: Content): Division {
  const families = familiesAfter(before, changes, content)
  const owners = before.paths.copy()
  const rivals = before.rivals.copy()
  for (const path of movedPaths(before.families, families)) {
    const [owner, ...others] = families.flatMap(({ paths }) => paths.get(path) ?? [])
    if (owner) owners.set(path, owner)
    else owners.delete(path)
    if (others.length > 0) rivals.set(path, others)
    else rivals.delete(path)
  }
  return divisionOf(families, owners.compact(), rivals.compact())
}

function familiesAfter(
  before: Division,
  changes: readonly RecordChange[],
  content: Content,
): readonly ExpandedPage[] {
  const goOn = (family: ExpandedPage) => updateExpandedPage(family, changes, content)
  if (changes.every(({ kind }) => kind !== 'page')) return before.families.map(goOn)
  const known = new Map(before.families.map((family) => [family.page, family]))
  const planned = (page: PageConfig) => {
    const family = known.get(page)
    return family ? goOn(family) : createExpandedPage(page, content)
  }
  return content.all('page').toSorted(compareByPrecedence).map(planned)
}

/** The addresses that a family has begun or ceased to want, or wants for another page. */
function movedPaths(before: readonly ExpandedPage[], after: readonly ExpandedPage[]): Set<string> {
  const former = new Map(before.map((family) => [family.page, family]))
  const moved = new Set<string>()
  const note = (one: ExpandedPage['paths'], other: ExpandedPage['paths']) => {
    if (one === other) return
    for (const { key } of findDifferences(one, other, () => false)) moved.add(key)
  }
  for (const { page, paths } of after) {
    note(former.get(page)?.paths ?? NONE, paths)
    former.delete(page)
  }
  for (const { paths } of former.values()) note(paths, NONE)
  return moved
}

const NONE: ExpandedPage['paths'] = new LayeredMap()

function divisionOf(
  families: readonly ExpandedPage[],
  paths: Division['paths'],
  rivals: Division['rivals'],
): Division {
  const ranks = new Map(families.map(({ page }, rank) => [page, rank]))
  const rankOf = ({ page }: ConcretePage) => ranks.get(page) ?? 0
  const taken = [...rivals.values()]
    .flat()
    .sort((a, b) => rankOf(a) - rankOf(b) || compareText(a.path, b.path))
    .map((rival) => pathTaken(rival, paths.get(rival.path) as ConcretePage))
  return {
    families,
    paths,
    rivals,
    problems: [...families.flatMap(({ problem }) => problem ?? []), ...taken],
  }
}

function pathTaken({ page, path }: ConcretePage, owner: ConcretePage): Problem {
  const text = `the page "${owner.page.id}" has this path already; give "${page.id}" another.`
  return toPageProblem(new PageError({ pageId: page.id, path }, text, 'path'))
}
