import { LayeredMap } from '../collections/layered-map.ts'
import { replaceSorted } from '../collections/sorted-array.ts'
import type { Filter } from './filters.ts'

export interface EqualityIndex<T> {
  query(filters: readonly Filter[]): readonly T[]
  /** A new index without the removed records and with the added ones, in the order that `compare` gives. */
  replace(removed: ReadonlySet<T>, added: readonly T[], compare: (a: T, b: T) => number): EqualityIndex<T>
}

/**
 * Finds records by equality filters without looking at all of them. A property is indexed at the first query that filters by
 * it, and the result of a query is cached for the next page with the same query.
 */
export function createEqualityIndex<T>(
  records: readonly T[],
  readTexts: (record: T, path: readonly string[]) => string[],
  byProperty: Map<string, LayeredMap<readonly T[]>> = new Map(),
): EqualityIndex<T> {
  const results = new Map<string, readonly T[]>()

  function getGroup({ property, value }: Filter): readonly T[] {
    let byText = byProperty.get(property)
    if (!byText) {
      const path = property.split('.')
      byText = groupByText(records, (record) => readTexts(record, path))
      byProperty.set(property, byText)
    }
    return byText.get(String(value)) ?? []
  }

  function findMatches(filters: readonly Filter[]): readonly T[] {
    // Starting from the smallest group, so that a common value (`object = movie`) adds no cost per page.
    const [smallest, ...others] = filters
      .map((filter) => ({ filter, group: getGroup(filter) }))
      .sort((a, b) => a.group.length - b.group.length)
    if (!smallest) return records
    const rest = others.map(({ filter }) => ({
      path: filter.property.split('.'),
      value: String(filter.value),
    }))
    if (rest.length === 0) return smallest.group
    return smallest.group.filter((record) =>
      rest.every(({ path, value }) => readTexts(record, path).includes(value)),
    )
  }

  return {
    query(filters) {
      const cacheKey = JSON.stringify(filters.map(({ property, value }) => [property, String(value)]))
      const cached = results.get(cacheKey)
      if (cached) return cached
      const result = findMatches(filters)
      results.set(cacheKey, result)
      return result
    },
    replace(removed, added, compare) {
      const updated = new Map<string, LayeredMap<readonly T[]>>()
      for (const [property, groups] of byProperty) {
        const path = property.split('.')
        const toTexts = (record: T) => readTexts(record, path)
        const copy = groups.copy()
        const changedTexts = new Set([...removed, ...added].flatMap(toTexts))
        for (const text of changedTexts) {
          const group = replaceSorted(
            groups.get(text) ?? [],
            removed,
            added.filter((record) => toTexts(record).includes(text)),
            compare,
          )
          if (group.length > 0) copy.set(text, group)
          else copy.delete(text)
        }
        updated.set(property, copy.compact())
      }
      return createEqualityIndex(replaceSorted(records, removed, added, compare), readTexts, updated)
    },
  }
}

function groupByText<T>(records: readonly T[], toTexts: (record: T) => string[]): LayeredMap<readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const record of records) {
    for (const text of new Set(toTexts(record))) {
      const group = groups.get(text)
      if (group) group.push(record)
      else groups.set(text, [record])
    }
  }
  return new LayeredMap<readonly T[]>(groups)
}
