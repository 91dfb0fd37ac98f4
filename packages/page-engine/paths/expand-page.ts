import {
  fillTemplate,
  type PageConfig,
  type PageSource,
  parametersOf,
  type SourceFilter,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import { pathInProduction } from '../content/filters.ts'
import { readTexts } from '../content/property-values.ts'
import { PageError } from '../problems/page-error.ts'

export type Params = Record<string, string>

/** A page at one address: a page with parameters in its path becomes as many as there are records for them. */
export interface ConcretePage {
  page: PageConfig
  params: Params
  path: string
}

/**
 * The addresses of a page, each once, in the order of the records they come from. A parameter takes its values from the
 * records of the single source that filters by it, as far as that source's other filters allow.
 */
export function expandPage(page: PageConfig, content: Content): ConcretePage[] {
  const parameters = parametersOf(page.path)
  if (parameters.length === 0) return [{ page, params: {}, path: page.path }]

  const binding = findParameterSources(page)
  checkParameters(page, parameters, binding)

  const byPath = new Map<string, ConcretePage>()
  for (const params of binding.map((source) => bindingsOf(source, content)).reduce(join)) {
    const concrete = createConcretePage(page, params)
    if (!byPath.has(concrete.path)) byPath.set(concrete.path, concrete)
  }
  return [...byPath.values()]
}

export const createConcretePage = (page: PageConfig, params: Params): ConcretePage => ({
  page,
  params,
  path: fillTemplate(page.path, params),
})

/** The sources that give a page's parameters their values. */
export const findParameterSources = (page: PageConfig) =>
  page.sources.filter((source) => !source.collection && source.filter.some(namesParameter))

/** The parameter that a filter refers to (`@article`), or null when it compares with a fixed value. */
export function findParameterName({ value }: SourceFilter): string | null {
  return typeof value === 'string' && value.startsWith('@') ? value.slice(1) : null
}

const namesParameter = (filter: SourceFilter) => findParameterName(filter) !== null

function checkParameters(page: PageConfig, parameters: string[], binding: PageSource[]) {
  const location = { pageId: page.id, path: page.path }
  const bound = new Set(binding.flatMap((source) => source.filter.map(findParameterName)))
  for (const name of parameters) {
    if (bound.has(name)) continue
    throw new PageError(
      location,
      `nothing gives the parameter {${name}} its values; add a source with collection: false and a filter by "@${name}".`,
      'sources',
    )
  }
  for (const name of bound) {
    if (name === null || parameters.includes(name)) continue
    throw new PageError(location, `a source filters by "@${name}", but the path has no {${name}}.`, 'sources')
  }
}

/** What the parameters of one source may be together. */
const bindingsOf = (source: PageSource, content: Content): Params[] =>
  fixedRecords(source, content).flatMap((record) => paramsFromRecord(record, source, content))

const fixedRecords = ({ model, filter }: PageSource, content: Content): readonly object[] =>
  content.query(
    model,
    filter.filter((one) => !namesParameter(one)),
  )

/** What the parameters of a source are for one record, if its other filters allow that. */
export function paramsFromRecord(record: object, source: PageSource, content: Content): Params[] {
  return source.filter.filter(namesParameter).reduce<Params[]>(
    (rows, filter) => {
      const name = findParameterName(filter) ?? ''
      // An empty value names nothing, and would give the page the address of the one above it.
      const texts = textsOf(record, source, filter.property, content).filter((text) => text !== '')
      return rows.flatMap((row) => {
        const taken = row[name]
        if (taken !== undefined) return texts.includes(taken) ? [row] : []
        return texts.map((text) => ({ ...row, [name]: text }))
      })
    },
    [{}],
  )
}

function textsOf(record: object, source: PageSource, property: string, content: Content): string[] {
  const path = property.split('.')
  const productionPath = pathInProduction(source.model, path)
  if (!productionPath || !('productionId' in record)) return readTexts(record, path)
  return readTexts(content.find('production', String(record.productionId)), productionPath)
}

/** Every pair of rows that agree on the parameters they share. */
function join(left: Params[], right: Params[]): Params[] {
  const shared = Object.keys(left[0] ?? {}).filter((name) => name in (right[0] ?? {}))
  const keyOf = (row: Params) => JSON.stringify(shared.map((name) => row[name]))
  const partners = Map.groupBy(right, keyOf)
  return left.flatMap((row) => (partners.get(keyOf(row)) ?? []).map((partner) => ({ ...row, ...partner })))
}
