/** Above this many removals, filtering the whole list costs less than a binary search and a splice for each. */
const MAX_SINGLE_REMOVALS = 20

type Compare<T> = (a: T, b: T) => number

/** A sorted list without the removed records, and with the added ones at their place in the order. */
export function replaceSorted<T>(
  records: readonly T[],
  removed: ReadonlySet<T>,
  added: readonly T[],
  compare: Compare<T>,
): T[] {
  const isManyRemoved = removed.size > MAX_SINGLE_REMOVALS
  const list = isManyRemoved ? records.filter((record) => !removed.has(record)) : [...records]
  if (!isManyRemoved) {
    for (const record of removed) {
      const index = insertionIndex(record, list, compare)
      if (list[index] === record) list.splice(index, 1)
    }
  }
  for (const record of added) list.splice(insertionIndex(record, list, compare), 0, record)
  return list
}

/** The index of a record in a sorted list, or the index to insert it at. */
function insertionIndex<T>(record: T, list: readonly T[], compare: Compare<T>): number {
  let from = 0
  let to = list.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (compare(list[middle] as T, record) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** The index of the first item whose number is at least the bound, in a list sorted by that number. */
export function findFirstIndex<T>(
  sorted: ArrayLike<T>,
  toNumber: (item: T) => number,
  bound: number,
): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (toNumber(sorted[middle] as T) < bound) from = middle + 1
    else to = middle
  }
  return from
}
