import { DAY_MS } from '@lerret/model'
import ICAL from 'ical.js'
import { titleId, toId, toWebUrl } from '../../provider/entries.ts'
import { unexpectedError } from '../../provider/error.ts'
import { buildFeed } from '../../provider/feed-builder.ts'
import type { ProviderFeed } from '../../provider/provider.ts'
import type { DocumentText } from './document-text.ts'

/** How far ahead repeated events are followed, and how many of each at most. */
const MAX_AHEAD_MS = 400 * DAY_MS
const MAX_OCCURRENCES = 1000
const PAST_MS = DAY_MS

/** Reads the events of a calendar (RFC 5545). An event for a whole day is no showing, and is left out. */
export function readCalendar({ text, url, now }: DocumentText): ProviderFeed {
  const { origin } = new URL(url)
  const events = parseEvents(text)
  if (!events) throw unexpectedError(origin, 'VCALENDAR')
  const feed = buildFeed(origin)
  for (const component of events) {
    try {
      for (const occurrence of listOccurrences(component, now))
        if (toMs(occurrence.end) > +now - PAST_MS) addOccurrence(feed, occurrence, url)
    } catch {
      // ical.js throws on values that it cannot read.
      const uid = component.getFirstPropertyValue('uid')
      feed.addUnreadable(typeof uid === 'string' ? toId(uid) : null)
    }
  }
  return feed.finish()
}

/** The events of a calendar; null when it cannot be read. */
export function parseEvents(text: string): ICAL.Component[] | null {
  try {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  } catch {
    return null
  }
}

export interface Occurrence {
  id: string
  event: ICAL.Event
  start: ICAL.Time
  end: ICAL.Time
}

/** Lists when an event takes place, at a time of day. Exceptions of a repeated event are part of it. */
export function listOccurrences(component: ICAL.Component, now: Date): Occurrence[] {
  const event = new ICAL.Event(component)
  if (event.isRecurrenceException() || event.startDate.isDate) return []
  if (!event.isRecurring())
    return [{ id: toId(event.uid), event, start: event.startDate, end: event.endDate }]
  const occurrences: Occurrence[] = []
  const iterator = event.iterator()
  for (let count = 0; count < MAX_OCCURRENCES; count++) {
    const time = iterator.next()
    if (!time || toMs(time) > +now + MAX_AHEAD_MS) break
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    occurrences.push({ id: toId(`${event.uid} ${time}`), event: item, start: startDate, end: endDate })
  }
  return occurrences
}

const toMs = (time: ICAL.Time) => Date.parse(`${toText(time).slice(0, 19)}Z`)

function addOccurrence(
  feed: ReturnType<typeof buildFeed>,
  { id, event, start, end }: Occurrence,
  url: string,
) {
  const title = (event.summary ?? '').trim()
  if (title === '') {
    feed.addUnreadable(id)
    return
  }
  const status = String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase()
  const sale = event.component.getFirstPropertyValue('url')
  feed.add(
    { id: titleId(title), title },
    {
      id,
      start: toText(start),
      end: toText(end),
      hall: event.location?.split('\n', 1)[0],
      state: status === 'CANCELLED' ? 'cancelled' : 'planned',
      url: toWebUrl(sale === null ? null : String(sale), url),
    },
  )
}

const OSLO_ZONES = /^(?:floating|Europe\/Oslo|.*\/Europe\/Oslo|W\. Europe Standard Time)$/

/** An instant in UTC where the calendar defines the zone, otherwise the wall-clock time in Oslo. */
export function toText(time: ICAL.Time): string {
  const isDefined = time.zone === ICAL.Timezone.utcTimezone || time.zone?.component
  if (!isDefined || OSLO_ZONES.test(time.zone?.tzid ?? 'floating')) return wallClock(time)
  return new Date(time.toUnixTime() * 1000).toISOString()
}

const wallClock = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  `${[String(year).padStart(4, '0'), two(month), two(day)].join('-')}T${[hour, minute, second].map(two).join(':')}`

const two = (number: number) => String(number).padStart(2, '0')
