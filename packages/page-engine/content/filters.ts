import type { ContentKind, SourceFilter } from '@lerret/model'
import { readTexts } from './property-values.ts'

/** Equality with a dotted property. Both sides are compared as text, because page configurations write every value as text. */
export type Filter = Pick<SourceFilter, 'property' | 'value'>

/** The path within an event's production, when the path leads from an event into its production; otherwise null. */
export function pathInProduction(model: ContentKind, path: readonly string[]): readonly string[] | null {
  return model === 'event' && path[0] === 'production' ? path.slice(1) : null
}

interface PathFilter {
  path: readonly string[]
  value: string
}

export interface SplitFilters {
  ofRecord: PathFilter[]
  ofProduction: PathFilter[]
}

/** Separates filters by properties of the record itself from filters by properties of its production. */
export function splitFilters(model: ContentKind, filters: readonly Filter[]): SplitFilters {
  const ofRecord: PathFilter[] = []
  const ofProduction: PathFilter[] = []
  for (const { property, value } of filters) {
    const path = property.split('.')
    const productionPath = pathInProduction(model, path)
    if (productionPath) ofProduction.push({ path: productionPath, value: String(value) })
    else ofRecord.push({ path, value: String(value) })
  }
  return { ofRecord, ofProduction }
}

export const matchesAll = (record: unknown, filters: readonly PathFilter[]) =>
  filters.every(({ path, value }) => readTexts(record, path).includes(value))

/** `where object = "movie" and slug = "x"`, for messages. */
export function describeFilters(filters: readonly Filter[]): string {
  if (filters.length === 0) return 'without a filter'
  return `where ${filters.map(({ property, value }) => `${property} = "${value}"`).join(' and ')}`
}
