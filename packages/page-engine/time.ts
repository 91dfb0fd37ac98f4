import { addDays, osloDate, osloInstant, type PageTime, type Showing } from '@lerret/model'

/** Those that have not ended, in the order they came. */
export const upcoming = rememberLatest((showings, now) =>
  showings.filter(({ endsAt }) => Date.parse(endsAt) > now),
)

/**
 * Between which two moments a page that shows these says the same. It changes at Oslo's midnight and when a showing begins
 * or ends; a page whose showings have all ended no longer changes, unless it names the day.
 */
export function pageTime(
  lists: readonly (readonly Showing[])[],
  now: number,
  namesDay = false,
): PageTime | null {
  if (!namesDay && lists.every((showings) => upcoming(showings, now).length === 0)) return null
  const today = osloDate(now)
  const around = lists.map((showings) => changesAround(showings, now))
  return {
    asOf: toInstant(Math.max(+osloInstant(today), ...around.map(({ before }) => before))),
    staleAt: toInstant(Math.min(+osloInstant(addDays(today, 1)), ...around.map(({ after }) => after))),
  }
}

/** From Oslo's midnight before `now`, so many days. */
export function daysFrom(now: number, days: number): { from: number; to: number } {
  const today = osloDate(now)
  return { from: +osloInstant(today), to: +osloInstant(addDays(today, days)) }
}

export const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString()

/** The last change up to `now` and the first one after it. */
const changesAround = rememberLatest((showings, now) => {
  let before = Number.NEGATIVE_INFINITY
  let after = Number.POSITIVE_INFINITY
  for (const { startsAt, endsAt } of showings) {
    for (const moment of [Date.parse(startsAt), Date.parse(endsAt)]) {
      if (moment <= now) before = Math.max(before, moment)
      else after = Math.min(after, moment)
    }
  }
  return { before, after }
})

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
