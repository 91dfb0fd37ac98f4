import { addDays } from '@lerret/model'
import { toOsloDate } from '../../oslo-clock.ts'
import type { Listing } from '../../showings/listings.ts'

/** Up to seven days, each with the listings of every hall. */
export interface Week {
  days: { date: string; cells: Listing[][] }[]
}

const DAYS_IN_WEEK = 7

/** Groups the days from `first` on into weeks. The cells of a day are in the order of the halls. */
export function groupIntoWeeks(
  listings: Listing[],
  halls: string[],
  first: string,
  dayCount: number,
): Week[] {
  const byDay = Map.groupBy(listings, ({ showing }) => toOsloDate(showing.startsAt))
  const days = Array.from({ length: dayCount }, (_, index) => {
    const date = addDays(first, index)
    const byHall = Map.groupBy(byDay.get(date) ?? [], ({ showing }) => showing.hall)
    return { date, cells: halls.map((hall) => (byHall.get(hall) ?? []).toSorted(byStart)) }
  })
  return Array.from({ length: Math.ceil(dayCount / DAYS_IN_WEEK) }, (_, week) => ({
    days: days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  }))
}

/** The halls in use, the busiest first. */
export function listHalls(listings: Listing[]): string[] {
  const byHall = Map.groupBy(listings, ({ showing }) => showing.hall)
  return Array.from(byHall, ([hall, { length }]) => ({ hall, length }))
    .sort((a, b) => b.length - a.length || (a.hall < b.hall ? -1 : 1))
    .map(({ hall }) => hall)
}

const byStart = (a: Listing, b: Listing) => Date.parse(a.showing.startsAt) - Date.parse(b.showing.startsAt)
