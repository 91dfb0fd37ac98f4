import { addDays, osloClock } from '@lerret/model'

const FRIDAY = 5

/** The moments that editors ask for most, as date and time by the clock of the house. */
export function listTimeShortcuts(now: number): { tonight: string; friday: string; nextWeek: string } {
  const { date, time } = osloClock(now)
  const daysToFriday = (FRIDAY - weekday(date) + 7) % 7
  const isFridayOver = daysToFriday === 0 && time >= '18.00'
  return {
    tonight: `${date}T20:00`,
    friday: `${addDays(date, isFridayOver ? 7 : daysToFriday)}T18:00`,
    nextWeek: `${addDays(date, 7)}T${time.replace('.', ':')}`,
  }
}

/** 0 for Sunday. */
const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()
