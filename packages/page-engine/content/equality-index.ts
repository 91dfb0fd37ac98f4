import { LayeredMap } from '../collections/layered-map.ts'
import type { Filter } from './filters.ts'

export interface EqualityIndex<T> {
  query(filters: readonly Filter[]): readonly T[]
  /** The same index when some records have gone and others come, each at its place. */
  replace(gone: ReadonlySet<T>, come: readonly T[], compare: (a: T, b: T) => number): EqualityIndex<T>
}

/**
 * Answers equality filters over records without looking at all of them: a property is indexed when it is first asked for,
 * and an answer is kept for the next page that asks the same.
 */
export function createEqualityIndex<T>(
  records: readonly T[],
  textsAt: (record: T, path: readonly string[]) => string[],
  byProperty: Map<string, LayeredMap<readonly T[]>> = new Map(),
): EqualityIndex<T> {
  const answers = new Map<string, readonly T[]>()

  function bucketOf({ property, value }: Filter): readonly T[] {
    let byText = byProperty.get(property)
    if (!byText) {
      const path = property.split('.')
      byText = groupByText(records, (record) => textsAt(record, path))
      byProperty.set(property, byText)
    }
    return byText.get(String(value)) ?? []
  }

  function findMatches(filters: readonly Filter[]): readonly T[] {
    // From the rarest value on, so that a common one (`object = movie`) costs each page nothing.
    const [rarest, ...others] = filters
      .map((filter) => ({ filter, bucket: bucketOf(filter) }))
      .sort((a, b) => a.bucket.length - b.bucket.length)
    if (!rarest) return records
    const rest = others.map(({ filter }) => ({
      path: filter.property.split('.'),
      value: String(filter.value),
    }))
    if (rest.length === 0) return rarest.bucket
    return rarest.bucket.filter((record) =>
      rest.every(({ path, value }) => textsAt(record, path).includes(value)),
    )
  }

  return {
    query(filters) {
      const question = JSON.stringify(filters.map(({ property, value }) => [property, String(value)]))
      const known = answers.get(question)
      if (known) return known
      const answer = findMatches(filters)
      answers.set(question, answer)
      return answer
    },
    replace(gone, come, compare) {
      const changed = new Map<string, LayeredMap<readonly T[]>>()
      for (const [property, groups] of byProperty) {
        const path = property.split('.')
        const textsOf = (record: T) => textsAt(record, path)
        const copy = groups.copy()
        const touched = new Set([...gone, ...come].flatMap(textsOf))
        for (const text of touched) {
          const group = replaceSorted(
            groups.get(text) ?? [],
            gone,
            come.filter((record) => textsOf(record).includes(text)),
            compare,
          )
          if (group.length > 0) copy.set(text, group)
          else copy.delete(text)
        }
        changed.set(property, copy.compact())
      }
      return createEqualityIndex(replaceSorted(records, gone, come, compare), textsAt, changed)
    },
  }
}

/** So many are looked for one by one. */
const MAX_SINGLE_REMOVALS = 20

/** Ordered records without those that have gone, and with those that have come at their place. */
export function replaceSorted<T>(
  records: readonly T[],
  gone: ReadonlySet<T>,
  come: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const list = gone.size > MAX_SINGLE_REMOVALS ? records.filter((record) => !gone.has(record)) : [...records]
  if (gone.size <= MAX_SINGLE_REMOVALS) {
    for (const record of gone) {
      const place = insertionIndex(record, list, compare)
      if (list[place] === record) list.splice(place, 1)
    }
  }
  for (const record of come) list.splice(insertionIndex(record, list, compare), 0, record)
  return list
}

/** Where a record stands in its order, or would. */
function insertionIndex<T>(record: T, list: readonly T[], compare: (a: T, b: T) => number): number {
  let from = 0
  let to = list.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (compare(list[middle] as T, record) < 0) from = middle + 1
    else to = middle
  }
  return from
}

function groupByText<T>(records: readonly T[], textsOf: (record: T) => string[]): LayeredMap<readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const record of records) {
    for (const text of new Set(textsOf(record))) {
      const group = groups.get(text)
      if (group) group.push(record)
      else groups.set(text, [record])
    }
  }
  return new LayeredMap<readonly T[]>(groups)
}
