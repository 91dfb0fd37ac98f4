import { type OpeningHours, type OpeningPeriod, WEEKDAYS, type Weekday } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'

export const newPeriod = (): OpeningPeriod => ({ days: [], opens: '', closes: '' })

/** The days with one more or one less, in the order of the week. */
export const toggleDay = (days: readonly Weekday[], day: Weekday, isOpen: boolean): Weekday[] =>
  WEEKDAYS.filter((each) => (each === day ? isOpen : days.includes(each)))

export function checkPlace({ place }: OpeningHours, all: readonly OpeningHours[]): string | null {
  if (place.trim() === '') return words.hoursPlaceMissing
  return all.filter((other) => other.place === place).length > 1 ? words.hoursPlaceTwice : null
}

/** What is missing or wrong in each field. */
export function checkPeriod({ days, opens, closes }: OpeningPeriod) {
  return {
    days: days.length === 0 ? words.hoursDaysMissing : null,
    opens: isTime(opens) ? null : words.hoursTimeMissing,
    closes: !isTime(closes) ? words.hoursTimeMissing : opens === closes ? words.hoursSameTime : null,
  }
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)
