import { fill, type SiteWords } from '@lerret/words'

/** *1 t 34 min*; empty when it is not known. */
export function formatRunningTime(minutes: number | null, words: SiteWords): string {
  if (minutes === null) return ''
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return fill(words.minutes, { count: rest })
  return rest === 0 ? fill(words.hours, { hours }) : fill(words.hoursAndMinutes, { hours, minutes: rest })
}
