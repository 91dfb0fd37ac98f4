import type { Access, AgeLimit, CultureItem, Showing, ShowingState, TicketStatus } from '@lerret/model'
import { addDays, cultureSlug, toSlug } from '@lerret/model'
import { daysBetween, isoAfter, isoAt, nextYearly, weekdayFrom } from '../dates.ts'
import { assetOf, type PictureOf } from '../films/assets.ts'
import { productionId, ticketNumberOf } from '../ids.ts'

/** How far ahead the culture programme reaches. */
const DAYS_AHEAD = 70

/** Nobody plays on these days unless the calendar asks for it. */
const HOLIDAYS = ['12-24', '12-25', '12-26', '12-31', '01-01']

/** One evening: the weekday of so many weeks from now, or a day that the calendar decides. */
export interface Evening {
  week: number
  weekday: number
  /** So many days after that weekday, for evenings that follow each other. */
  daysLater?: number
  /** `12-13`: this day is used instead when it comes within ten weeks. */
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

/** What is written about a culture item; its records follow from this and from the day. */
export interface CultureEntry {
  key: string
  /** The picture's key, when it is another than the item's. */
  picture?: string
  title: string
  /** 6 to 7 letters and digits that end the address. */
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

export function cultureItemOf(entry: CultureEntry, pictureOf: PictureOf): CultureItem {
  return {
    id: productionId(entry.key),
    object: 'culture',
    objectClass: entry.objectClass,
    parentSlug: toSlug(entry.title),
    pageReference: cultureSlug(entry.title, entry.code),
    title: entry.title,
    contents: [{ summary: entry.summary, body: entry.body.trim() }],
    assets: [assetOf('first_image', `culture-${entry.picture ?? entry.key}`, pictureOf)],
    features: entry.features,
    ageLimit: entry.ageLimit ?? 'A',
    minutes: entry.minutes,
    ...(entry.performers && { performers: entry.performers }),
    ...(entry.organizer && { organizer: entry.organizer }),
  }
}

export const showingsOf = (entry: CultureEntry, today: string): Showing[] =>
  entry.evenings.map((evening) => showingOf(entry, evening, today))

function showingOf(entry: CultureEntry, evening: Evening, today: string): Showing {
  const { time, label, previous, state = 'planned', ticketStatus = 'on-sale' } = evening
  const date = dateOf(evening, today)
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
    access: accessOf(entry.hall, label),
    ...(label && { label }),
    ...(isSoldOnline && {
      companionNote: 'Ledsagar går gratis med ledsagarbevis. Ring eller skriv, så held vi av plassar.',
      checkout: { venueId: 'fjordheim', eventId: ticketNumberOf(id) },
    }),
  }
}

export function dateOf(
  { week, weekday, daysLater = 0, yearly, yearlyWeekday }: Evening,
  today: string,
): string {
  const relative = addDays(workingDay(week, weekday, today), daysLater)
  if (!yearly) return relative
  const next = nextYearly(today, yearly)
  const date = yearlyWeekday ? weekdayFrom(next, yearlyWeekday) : next
  return daysBetween(today, date) < DAYS_AHEAD ? date : relative
}

/** What would fall on a holiday goes three weeks later, or earlier when it is far ahead. */
function workingDay(week: number, weekday: number, today: string): string {
  const date = weekdayFrom(addDays(today, 7 * week), weekday)
  if (!HOLIDAYS.includes(date.slice(5))) return date
  return addDays(date, week < 5 ? 21 : -21)
}

/** Only Storsalen has a fixed hearing loop; there are steps down to Kjellaren. */
function accessOf(hall: string, label: string | undefined): Access[] {
  const access: Access[] = hall === 'Kjellaren' ? [] : ['wheelchair']
  if (hall === 'Storsalen') access.push('hearing-loop')
  if (label === 'Roleg framsyning') access.push('relaxed')
  return access
}
