import { addDays, osloDate, osloInstant, type Showing } from '@lerret/model'
import { findFirstIndex } from '../collections/sorted-array.ts'
import type { RecordCaches } from '../content/content.ts'
import { getListTimes } from '../content/showing-times.ts'
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
  showingTimes: RecordCaches['showingTimes'] = new WeakMap(),
): PageTime | null {
  const listTimes = lists.map((list) => getListTimes(list, { showingTimes }))
  if (!isDateDependent && listTimes.every(({ lastEnd }) => lastEnd <= now)) return null
  const today = osloDate(now)
  const nearest = listTimes.map(({ sorted }) => findNearestTimes(sorted, now))
  return {
    asOf: toIsoInstant(Math.max(+osloInstant(today), ...nearest.map(({ before }) => before))),
    staleAt: toIsoInstant(Math.min(+osloInstant(addDays(today, 1)), ...nearest.map(({ after }) => after))),
  }
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
