import { type ContentKind, type PageConfig, type PageSource, parametersOf } from '@lerret/model'
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

/** A page and every address that it wants. */
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

/** The family when other records than its page have changed: the same one, if that moves none of its addresses. */
export function updateExpandedPage(
  family: ExpandedPage,
  changes: readonly RecordChange[],
  content: Content,
): ExpandedPage {
  const { page, problem } = family
  // What is wrong with it is wrong with the page itself.
  if (problem || parametersOf(page.path).length === 0) return family
  const kinds = kindsBehind(page)
  const concerning = changes.filter(({ kind }) => kinds.has(kind))
  if (concerning.length === 0) return family
  const source = onlySource(page)
  const paths = source
    ? pathsAfter(family, source, concerning, content)
    : withKnown(createExpandedPage(page, content).paths, family.paths)
  return paths === family.paths ? family : { ...family, paths }
}

function kindsBehind(page: PageConfig): Set<ContentKind> {
  const kinds = new Set<ContentKind>(findParameterSources(page).map(({ model }) => model))
  // An event is found only with its production, and by what that says.
  if (kinds.has('event')) kinds.add('production')
  return kinds
}

/** The source that alone gives a page's only parameter its values. What a value comes to then hangs on no other record. */
function onlySource(page: PageConfig): PageSource | null {
  const [source, ...others] = findParameterSources(page)
  if (!source || others.length > 0 || source.model === 'event') return null
  return parametersOf(page.path).length === 1 ? source : null
}

/** An address is wanted while there is a record with its value. */
function pathsAfter(
  { page, paths }: ExpandedPage,
  source: PageSource,
  changes: readonly RecordChange[],
  content: Content,
): ExpandedPage['paths'] {
  const changed = paths.copy()
  for (const record of changes.flatMap(recordVersions)) {
    for (const params of paramsFromRecord(record, source, content)) {
      const concrete = createConcretePage(page, params)
      const filters = source.filter.map((filter) => {
        const name = findParameterName(filter)
        return name === null ? filter : { property: filter.property, value: params[name] as string }
      })
      if (content.query(source.model, filters).length === 0) changed.delete(concrete.path)
      else if (!changed.has(concrete.path)) changed.set(concrete.path, concrete)
    }
  }
  return findDifferences(paths, changed, () => false).length === 0 ? paths : changed.compact()
}

/** The same addresses, told by what was known before where that says the same. */
function withKnown(now: ExpandedPage['paths'], before: ExpandedPage['paths']): ExpandedPage['paths'] {
  const paths = before.copy()
  for (const { key, after } of findDifferences(before, now, isSameConcretePage)) {
    if (after) paths.set(key, after)
    else paths.delete(key)
  }
  return findDifferences(before, paths, () => false).length === 0 ? before : paths.compact()
}

/** Whether two are the same page for the same values. */
export function isSameConcretePage(one: ConcretePage, other: ConcretePage): boolean {
  return one.page === other.page && JSON.stringify(one.params) === JSON.stringify(other.params)
}

export function compareByPrecedence(a: PageConfig, b: PageConfig): number {
  return rankOf(a) - rankOf(b) || compareText(a.path, b.path) || compareById(a, b)
}

function rankOf(page: PageConfig): number {
  if (parametersOf(page.path).length === 0) return 0
  const shows = (object: string) =>
    page.sources.some(
      ({ collection, filter }) =>
        !collection && filter.some(({ property, value }) => property === 'object' && value === object),
    )
  if (shows('movie')) return 1
  return shows('culture') ? 2 : 3
}
