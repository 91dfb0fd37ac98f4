import { TIME_ZONE } from '@lerret/model'
import { formatProperty, formatTextProperty } from '../../platform/text/calendar-lines.ts'
import type { FeedFile } from './feed-files.ts'
import { toOneLine } from './text.ts'
import { OSLO_TIME_ZONE } from './time-zone.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** How often calendar apps should fetch it again. */
const REFRESH_INTERVAL = 'PT1H'

/** A calendar to subscribe to. */
export function createCalendar(path: string, name: string, entries: readonly string[]): FeedFile {
  const shownName = toOneLine(name)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lerret//Program//NN',
    'CALSCALE:GREGORIAN',
    // The standard property, and the older one that most apps read.
    formatTextProperty('NAME', shownName),
    formatTextProperty('X-WR-CALNAME', shownName),
    formatProperty('X-WR-TIMEZONE', TIME_ZONE),
    formatProperty('REFRESH-INTERVAL;VALUE=DURATION', REFRESH_INTERVAL),
    formatProperty('X-PUBLISHED-TTL', REFRESH_INTERVAL),
    // Even without entries: a calendar must have a component.
    OSLO_TIME_ZONE,
    ...entries,
    'END:VCALENDAR',
    '',
  ]
  return { path, type: CALENDAR_TYPE, body: lines.join('\r\n') }
}
