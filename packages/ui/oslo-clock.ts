import { osloClock } from '@lerret/model'

/** A page asks for the same few moments again and again, and the calendar answers slowly: 60 % of drawing, measured. */
const REMEMBERED = 4000
const clocks = new Map<string, { date: string; time: string }>()

/** What clock and calendar show in Oslo at an instant. */
export function clockOf(instant: string): { date: string; time: string } {
  const known = clocks.get(instant)
  if (known) return known
  if (clocks.size >= REMEMBERED) clocks.clear()
  const clock = osloClock(instant)
  clocks.set(instant, clock)
  return clock
}

export const dateOf = (instant: string) => clockOf(instant).date
