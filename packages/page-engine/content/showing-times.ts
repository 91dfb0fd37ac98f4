import { addDays, osloDate, osloInstant, type PageTime, type Showing } from '@lerret/model'

/** Those that have not ended, in the order they came. */
export const selectUpcoming = rememberLatest((showings, now) =>
  showings.filter(({ endsAt }) => Date.parse(endsAt) > now),
)

/**
 * Between which two moments a page that shows these says the same. It changes at Oslo's midnight and when a showing begins
 * or ends; a page whose showings have all ended no longer changes, unless it names the day.
 */
export function resolvePageTime(
  lists: readonly (readonly Showing[])[],
  now: number,
  namesDay = false,
): PageTime | null {
  const all = lists.map(momentsOf)
  if (!namesDay && all.every(({ lastEnd }) => lastEnd <= now)) return null
  const today = osloDate(now)
  const around = all.map(({ sorted }) => momentsAround(sorted, now))
  return {
    asOf: toIsoInstant(Math.max(+osloInstant(today), ...around.map(({ before }) => before))),
    staleAt: toIsoInstant(Math.min(+osloInstant(addDays(today, 1)), ...around.map(({ after }) => after))),
  }
}

/** From Oslo's midnight before `now`, so many days. */
export function osloDayRange(now: number, days: number): { from: number; to: number } {
  const today = osloDate(now)
  return { from: +osloInstant(today), to: +osloInstant(addDays(today, days)) }
}

export const toIsoInstant = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Those that start from one moment on and before another, of showings in their order. */
export function selectStartingBetween(
  showings: readonly Showing[],
  from: number,
  to: number,
): readonly Showing[] {
  const startOf = ({ startsAt }: Showing) => Date.parse(startsAt)
  return showings.slice(firstPlace(showings, startOf, from), firstPlace(showings, startOf, to))
}

interface Moments {
  /** When any of the showings begins or ends. */
  sorted: Float64Array
  lastEnd: number
}

const knownMoments = new WeakMap<readonly Showing[], Moments>()

/** A list stays the same from one publish to the next, as long as no showing changes. */
function momentsOf(showings: readonly Showing[]): Moments {
  const known = knownMoments.get(showings)
  if (known) return known
  const sorted = new Float64Array(showings.length * 2)
  let lastEnd = Number.NEGATIVE_INFINITY
  for (const [index, { startsAt, endsAt }] of showings.entries()) {
    const end = Date.parse(endsAt)
    sorted[index * 2] = Date.parse(startsAt)
    sorted[index * 2 + 1] = end
    lastEnd = Math.max(lastEnd, end)
  }
  const moments = { sorted: sorted.sort(), lastEnd }
  knownMoments.set(showings, moments)
  return moments
}

/** The last change up to `now` and the first one after it. */
function momentsAround(sorted: Float64Array, now: number): { before: number; after: number } {
  // Moments are whole milliseconds.
  const place = firstPlace(sorted, (moment) => moment, now + 1)
  return {
    before: sorted[place - 1] ?? Number.NEGATIVE_INFINITY,
    after: sorted[place] ?? Number.POSITIVE_INFINITY,
  }
}

/** Where the first stands that is not below a bound. */
function firstPlace<T>(sorted: ArrayLike<T>, numberOf: (one: T) => number, bound: number): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (numberOf(sorted[middle] as T) < bound) from = middle + 1
    else to = middle
  }
  return from
}

/** One build asks thousands of times about the same list at the same moment, so the last answer is kept. */
function rememberLatest<Answer>(compute: (showings: readonly Showing[], now: number) => Answer) {
  const answers = new WeakMap<readonly Showing[], { now: number; answer: Answer }>()
  return (showings: readonly Showing[], now: number): Answer => {
    const known = answers.get(showings)
    if (known?.now === now) return known.answer
    const answer = compute(showings, now)
    answers.set(showings, { now, answer })
    return answer
  }
}
