import { type ContentKind, listParameters, type PageConfig, type PageSource } from '@lerret/model'
import { findDifferences, LayeredMap } from '../collections/layered-map.ts'
import type { Content } from '../content/content.ts'
import { compareById, compareText } from '../content/record-order.ts'
import { type RecordChange, recordVersions } from '../incremental/change.ts'
import { PageError } from '../problems/page-error.ts'
import { type Problem, toPageProblem } from '../problems/problem.ts'
import {
  type ConcretePage,
  createConcretePage,
  expandPage,
  findParameterName,
  findParameterSources,
  paramsFromRecord,
} from './expand-page.ts'

/** A page configuration with all its paths, also those that another page has precedence for. */
export interface ExpandedPage {
  page: PageConfig
  paths: LayeredMap<ConcretePage>
  problem: Problem | null
}

export function createExpandedPage(page: PageConfig, content: Content): ExpandedPage {
  try {
    const paths = new Map(expandPage(page, content).map((concrete) => [concrete.path, concrete]))
    return { page, paths: new LayeredMap(paths), problem: null }
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { page, paths: new LayeredMap(), problem: toPageProblem(error) }
  }
}

/** The expanded page after changes of other records than its configuration. The same object when no path changes. */
export function updateExpandedPage(
  expanded: ExpandedPage,
  changes: readonly RecordChange[],
  content: Content,
): ExpandedPage {
  const { page, problem } = expanded
  // A problem here lies in the page's own configuration.
  if (problem || listParameters(page.path).length === 0) return expanded
  const kinds = findParameterKinds(page)
  const relevant = changes.filter(({ kind }) => kinds.has(kind))
  if (relevant.length === 0) return expanded
  const source = findOnlySource(page)
  const paths = source
    ? updatePaths(expanded, source, relevant, content)
    : reuseUnchanged(createExpandedPage(page, content).paths, expanded.paths)
  return paths === expanded.paths ? expanded : { ...expanded, paths }
}

/** The kinds of records that the page's paths depend on. */
function findParameterKinds(page: PageConfig): Set<ContentKind> {
  const kinds = new Set<ContentKind>(findParameterSources(page).map(({ model }) => model))
  // A query finds an event only with its production, and by the production's properties too.
  if (kinds.has('event')) kinds.add('production')
  return kinds
}

/** The source of a page with one parameter and one source for it. Each path then depends on records of that source alone. */
function findOnlySource(page: PageConfig): PageSource | null {
  const [source, ...others] = findParameterSources(page)
  if (!source || others.length > 0 || source.model === 'event') return null
  return listParameters(page.path).length === 1 ? source : null
}

/** Adds and removes the paths of changed records. A path exists as long as any record has its value. */
function updatePaths(
  { page, paths }: ExpandedPage,
  source: PageSource,
  changes: readonly RecordChange[],
  content: Content,
): ExpandedPage['paths'] {
  const updated = paths.copy()
  for (const record of changes.flatMap(recordVersions)) {
    for (const params of paramsFromRecord(record, source, content)) {
      const concrete = createConcretePage(page, params)
      const filters = source.filter.map((filter) => {
        const name = findParameterName(filter)
        return name === null ? filter : { property: filter.property, value: params[name] as string }
      })
      if (content.query(source.model, filters).length === 0) updated.delete(concrete.path)
      else if (!updated.has(concrete.path)) updated.set(concrete.path, concrete)
    }
  }
  return findDifferences(paths, updated, () => false).length === 0 ? paths : updated.compact()
}

/** The paths as they are now, with the objects from before where they are equal. */
function reuseUnchanged(now: ExpandedPage['paths'], before: ExpandedPage['paths']): ExpandedPage['paths'] {
  const paths = before.copy()
  for (const { key, after } of findDifferences(before, now, isSameConcretePage)) {
    if (after) paths.set(key, after)
    else paths.delete(key)
  }
  return findDifferences(before, paths, () => false).length === 0 ? before : paths.compact()
}

function isSameConcretePage(a: ConcretePage, b: ConcretePage): boolean {
  return a.page === b.page && JSON.stringify(a.params) === JSON.stringify(b.params)
}

/** Fixed paths first, then films, then culture, then other paths with parameters. */
export function compareByPrecedence(a: PageConfig, b: PageConfig): number {
  return precedence(a) - precedence(b) || compareText(a.path, b.path) || compareById(a, b)
}

function precedence(page: PageConfig): number {
  if (listParameters(page.path).length === 0) return 0
  const isAbout = (object: string) =>
    page.sources.some(
      ({ collection, filter }) =>
        !collection && filter.some(({ property, value }) => property === 'object' && value === object),
    )
  if (isAbout('movie')) return 1
  return isAbout('culture') ? 2 : 3
}
