import { addDays, HOUR_MS, osloClock, osloDate, osloInstant } from '@lerret/model'

/** Mails are sent in the daytime. */
export function isMailTime(now: Date): boolean {
  const { time } = osloClock(now)
  return time >= '09.00' && time < '21.00'
}

/** Mails about a last showing are sent from noon the day before until an hour before it begins. */
export function isLastCall(startsAt: Date, now: Date): boolean {
  return now >= lastCallFrom(startsAt) && +now <= +startsAt - HOUR_MS
}

/** Members who added the film or got a mail about it after this instant need no reminder. */
export const lastCallFrom = (startsAt: Date) => osloInstant(addDays(osloDate(startsAt), -1), '12.00')
