import { addDays, hasEnded, osloDate, osloInstant, type Showing } from '@lerret/model'
import { findFirstIndex } from '../collections/sorted-array.ts'

/** The showings that have not ended, in the given order. */
export const selectUpcoming = rememberLatest((showings, now) =>
  showings.filter((showing) => !hasEnded(showing, now)),
)

/** From the start of today in Oslo, this many days. */
export function osloDayRange(now: number, days: number): { from: number; to: number } {
  const today = osloDate(now)
  return { from: +osloInstant(today), to: +osloInstant(addDays(today, days)) }
}

/** The showings that start at `from` or later and before `to`, of a list sorted by start. */
export function selectStartingBetween(
  showings: readonly Showing[],
  from: number,
  to: number,
): readonly Showing[] {
  const toStart = ({ startsAt }: Showing) => Date.parse(startsAt)
  return showings.slice(findFirstIndex(showings, toStart, from), findFirstIndex(showings, toStart, to))
}

/** Caches the last result of each list: thousands of pages use the same list at the same moment. */
function rememberLatest<Result>(compute: (showings: readonly Showing[], now: number) => Result) {
  const cache = new WeakMap<readonly Showing[], { now: number; result: Result }>()
  return (showings: readonly Showing[], now: number): Result => {
    const cached = cache.get(showings)
    if (cached?.now === now) return cached.result
    const result = compute(showings, now)
    cache.set(showings, { now, result })
    return result
  }
}
