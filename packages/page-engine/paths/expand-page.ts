import {
  createPathFiller,
  type Language,
  listParameters,
  type PageConfig,
  type PageSource,
  type Showing,
  type SourceFilter,
  type SourceModel,
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
 * The paths of a page, in the order of the records they come from; one path several times when several records give it. A parameter
 * takes its values from the records of the single-record source (`collection: false`) that filters by it, limited by the source's other filters.
 */
export function expandPage(page: PageConfig, content: Content): ConcretePage[] {
  const parameters = listParameters(page.path)
  if (parameters.length === 0) return [{ page, params: {}, path: page.path }]

  const sources = findParameterSources(page)
  checkParameters(page, parameters, sources)

  const fillPath = createPathFiller(page.path)
  return sources
    .map((source) => paramsFromSource(source, content))
    .reduce(joinParams)
    .map((params) => ({ page, params, path: fillPath(params) }))
}

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
function paramsFromSource(source: PageSource, content: Content): Params[] {
  const [variable, fixed] = [true, false].map((isVariable) =>
    source.filter.filter((filter) => hasParameter(filter) === isVariable),
  ) as [SourceFilter[], SourceFilter[]]
  const parameters = variable.map((filter) => ({
    name: findParameterName(filter) ?? '',
    readTexts: createTextReader(source.model, filter.property, content),
  }))
  return content.query(source.model, fixed).flatMap((record: object) => paramsFromRecord(record, parameters))
}

interface Parameter {
  name: string
  readTexts: (record: object) => string[]
}

/** The parameters for one record: several when a property has several values, none when its filters disagree. */
function paramsFromRecord(record: object, parameters: readonly Parameter[]): Params[] {
  let rows: Params[] | undefined
  for (const { name, readTexts } of parameters) {
    // An empty value would give the page the path of the one above it.
    const texts = readTexts(record).filter((text) => text !== '')
    const addTo = (row: Params): Params[] => {
      const value = row[name]
      if (value !== undefined) return texts.includes(value) ? [row] : []
      return texts.map((text) => ({ ...row, [name]: text }))
    }
    rows = rows ? rows.flatMap(addTo) : texts.map((text) => ({ [name]: text }))
  }
  return rows ?? []
}

function createTextReader(model: SourceModel, property: string, content: Content): Parameter['readTexts'] {
  const path = property.split('.')
  const productionPath = pathInProduction(model, path)
  if (!productionPath) return (record) => readTexts(record, path)
  return (record) => readTexts(content.find('production', (record as Showing).productionId), productionPath)
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
