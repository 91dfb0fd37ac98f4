import { findCommonItems } from '../differences/common-items.ts'

/** More pairs than these take noticeable time to compare. */
const MAX_COMPARISONS = 10_000

/** Each pair is the position of an element in one text and in the other. Both positions grow. */
export type Pairs = readonly (readonly [number, number])[]

/**
 * Finds the elements of one text in another: those that are the same, and between them those that have become each other. Elements that
 * share less than `minSimilarity` of their words are not the same one changed.
 */
export function alignElements(
  one: readonly string[],
  other: readonly string[],
  { minSimilarity }: { minSimilarity: number },
): Pairs {
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  for (const [nextRow, nextColumn] of [...findCommonItems(one, other), [one.length, other.length] as const]) {
    const changed = pairSimilar(one.slice(row, nextRow), other.slice(column, nextColumn), minSimilarity)
    for (const [a, b] of changed) pairs.push([row + a, column + b])
    if (nextRow < one.length) pairs.push([nextRow, nextColumn])
    row = nextRow + 1
    column = nextColumn + 1
  }
  return pairs
}

/** The pairs that are together most similar. */
function pairSimilar(one: readonly string[], other: readonly string[], minSimilarity: number): Pairs {
  if (one.length === 0 || other.length === 0) return []
  if (minSimilarity === 0 && one.length === 1 && other.length === 1) return [[0, 0]]
  if (one.length * other.length > MAX_COMPARISONS)
    return minSimilarity === 0 && one.length === other.length ? one.map((_, index) => [index, index]) : []
  const [counts, otherCounts] = [one.map(countWords), other.map(countWords)]
  const width = other.length + 1
  const best = new Float64Array((one.length + 1) * width)
  const scores = new Float64Array(one.length * width)
  const bestAt = (row: number, column: number) => best[row * width + column] ?? 0
  const scoreAt = (row: number, column: number) => scores[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      const similarity = compareCounts(counts[row] as WordCounts, otherCounts[column] as WordCounts)
      // What shares nothing is still rather the same element than a removed one and a new one.
      const score = similarity < minSimilarity ? 0 : similarity + 0.01
      scores[row * width + column] = score
      best[row * width + column] = Math.max(
        bestAt(row + 1, column + 1) + score,
        bestAt(row + 1, column),
        bestAt(row, column + 1),
      )
    }
  }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    const score = scoreAt(row, column)
    if (score > 0 && bestAt(row, column) === bestAt(row + 1, column + 1) + score)
      pairs.push([row++, column++])
    else if (bestAt(row, column) === bestAt(row + 1, column)) row++
    else column++
  }
  return pairs
}

interface WordCounts {
  words: ReadonlyMap<string, number>
  total: number
}

/** The words of an element; for one without, such as a picture, its tags and attributes. */
function countWords(html: string): WordCounts {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const found = (/[\p{L}\p{N}]/u.test(text) ? text : html).match(/[\p{L}\p{N}]+/gu) ?? []
  const words = new Map<string, number>()
  for (const word of found) words.set(word, (words.get(word) ?? 0) + 1)
  return { words, total: found.length }
}

/** The part of the words of both that both have. */
function compareCounts(one: WordCounts, other: WordCounts): number {
  let common = 0
  for (const [word, count] of one.words) common += Math.min(count, other.words.get(word) ?? 0)
  return (2 * common) / Math.max(1, one.total + other.total)
}
