import { addDays } from '@lerret/model'

/** Coming weeks with a filter of their own. The last one has all later days too. */
export const MAX_WEEK_FILTERS = 6

/** The values of the filter, besides `all`. */
export const PERIOD_VALUES = [
  'soon',
  'today',
  'tomorrow',
  'weekend',
  ...Array.from({ length: MAX_WEEK_FILTERS }, (_, position) => `w${position}`),
]

/** Days that a visitor can choose in a programme. Both dates belong to it. */
export interface Period {
  value: string
  from: string
  to: string
}

/** After every date. */
export const END_OF_TIME = '9999'

/** The periods that have any of these dates: the next seven days, today, tomorrow, the weekend, and the coming weeks. */
export function listPeriods(dates: string[], today: string): Period[] {
  const sunday = addDays(getMonday(today), 6)
  const friday = addDays(sunday, -2)
  const mondays = [...new Set(dates.map(getMonday))].filter((monday) => monday > today).sort()
  const periods = [
    // A showing that began before midnight may still be running.
    { value: 'soon', from: '', to: addDays(today, 6) },
    { value: 'today', from: today, to: today },
    { value: 'tomorrow', from: addDays(today, 1), to: addDays(today, 1) },
    { value: 'weekend', from: friday < today ? today : friday, to: sunday },
    ...mondays.slice(0, MAX_WEEK_FILTERS).map((from, position) => ({
      value: `w${position}`,
      from,
      to:
        position === MAX_WEEK_FILTERS - 1 && mondays.length > MAX_WEEK_FILTERS
          ? END_OF_TIME
          : addDays(from, 6),
    })),
  ]
  return periods.filter((period) => dates.some((date) => isWithin(date, period)))
}

export const isWithin = (date: string, { from, to }: Period) => from <= date && date <= to

const getMonday = (date: string) => addDays(date, 1 - getWeekday(date))

/** Monday is 1, Sunday is 7. */
const getWeekday = (date: string) => new Date(date).getUTCDay() || 7

/** ISO week number, as in Norwegian calendars: a week belongs to the year of its Thursday. */
export function getWeekNumber(date: string): number {
  const thursday = addDays(date, 4 - getWeekday(date))
  return Math.floor((Date.parse(thursday) - Date.parse(thursday.slice(0, 4))) / (7 * 24 * 60 * 60_000)) + 1
}
