import { formatLongDate, osloClock } from '@lerret/model'
import { fill } from '@lerret/words'
import type { DateWords } from '@lerret/words/nynorsk/dates'

/** A moment in Oslo for mails and calendars: `fredag 20. november kl. 19.00` */
export function formatTime(instant: string, words: DateWords): string {
  const { date, time } = osloClock(instant)
  return fill(words.dateAndTime, { date: formatLongDate(date, words), time })
}
