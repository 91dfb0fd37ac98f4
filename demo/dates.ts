import { addDays, osloInstant } from '@lerret/model'

/** Monday is 1 and Sunday is 7, as in Norwegian calendars. */
export const MON = 1
export const TUE = 2
export const WED = 3
export const THU = 4
export const FRI = 5
export const SAT = 6
export const SUN = 7

const DAY = 24 * 60 * 60_000

export function getWeekday(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || SUN
}

/** Counts weeks from a fixed Monday, so that odd and even weeks alternate also over New Year. */
export function weekNumber(date: string): number {
  const firstMonday = Date.parse('2024-01-01T12:00:00Z')
  return Math.floor((Date.parse(`${date}T12:00:00Z`) - firstMonday) / (7 * DAY))
}

/** The first such weekday on or after a date. */
export function weekdayFrom(date: string, weekday: number): string {
  return addDays(date, (weekday - getWeekday(date) + 7) % 7)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY)
}

/** The next time the calendar shows this month and day (`12-13`), today included. */
export function nextYearly(today: string, monthAndDay: string): string {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`
}

/** The last time the calendar showed this month and day, today not included. */
export function lastYearly(today: string, monthAndDay: string): string {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`
  return thisYear < today ? thisYear : `${Number(today.slice(0, 4)) - 1}-${monthAndDay}`
}

/** The instant as stored in content: `2026-11-20T18:00:00.000Z`. */
export const isoAt = (date: string, time: string) => osloInstant(date, time).toISOString()

export const isoAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()
