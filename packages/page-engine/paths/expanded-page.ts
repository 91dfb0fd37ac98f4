import { type ContentKind, type PageConfig, type PageSource, parametersOf } from '@lerret/model'
import { differences, LayeredMap } from '../collections/layered-map.ts'
import type { Content } from '../content/content.ts'
import { byId, compareText } from '../content/record-order.ts'
import { type Change, versionsOf } from '../incremental/affected.ts'
import { PageError } from '../problems/page-error.ts'
import { type Problem, pageProblem } from '../problems/problem.ts'
import {
  bindingSources,
  type ConcretePage,
  expandPage,
  pageFor,
  parameterIn,
  paramsIn,
} from './expand-page.ts'

/** A page and every address that it wants. */
export interface Family {
  page: PageConfig
  paths: LayeredMap<ConcretePage>
  problem: Problem | null
}

export function familyOf(page: PageConfig, content: Content): Family {
  try {
    const paths = new Map(expandPage(page, content).map((concrete) => [concrete.path, concrete]))
    return { page, paths: new LayeredMap(paths), problem: null }
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { page, paths: new LayeredMap(), problem: pageProblem(error) }
  }
}

/** The family when other records than its page have changed: the same one, if that moves none of its addresses. */
export function familyAfter(family: Family, changes: readonly Change[], content: Content): Family {
  const { page, problem } = family
  // What is wrong with it is wrong with the page itself.
  if (problem || parametersOf(page.path).length === 0) return family
  const kinds = kindsBehind(page)
  const concerning = changes.filter(({ kind }) => kinds.has(kind))
  if (concerning.length === 0) return family
  const source = onlySource(page)
  const paths = source
    ? pathsAfter(family, source, concerning, content)
    : withKnown(familyOf(page, content).paths, family.paths)
  return paths === family.paths ? family : { ...family, paths }
}

function kindsBehind(page: PageConfig): Set<ContentKind> {
  const kinds = new Set<ContentKind>(bindingSources(page).map(({ model }) => model))
  // An event is found only with its production, and by what that says.
  if (kinds.has('event')) kinds.add('production')
  return kinds
}

/** The source that alone gives a page's only parameter its values. What a value comes to then hangs on no other record. */
function onlySource(page: PageConfig): PageSource | null {
  const [source, ...others] = bindingSources(page)
  if (!source || others.length > 0 || source.model === 'event') return null
  return parametersOf(page.path).length === 1 ? source : null
}

/** An address is wanted while there is a record with its value. */
function pathsAfter(
  { page, paths }: Family,
  source: PageSource,
  changes: readonly Change[],
  content: Content,
): Family['paths'] {
  const changed = paths.copy()
  for (const record of changes.flatMap(versionsOf)) {
    for (const params of paramsIn(record, source, content)) {
      const concrete = pageFor(page, params)
      const filters = source.filter.map((filter) => {
        const name = parameterIn(filter)
        return name === null ? filter : { property: filter.property, value: params[name] as string }
      })
      if (content.query(source.model, filters).length === 0) changed.delete(concrete.path)
      else if (!changed.has(concrete.path)) changed.set(concrete.path, concrete)
    }
  }
  return differences(paths, changed, () => false).length === 0 ? paths : changed.settled()
}

/** The same addresses, told by what was known before where that says the same. */
function withKnown(now: Family['paths'], before: Family['paths']): Family['paths'] {
  const paths = before.copy()
  for (const { name, after } of differences(before, now, isSameConcrete)) {
    if (after) paths.set(name, after)
    else paths.delete(name)
  }
  return differences(before, paths, () => false).length === 0 ? before : paths.settled()
}

/** Whether two are the same page for the same values. */
export function isSameConcrete(one: ConcretePage, other: ConcretePage): boolean {
  return one.page === other.page && JSON.stringify(one.params) === JSON.stringify(other.params)
}

export function byPrecedence(a: PageConfig, b: PageConfig): number {
  return rankOf(a) - rankOf(b) || compareText(a.path, b.path) || byId(a, b)
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
