import type { PageSource, SafeContentByKind, SourceModel } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { type Filter, pathInProduction } from '../content/filters.ts'
import { readTexts } from '../content/property-values.ts'
import { findParameterName, type Params } from '../paths/expand-page.ts'

/** The properties by which editors filter the sources of pages. */
const SOURCE_PROPERTIES: Readonly<Record<SourceModel, readonly string[]>> = {
  production: ['object', 'objectClass', 'genres', 'features', 'ageLimit', 'countries', 'directors'],
  event: [
    'production.object',
    'production.objectClass',
    'production.genres',
    'production.features',
    'production.ageLimit',
    'hall',
    'label',
    'formats',
    'access',
    'ticketStatus',
    'state',
    'language',
  ],
  article: ['category', 'author'],
}

/** Long lists, such as all directors, are cut off. */
const MAX_VALUES = 100

/** A property that sources can be filtered by, and the values that records have. */
export interface SourceProperty {
  model: SourceModel
  property: string
  /** The most common first, with the number of records that have it. */
  values: { value: string; count: number }[]
}

/** Lists the properties that sources of each model can be filtered by. Those that no record has are left out. */
export const listSourceProperties = (content: Content): SourceProperty[] =>
  (Object.keys(SOURCE_PROPERTIES) as SourceModel[]).flatMap((model) =>
    SOURCE_PROPERTIES[model]
      .map((property) => ({ model, property, values: countValues(content, model, property) }))
      .filter(({ values }) => values.length > 0),
  )

function countValues(content: Content, model: SourceModel, property: string): SourceProperty['values'] {
  const path = property.split('.')
  const productionPath = pathInProduction(model, path)
  const counts = new Map<string, number>()
  for (const record of content.query(model, [])) {
    const texts = productionPath
      ? readTexts(
          content.find('production', (record as SafeContentByKind['event']).productionId),
          productionPath,
        )
      : readTexts(record, path)
    for (const text of new Set(texts)) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'nn'))
    .slice(0, MAX_VALUES)
}

/** The filters of a source with the values of the path's parameters; null when the path has no such parameter. */
export function fillFilters(source: Pick<PageSource, 'filter'>, params: Params): Filter[] | null {
  const filters = source.filter.map(({ property, value, operator }) => {
    const name = findParameterName({ property, value, operator })
    return { property, value: name === null ? value : Object.hasOwn(params, name) ? params[name] : undefined }
  })
  return filters.every((filter): filter is Filter => filter.value !== undefined) ? filters : null
}
