import { TIME_ZONE } from '@lerret/model'
import { line, textLine } from './calendar-lines.ts'
import type { FeedFile } from './feed-files.ts'
import { oneLine } from './text.ts'
import { OSLO_TIME_ZONE } from './time-zone.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** How often calendar programs should ask again. */
const REFRESH = 'PT1H'

/** A calendar to subscribe to. */
export function calendar(path: string, name: string, entries: readonly string[]): FeedFile {
  const shownName = oneLine(name)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lerret//Program//NN',
    'CALSCALE:GREGORIAN',
    // The standard's name, and the one that most programs know.
    textLine('NAME', shownName),
    textLine('X-WR-CALNAME', shownName),
    line('X-WR-TIMEZONE', TIME_ZONE),
    line('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    line('X-PUBLISHED-TTL', REFRESH),
    // Also where no entry needs it: a calendar must hold something.
    OSLO_TIME_ZONE,
    ...entries,
    'END:VCALENDAR',
    '',
  ]
  return { path, type: CALENDAR_TYPE, body: lines.join('\r\n') }
}
