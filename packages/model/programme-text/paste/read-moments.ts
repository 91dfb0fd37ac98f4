import { maskSpans } from './line-mask.ts'
import { type DateContext, type DateItem, readDates } from './read-dates.ts'
import { readTimes, type TimeItem } from './read-times.ts'

/** The dates and times in a text that names nothing else: `tysdag 24. desember kl. 19`. */
export function readMoments(text: string, context: DateContext): { dates: DateItem[]; times: TimeItem[] } {
  const dates = readDates(text, context)
  return { dates, times: readTimes(maskSpans(text, dates), { canGuess: dates.length > 0 }) }
}
