import { addDays, osloDate, osloInstant, type Showing } from '@lerret/model'
import { findFirstIndex } from '../collections/sorted-array.ts'
import type { PageTime } from '../page-data.ts'
import { toIsoInstant } from '../views/iso-instant.ts'

/**
 * The period around `now` in which a page with these lists of showings stays the same. A page changes at midnight in Oslo, and
 * when a showing starts or ends. A page whose showings have all ended no longer changes, unless it depends on the date.
 */
export function resolvePageTime(
  lists: readonly (readonly Showing[])[],
  now: number,
  isDateDependent = false,
): PageTime | null {
  const listTimes = lists.map(getListTimes)
  if (!isDateDependent && listTimes.every(({ lastEnd }) => lastEnd <= now)) return null
  const today = osloDate(now)
  const nearest = listTimes.map(({ sorted }) => findNearestTimes(sorted, now))
  return {
    asOf: toIsoInstant(Math.max(+osloInstant(today), ...nearest.map(({ before }) => before))),
    staleAt: toIsoInstant(Math.min(+osloInstant(addDays(today, 1)), ...nearest.map(({ after }) => after))),
  }
}

interface ListTimes {
  /** When any of the showings starts or ends, in milliseconds. */
  sorted: Float64Array
  lastEnd: number
}

const cachedTimes = new WeakMap<readonly Showing[], ListTimes>()

/** Cached, because a list stays the same array from publish to publish until one of its showings changes. */
function getListTimes(showings: readonly Showing[]): ListTimes {
  const cached = cachedTimes.get(showings)
  if (cached) return cached
  const sorted = new Float64Array(showings.length * 2)
  let lastEnd = Number.NEGATIVE_INFINITY
  for (const [index, { startsAt, endsAt }] of showings.entries()) {
    const end = Date.parse(endsAt)
    sorted[index * 2] = Date.parse(startsAt)
    sorted[index * 2 + 1] = end
    lastEnd = Math.max(lastEnd, end)
  }
  const times = { sorted: sorted.sort(), lastEnd }
  cachedTimes.set(showings, times)
  return times
}

/** The last time up to and including `now`, and the first one after it. */
function findNearestTimes(sorted: Float64Array, now: number): { before: number; after: number } {
  // Times are whole milliseconds.
  const index = findFirstIndex(sorted, (time) => time, now + 1)
  return {
    before: sorted[index - 1] ?? Number.NEGATIVE_INFINITY,
    after: sorted[index] ?? Number.POSITIVE_INFINITY,
  }
}
