import { formatLongDate, osloClock } from '@lerret/model'

/** A moment in Oslo for mails and calendars: `fredag 20. november kl. 19.00` */
export function formatTime(instant: string): string {
  const { date, time } = osloClock(instant)
  return `${formatLongDate(date)} kl. ${time}`
}
