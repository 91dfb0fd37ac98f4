import { fill } from '@lerret/words'
import type { DateWords } from '@lerret/words/nynorsk/dates'

/** The names of the days in the words' language, Sunday first. */
export const listDayNames = (words: DateWords): string[] => words.dayNames.split(' ')

/** `2026-11-21` to `laurdag`. */
export const dayName = (date: string, words: DateWords) =>
  listDayNames(words)[new Date(`${date}T12:00:00Z`).getUTCDay()] as string

/** `2026-11-21` to `21. november`. */
export const formatDayOfMonth = (date: string, words: DateWords) =>
  fill(words.dayOfMonth, { day: Number(date.slice(8)), month: monthName(date, words.monthNames) })

/** `2026-11-21` to `laurdag 21. november`. */
export const formatLongDate = (date: string, words: DateWords) =>
  `${dayName(date, words)} ${formatDayOfMonth(date, words)}`

/** The name of the month of a date, or of `2026-11`, in a list of names. */
export const monthName = (date: string, names: string) =>
  names.split(' ')[Number(date.slice(5, 7)) - 1] as string
