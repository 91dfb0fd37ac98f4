import { addDays, dayName, formatDayOfMonth, monthName } from '@lerret/model'
import { fill, type SiteWords } from '@lerret/words'
import type { DateWords } from '@lerret/words/nynorsk/dates'
import { toOsloClock, toOsloDate } from './oslo-clock.ts'

export { dayName }

const EVENING_STARTS = '17.00'

/** `2026-11-21` as `21` and `nov`. */
export function splitDate(date: string, words: DateWords): { day: string; month: string } {
  return { day: String(Number(date.slice(8))), month: monthName(date, words.shortMonths) }
}

/** `21. nov`. */
export const formatShortDate = (date: string, words: DateWords) =>
  fill(words.dayOfMonth, splitDate(date, words))

/** `21. november`, with its year when that is not the year of `now`. */
export const formatDate = (date: string, now: string | null, words: DateWords) =>
  addYear(formatDayOfMonth(date, words), date, now)

/** `2026-11` as *November*, with its year when that is not the year of `now`. */
export const formatMonth = (month: string, now: string | null, words: DateWords) =>
  addYear(capitalize(monthName(month, words.monthNames)), month, now)

/** `laurdag 21. november`, with its year when that is not the year of `now`. */
export const formatFullDate = (date: string, now: string | null, words: DateWords) =>
  `${dayName(date, words)} ${formatDate(date, now, words)}`

/** *I dag* or *I morgon*; null for any other day. */
export function formatRelativeDay(date: string, now: string | null, words: SiteWords): string | null {
  if (now === null) return null
  const today = toOsloDate(now)
  if (date === today) return words.today
  return date === addDays(today, 1) ? words.tomorrow : null
}

/** *I kveld*, *I dag*, *I morgon*, *Laurdag* or *Laurdag 21. november*. */
export function formatDay(instant: string, now: string | null, words: SiteWords): string {
  const { date, time } = toOsloClock(instant)
  const relative = formatRelativeDay(date, now, words)
  if (relative === words.today && time >= EVENING_STARTS) return words.tonight
  if (relative !== null) return relative
  return capitalize(isWithinAWeek(date, now) ? dayName(date, words) : formatFullDate(date, now, words))
}

/** *I kveld 19.00*, *Laurdag 21. november 19.00*. */
export const formatMoment = (instant: string, now: string | null, words: SiteWords) =>
  `${formatDay(instant, now, words)} ${toOsloClock(instant).time}`

/** The name of a day with several showings: *I kveld* if all are in the evening, *I dag*, *I morgon* or null. */
export function formatSharedDay(instants: string[], now: string | null, words: SiteWords): string | null {
  const first = instants[0]
  if (first === undefined) return null
  const relative = formatRelativeDay(toOsloDate(first), now, words)
  if (relative !== words.today) return relative
  return instants.every((instant) => toOsloClock(instant).time >= EVENING_STARTS)
    ? words.tonight
    : words.today
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** For the middle of a sentence: *Flytta frå i kveld 19.00*. In English, days keep their capital letters. */
export function uncapitalize(text: string, words: DateWords): string {
  const startsWithName = words.dayNames.includes(text.split(' ', 1)[0] as string)
  return startsWithName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** The text and the year of its date, when that is not the year of `now`. */
function addYear(text: string, date: string, now: string | null): string {
  const year = date.slice(0, 4)
  return now !== null && toOsloDate(now).startsWith(year) ? text : `${text} ${year}`
}

function isWithinAWeek(date: string, now: string | null): boolean {
  if (now === null) return false
  const today = toOsloDate(now)
  return date > today && date < addDays(today, 7)
}
