import { type Showing, TIME_ZONE } from '@lerret/model'
import ical from 'ical-generator'
import type { FeedFile, FeedInput } from './feed-files.ts'
import { showingEntry } from './showing-entry.ts'
import { oneLine } from './text.ts'
import { OSLO_TIME_ZONE } from './time-zone.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** How often calendar programs should ask again. */
const REFRESH_SECONDS = 3600

interface CalendarInput {
  path: string
  name: string
  showings: readonly Showing[]
  /** The entries of all of them, where they are made already. */
  entries?: readonly string[]
}

/** Showings as a calendar to subscribe to. */
export function calendar({ path, name, showings, entries }: CalendarInput, input: FeedInput): FeedFile {
  const isEmpty = showings.length === 0
  const made = ical({
    // The library puts a name into the file as it is.
    name: escapeText(oneLine(name)),
    prodId: { company: 'Lerret', product: 'Program', language: 'NN' },
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
    // With a zone of the calendar's own, the library writes time stamps in it, where the standard wants UTC. Without one, it
    // leaves out the zone that makes a calendar without showings a valid one.
    timezone: { name: isEmpty ? TIME_ZONE : null, generator: () => OSLO_TIME_ZONE },
    ...(!isEmpty && { x: [['X-WR-TIMEZONE', TIME_ZONE]] }),
  })
  // What stands around the entries depends on whether there are any.
  const written = entries ? showings.slice(0, 1) : showings
  for (const showing of written) made.createEvent(showingEntry(showing, input))
  const body = made.toString()
  return {
    path,
    type: CALENDAR_TYPE,
    body: `${entries && !isEmpty ? withEntries(body, entries) : body}\r\n`,
  }
}

const ENTRY = /BEGIN:VEVENT\r\n[\s\S]*?\r\nEND:VEVENT\r\n/g

/** The entries of a calendar, in their order. No text within one can begin a line like this: lines that go on begin with a space. */
export const entriesIn = ({ body }: FeedFile): string[] => body.match(ENTRY) ?? []

const withEntries = (body: string, entries: readonly string[]) => body.replace(ENTRY, () => entries.join(''))

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&')
