import type { Ticket } from '@lerret/model'

/** A data URL with a calendar event of the ticket's showing. It ends when the ticket expires, but after three hours at most. */
export function calendarUrl(ticket: Ticket): string {
  const { movieTitle, startTime, expirationDate, sal, seatsInfo, qrCode } = ticket
  const seats = seatsInfo.seats.map(({ row, seats }) => `rad ${row}, sete ${seats}`).join('; ')
  const end = Math.min(Date.parse(expirationDate), Date.parse(startTime) + MAX_DURATION_MS)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lerret//Billett//NN',
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(qrCode)}-${formatInstant(startTime)}@billett`,
    `DTSTAMP:${formatInstant(startTime)}`,
    `DTSTART:${formatInstant(startTime)}`,
    `DTEND:${formatInstant(end)}`,
    `SUMMARY:${escapeText(movieTitle)}`,
    `LOCATION:${escapeText([sal, seats].filter(Boolean).join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}

/** A ticket may be valid until the night, long after its showing. */
const MAX_DURATION_MS = 3 * 3600_000

const formatInstant = (instant: string | number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
