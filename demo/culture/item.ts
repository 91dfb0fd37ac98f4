import type { Access, AgeLimit, CultureItem, Showing, ShowingState, TicketStatus } from '@lerret/model'
import { addDays, cultureSlug, toSlug } from '@lerret/model'
import { daysBetween, isoAfter, isoAt, nextYearly, weekdayFrom } from '../dates.ts'
import { createAsset, type FindPicture } from '../films/assets.ts'
import { createTicketNumber, productionId } from '../ids.ts'

/** How far ahead the culture programme reaches. */
const DAYS_AHEAD = 70

/** No showings on these dates, except those with a fixed date. */
const HOLIDAYS = ['12-24', '12-25', '12-26', '12-31', '01-01']

/** One showing: a weekday some weeks from now, or a fixed date. */
export interface Evening {
  week: number
  weekday: number
  /** Days after that weekday, for consecutive evenings. */
  daysLater?: number
  /** `12-13`: this date is used instead when it is within ten weeks. */
  yearly?: string
  /** The first such weekday on or after `yearly`, when the evening must fall on one. */
  yearlyWeekday?: number
  time: string
  ticketStatus?: TicketStatus
  state?: ShowingState
  /** Days and time from the start it was moved or postponed from. */
  previous?: { daysBefore: number; time: string }
  label?: string
}

/** A culture item, from which its records are created. */
export interface CultureEntry {
  key: string
  /** The picture's key, if it differs from the item's. */
  picture?: string
  title: string
  /** 6 or 7 letters and digits at the end of the path. */
  code: string
  objectClass: string
  hall: string
  minutes: number
  priceFrom: number
  ageLimit?: AgeLimit
  performers?: string[]
  organizer?: string
  features: string[]
  evenings: Evening[]
  summary: string
  body: string
}

export function createCultureItem(entry: CultureEntry, findPicture: FindPicture): CultureItem {
  return {
    id: productionId(entry.key),
    object: 'culture',
    objectClass: entry.objectClass,
    parentSlug: toSlug(entry.title),
    pageReference: cultureSlug(entry.title, entry.code),
    title: entry.title,
    contents: [{ summary: entry.summary, body: entry.body.trim() }],
    assets: [createAsset('first_image', `culture-${entry.picture ?? entry.key}`, findPicture)],
    features: entry.features,
    ageLimit: entry.ageLimit ?? 'A',
    minutes: entry.minutes,
    ...(entry.performers && { performers: entry.performers }),
    ...(entry.organizer && { organizer: entry.organizer }),
  }
}

export const createShowings = (entry: CultureEntry, today: string): Showing[] =>
  entry.evenings.map((evening) => createShowing(entry, evening, today))

function createShowing(entry: CultureEntry, evening: Evening, today: string): Showing {
  const { time, label, previous, state = 'planned', ticketStatus = 'on-sale' } = evening
  const date = eveningDate(evening, today)
  const id = `ev-${entry.key}-${date}-${time.replace('.', '')}`
  const startsAt = isoAt(date, time)
  const isSoldOnline = ticketStatus !== 'free' && ticketStatus !== 'at-door'
  return {
    id,
    productionId: productionId(entry.key),
    startsAt,
    endsAt: isoAfter(startsAt, entry.minutes),
    hall: entry.hall,
    ticketStatus,
    ...(ticketStatus === 'not-yet' && { saleOpensAt: isoAt(addDays(today, 5), '09.00') }),
    state,
    ...(previous && { previousStart: isoAt(addDays(date, -previous.daysBefore), previous.time) }),
    priceFrom: entry.priceFrom,
    formats: [],
    access: listAccess(entry.hall, label),
    ...(label && { label }),
    ...(isSoldOnline && {
      companionNote: 'Ledsagar går gratis med ledsagarbevis. Ring eller skriv, så held vi av plassar.',
      checkout: { venueId: 'fjordheim', eventId: createTicketNumber(id) },
    }),
  }
}

export function eveningDate(
  { week, weekday, daysLater = 0, yearly, yearlyWeekday }: Evening,
  today: string,
): string {
  const relative = addDays(workingDay(week, weekday, today), daysLater)
  if (!yearly) return relative
  const next = nextYearly(today, yearly)
  const date = yearlyWeekday ? weekdayFrom(next, yearlyWeekday) : next
  return daysBetween(today, date) < DAYS_AHEAD ? date : relative
}

/** Moves a date on a holiday three weeks later, or earlier when it is far ahead. */
function workingDay(week: number, weekday: number, today: string): string {
  const date = weekdayFrom(addDays(today, 7 * week), weekday)
  if (!HOLIDAYS.includes(date.slice(5))) return date
  return addDays(date, week < 5 ? 21 : -21)
}

/** Only Storsalen has a fixed hearing loop; there are steps down to Kjellaren. */
function listAccess(hall: string, label: string | undefined): Access[] {
  const access: Access[] = hall === 'Kjellaren' ? [] : ['wheelchair']
  if (hall === 'Storsalen') access.push('hearing-loop')
  if (label === 'Roleg framsyning') access.push('relaxed')
  return access
}
