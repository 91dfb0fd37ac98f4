import { DAY_MS } from '../../time/durations.ts'
import { addDays } from '../../time/oslo-time.ts'
import { getWeekday } from '../cell/weekdays.ts'

/** The Monday of the week of a date. */
export const weekStart = (date: string) => addDays(date, -getWeekday(date))

/** The number of the week by ISO 8601: week 1 has the first Thursday of the year. */
export function weekNumber(date: string): number {
  const thursday = addDays(weekStart(date), 3)
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / DAY_MS
  return Math.floor(dayOfYear / 7) + 1
}
