import { formatLongDate, osloClock } from '@lerret/model'

/** A moment as mails and calendars tell it: `fredag 20. november kl. 19.00` */
export function spokenTime(instant: string): string {
  const { date, time } = osloClock(instant)
  return `${formatLongDate(date)} kl. ${time}`
}
