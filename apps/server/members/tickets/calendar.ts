import type { Ticket } from '@lerret/model'
import { HOUR_MS } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { formatProperty, formatTextProperty } from '../../platform/text/calendar-lines.ts'
import { formatSeats } from './seats.ts'

/** A ticket may be valid until the night, long after its showing. */
const MAX_DURATION_MS = 3 * HOUR_MS

/** A calendar with one event: a showing, and the seats of the tickets to it. Without the codes, since calendars are shared. */
export function composeTicketCalendar(
  tickets: [Ticket, ...Ticket[]],
  { words, now }: { words: Words; now: Date },
): string {
  const [{ movieId, movieTitle, startTime, expirationDate, sal }] = tickets
  const end = Math.min(Date.parse(expirationDate), Date.parse(startTime) + MAX_DURATION_MS)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lerret//Billett//NN',
    'BEGIN:VEVENT',
    formatTextProperty('UID', `${movieId}-${formatInstant(startTime)}@billett`),
    formatProperty('DTSTAMP', formatInstant(now)),
    formatProperty('DTSTART', formatInstant(startTime)),
    formatProperty('DTEND', formatInstant(end)),
    formatTextProperty('SUMMARY', movieTitle),
    formatTextProperty('LOCATION', [sal, formatSeats(tickets, words)].filter(Boolean).join(', ')),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

const formatInstant = (instant: string | number | Date) =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
