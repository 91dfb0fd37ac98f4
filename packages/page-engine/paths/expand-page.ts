import {
  fillTemplate,
  type Language,
  listParameters,
  type PageConfig,
  type PageSource,
  type SourceFilter,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import { pathInProduction } from '../content/filters.ts'
import { readTexts } from '../content/property-values.ts'
import { PageError } from '../problems/page-error.ts'

export type Params = Record<string, string>

/** A page configuration at one path. A path with parameters gives as many of these as there are records for it. */
export interface ConcretePage {
  page: PageConfig
  params: Params
  path: string
  /** The language of a translation; none for an original. */
  language?: Language
}

/**
 * The paths of a page, each once, in the order of the records they come from. A parameter takes its values from the records of
 * the single-record source (`collection: false`) that filters by it, limited by the source's other filters.
 */
export function expandPage(page: PageConfig, content: Content): ConcretePage[] {
  const parameters = listParameters(page.path)
  if (parameters.length === 0) return [{ page, params: {}, path: page.path }]

  const sources = findParameterSources(page)
  checkParameters(page, parameters, sources)

  const byPath = new Map<string, ConcretePage>()
  for (const params of sources.map((source) => paramsFromSource(source, content)).reduce(joinParams)) {
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

/** The sources that a page's parameters take their values from. */
export const findParameterSources = (page: PageConfig) =>
  page.sources.filter((source) => !source.collection && source.filter.some(hasParameter))

/** The parameter that a filter compares with (`@article`), or null when it compares with a fixed value. */
export function findParameterName({ value }: SourceFilter): string | null {
  return typeof value === 'string' && value.startsWith('@') ? value.slice(1) : null
}

const hasParameter = (filter: SourceFilter) => findParameterName(filter) !== null

function checkParameters(page: PageConfig, parameters: string[], sources: PageSource[]) {
  const location = { pageId: page.id, path: page.path }
  const inFilters = new Set(sources.flatMap((source) => source.filter.map(findParameterName)))
  for (const name of parameters) {
    if (inFilters.has(name)) continue
    throw new PageError(location, {
      code: 'sources_invalid',
      text: `nothing gives the parameter {${name}} its values; add a source with collection: false and a filter by "@${name}".`,
      field: 'sources',
    })
  }
  for (const name of inFilters) {
    if (name === null || parameters.includes(name)) continue
    const text = `a source filters by "@${name}", but the path has no {${name}}.`
    throw new PageError(location, { code: 'sources_invalid', text, field: 'sources' })
  }
}

/** The parameters of one source, for each of its records. */
const paramsFromSource = (source: PageSource, content: Content): Params[] =>
  queryFixedFilters(source, content).flatMap((record) => paramsFromRecord(record, source, content))

const queryFixedFilters = ({ model, filter: filters }: PageSource, content: Content): readonly object[] =>
  content.query(
    model,
    filters.filter((filter) => !hasParameter(filter)),
  )

/** The parameters of a source for one record: several when a property has several values, none when its filters disagree. */
export function paramsFromRecord(record: object, source: PageSource, content: Content): Params[] {
  return source.filter.filter(hasParameter).reduce<Params[]>(
    (rows, filter) => {
      const name = findParameterName(filter) ?? ''
      // An empty value would give the page the path of the one above it.
      const texts = readSourceTexts(record, source, filter.property, content).filter((text) => text !== '')
      return rows.flatMap((row) => {
        const value = row[name]
        if (value !== undefined) return texts.includes(value) ? [row] : []
        return texts.map((text) => ({ ...row, [name]: text }))
      })
    },
    [{}],
  )
}

function readSourceTexts(record: object, source: PageSource, property: string, content: Content): string[] {
  const path = property.split('.')
  const productionPath = pathInProduction(source.model, path)
  if (!productionPath || !('productionId' in record)) return readTexts(record, path)
  return readTexts(content.find('production', String(record.productionId)), productionPath)
}

/** Every pair of rows that agree on the parameters they share, merged. */
function joinParams(left: Params[], right: Params[]): Params[] {
  const shared = Object.keys(left[0] ?? {}).filter((name) => name in (right[0] ?? {}))
  const toJoinKey = (row: Params) => JSON.stringify(shared.map((name) => row[name]))
  const rightByKey = Map.groupBy(right, toJoinKey)
  return left.flatMap((row) =>
    (rightByKey.get(toJoinKey(row)) ?? []).map((partner) => ({ ...row, ...partner })),
  )
}
