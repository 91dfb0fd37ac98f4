import type { ContentKind, SourceFilter } from '@lerret/model'
import { readTexts } from './property-values.ts'

/** An equality over a dotted property. Both sides are compared as text, because configurations write everything as text. */
export type Filter = Pick<SourceFilter, 'property' | 'value'>

/** Where a property of an event leads in the production it belongs to, or null when it stays within the event. */
export function pathInProduction(model: ContentKind, path: readonly string[]): readonly string[] | null {
  return model === 'event' && path[0] === 'production' ? path.slice(1) : null
}

interface PathFilter {
  path: readonly string[]
  value: string
}

/** The filters that look at the record itself, and those that look at the production it belongs to. */
export function splitFilters(model: ContentKind, filters: readonly Filter[]) {
  const own: PathFilter[] = []
  const related: PathFilter[] = []
  for (const { property, value } of filters) {
    const path = property.split('.')
    const onward = pathInProduction(model, path)
    if (onward) related.push({ path: onward, value: String(value) })
    else own.push({ path, value: String(value) })
  }
  return { own, related }
}

export const matchesAll = (record: unknown, filters: readonly PathFilter[]) =>
  filters.every(({ path, value }) => readTexts(record, path).includes(value))

/** `object = "movie" and slug = "x"`, for messages. */
export function describeFilters(filters: readonly Filter[]): string {
  if (filters.length === 0) return 'without a filter'
  return `where ${filters.map(({ property, value }) => `${property} = "${value}"`).join(' and ')}`
}
