import { addDays, hasEnded, osloDate, osloInstant, type Showing } from '@lerret/model'
import { findFirstIndex } from '../collections/sorted-array.ts'
import type { RecordCaches } from './content.ts'

/** The showings that have not ended, in the given order. */
export const selectUpcoming = (showings: readonly Showing[], now: number): readonly Showing[] =>
  showings.filter((showing) => !hasEnded(showing, now))

export interface UpcomingShowings {
  now: number
  showings: readonly Showing[]
  byProduction: ReadonlyMap<string, readonly Showing[]>
}

/** Finds upcoming showings in a list that thousands of pages may share: the result of the last call is cached. */
export function getUpcoming(
  list: readonly Showing[],
  now: number,
  { upcoming }: Pick<RecordCaches, 'upcoming'>,
): UpcomingShowings {
  const cached = upcoming.get(list)
  if (cached?.now === now) return cached
  const showings = selectUpcoming(list, now)
  const result = { now, showings, byProduction: Map.groupBy(showings, ({ productionId }) => productionId) }
  upcoming.set(list, result)
  return result
}

/** Returns this many days from the start of today in Oslo. */
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

export interface ListTimes {
  /** When any of the showings starts or ends, in milliseconds. */
  sorted: Float64Array
  lastEnd: number
}

/** Cached, because a list stays the same array from publish to publish until one of its showings changes. */
export function getListTimes(
  showings: readonly Showing[],
  { showingTimes }: Pick<RecordCaches, 'showingTimes'>,
): ListTimes {
  const known = showingTimes.get(showings)
  if (known) return known
  const sorted = new Float64Array(showings.length * 2)
  let lastEnd = Number.NEGATIVE_INFINITY
  for (const [index, { startsAt, endsAt }] of showings.entries()) {
    const end = Date.parse(endsAt)
    sorted[index * 2] = Date.parse(startsAt)
    sorted[index * 2 + 1] = end
    lastEnd = Math.max(lastEnd, end)
  }
  const times = { sorted: sorted.sort(), lastEnd }
  showingTimes.set(showings, times)
  return times
}
