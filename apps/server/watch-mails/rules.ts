import { addDays, osloClock, osloDate, osloInstant } from '@lerret/model'

const HOUR = 3_600_000

/** Mails leave while people are up. */
export function isMailTime(now: Date): boolean {
  const { time } = osloClock(now)
  return time >= '09.00' && time < '21.00'
}

/** That it is the last showing is told from noon of the day before, while there is still time to go. */
export function isLastCall(startsAt: Date, now: Date): boolean {
  return now >= lastCallFrom(startsAt) && +now <= +startsAt - HOUR
}

/** Whoever put the film on the list after this, or was told of its showings, knows. */
export const lastCallFrom = (startsAt: Date) => osloInstant(addDays(osloDate(startsAt), -1), '12.00')
