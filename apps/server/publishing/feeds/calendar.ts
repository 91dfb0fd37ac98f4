import { type Showing, TIME_ZONE } from '@lerret/model'
import ical from 'ical-generator'
import type { FeedFile, FeedInput } from './feed-files.ts'
import { showingEntry } from './showing-entry.ts'
import { oneLine } from './text.ts'
import { OSLO_TIME_ZONE } from './time-zone.ts'

/** How often calendar programs should ask again. */
const REFRESH_SECONDS = 3600

/** Showings as a calendar to subscribe to. */
export function calendar(
  { path, name, showings }: { path: string; name: string; showings: Showing[] },
  input: FeedInput,
): FeedFile {
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
  for (const showing of showings) made.createEvent(showingEntry(showing, input))
  return { path, type: 'text/calendar; charset=utf-8', body: `${made.toString()}\r\n` }
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&')
