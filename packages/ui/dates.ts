import { addDays, dayName, formatDayOfMonth } from '@lerret/model'
import type { SiteWords } from '@lerret/words'
import { toOsloClock, toOsloDate } from './oslo-clock.ts'

export { dayName }

const SHORT_MONTHS = ['jan', 'feb', 'mars', 'april', 'mai', 'juni', 'juli', 'aug', 'sep', 'okt', 'nov', 'des']

const EVENING_STARTS = '17.00'

/** `2026-11-21` as `21` and `nov`. */
export function splitDate(date: string): { day: string; month: string } {
  return { day: String(Number(date.slice(8))), month: SHORT_MONTHS[Number(date.slice(5, 7)) - 1] as string }
}

/** `21. november`, with its year when that is not the year of `now`. */
export function formatDate(date: string, now: string | null): string {
  const text = formatDayOfMonth(date)
  return isSameYear(date, now) ? text : `${text} ${date.slice(0, 4)}`
}

/** `2026-11` as *November*, with its year when that is not the year of `now`. */
export const formatMonth = (month: string, now: string | null) =>
  capitalize(formatDate(`${month}-01`, now).slice('1. '.length))

/** `laurdag 21. november`, with its year when that is not the year of `now`. */
export const formatFullDate = (date: string, now: string | null) =>
  `${dayName(date)} ${formatDate(date, now)}`

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
  return capitalize(isWithinAWeek(date, now) ? dayName(date) : formatFullDate(date, now))
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

/** For the middle of a sentence: *Flytta frå i kveld 19.00*. */
export const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const isSameYear = (date: string, now: string | null) =>
  now !== null && toOsloDate(now).slice(0, 4) === date.slice(0, 4)

function isWithinAWeek(date: string, now: string | null): boolean {
  if (now === null) return false
  const today = toOsloDate(now)
  return date > today && date < addDays(today, 7)
}
