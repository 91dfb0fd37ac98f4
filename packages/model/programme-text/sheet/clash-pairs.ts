import type { Showing } from '../../showings/showing.ts'
import { takesPlace } from '../../showings/showing-rules.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { DEFAULT_HOUSE_RULES, type HouseRules } from './house-rules.ts'

/** Two showings of which only one can take place. */
export interface ClashPair {
  /** The one that begins first. */
  first: Showing
  second: Showing
}

/**
 * The showings that overlap in the same hall, the time for cleaning included, in order of time. The draft and the public version of a
 * showing do not clash with each other.
 */
export function listClashPairs(
  showings: readonly Showing[],
  rules: HouseRules = DEFAULT_HOUSE_RULES,
): ClashPair[] {
  const sorted = showings.filter(takesPlace).sort(compareShowings)
  const pairs: ClashPair[] = []
  for (const list of Map.groupBy(sorted, ({ hall }) => hall).values()) {
    for (const [index, first] of list.entries()) {
      for (const second of list.slice(index + 1)) {
        // Whatever follows begins later.
        if (!isOverlap(first, second, rules)) break
        if (first.id !== second.id) pairs.push({ first, second })
      }
    }
  }
  return pairs.sort((a, b) => compareShowings(a.first, b.first) || compareShowings(a.second, b.second))
}

/** The clashes that visitors would see once these showings are published. */
export function listClashesGoingOut({
  visible,
  published,
  removedIds = [],
  rules = DEFAULT_HOUSE_RULES,
}: {
  /** The showings that visitors see now. */
  visible: readonly Showing[]
  published: readonly Showing[]
  /** The ids of those that are published as removed. */
  removedIds?: readonly string[]
  rules?: HouseRules
}): ClashPair[] {
  const goingOut = new Set(published)
  const replaced = new Set([...removedIds, ...published.map(({ id }) => id)])
  const after = [...visible.filter(({ id }) => !replaced.has(id)), ...published]
  return listClashPairs(after, rules).filter(
    ({ first, second }) => goingOut.has(first) || goingOut.has(second),
  )
}

/** Compares showings by start; the id decides which of two comes first, whatever order they are given in. */
const compareShowings = (a: Showing, b: Showing) =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : Number(a.id > b.id))

/** A stretch of time in a hall. */
export type Stretch = Pick<Showing, 'startsAt' | 'endsAt'>

export const isOverlap = (a: Stretch, b: Stretch, rules: HouseRules) =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) + cleaningMs(rules) &&
  Date.parse(b.startsAt) < Date.parse(a.endsAt) + cleaningMs(rules)

export const cleaningMs = ({ cleaningMinutes }: HouseRules) => cleaningMinutes * MINUTE_MS
