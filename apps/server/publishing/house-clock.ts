import { addDays, osloDate, osloInstant } from '@lerret/model'

export interface HouseClock {
  now(): Date
  /** Makes the clock show at least this time from now on, which the clock that all servers share has reached. */
  advanceTo(moment: Date): void
  /** The time that a demo site always shows; undefined where time passes. */
  fixedTime: Date | undefined
}

/**
 * The time by which the site is published. It follows the clock that all servers share: a server whose own clock is slow would
 * otherwise publish pages for the time before an alarm, over and over.
 */
export function createHouseClock(fixedTime: Date | undefined, now = () => new Date()): HouseClock {
  let earliest = 0
  return {
    fixedTime,
    now: () => fixedTime ?? new Date(Math.max(Number(now()), earliest)),
    advanceTo(moment) {
      earliest = Math.max(earliest, Number(moment))
    },
  }
}

export const nextMidnight = (now: Date) => osloInstant(addDays(osloDate(now), 1))
