import { addDays } from '@lerret/model'
import { fill } from '@lerret/words'
import type { DisplayWords } from '../../showings/display-words.ts'
import { formatDateWithoutYear } from './plain-text.ts'

const DAY_MS = 24 * 60 * 60_000

/** *Veke 47*, or *Veke 46–47* when the days belong to two. */
export function formatWeekName(from: string, to: string, words: DisplayWords): string {
  const [first, last] = [getWeekNumber(from), getWeekNumber(to)]
  return first === last ? fill(words.week, { number: first }) : fill(words.weeks, { from: first, to: last })
}

/** *15.–21. november*, *28. november – 4. desember*. */
export function formatWeekDates(from: string, to: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${formatDateWithoutYear(to)}`
  return `${formatDateWithoutYear(from)} – ${formatDateWithoutYear(to)}`
}

/** ISO week number, as in Norwegian calendars: a week belongs to the year of its Thursday. */
export function getWeekNumber(date: string): number {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7
  const thursday = addDays(date, 4 - weekday)
  const newYear = `${thursday.slice(0, 4)}-01-01`
  return Math.floor((Date.parse(thursday) - Date.parse(newYear)) / (7 * DAY_MS)) + 1
}
