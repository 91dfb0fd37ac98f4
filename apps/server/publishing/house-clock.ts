import { addDays, osloDate, osloInstant } from '@lerret/model'

export interface HouseClock {
  now(): Date
  /** It is at least this late: another clock, which counts for all servers, has said so. */
  tell(moment: Date): void
  /** The moment at which a house for show stands still; undefined where time passes. */
  standsStillAt: Date | undefined
}

/** What time it is in the house. A server whose clock is slow would otherwise make a page of the hour before, and again and again. */
export function createHouseClock(standsStillAt: Date | undefined, now = () => new Date()): HouseClock {
  let told = 0
  return {
    standsStillAt,
    now: () => standsStillAt ?? new Date(Math.max(Number(now()), told)),
    tell(moment) {
      told = Math.max(told, Number(moment))
    },
  }
}

export const nextMidnight = (now: Date) => osloInstant(addDays(osloDate(now), 1))
