import type { Filter } from './filters.ts'

export interface EqualityIndex<T> {
  query(filters: readonly Filter[]): readonly T[]
}

/**
 * Answers equality filters over records without looking at all of them: a property is indexed when it is first asked for,
 * and an answer is kept for the next page that asks the same.
 */
export function createEqualityIndex<T>(
  records: readonly T[],
  textsAt: (record: T, path: readonly string[]) => string[],
): EqualityIndex<T> {
  const byProperty = new Map<string, Map<string, T[]>>()
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
  }
}

function groupByText<T>(records: readonly T[], textsOf: (record: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const record of records) {
    for (const text of new Set(textsOf(record))) {
      const group = groups.get(text)
      if (group) group.push(record)
      else groups.set(text, [record])
    }
  }
  return groups
}
