import type { Ticket } from '@lerret/model'

/** The showing of a ticket as an entry for a calendar, as a link to save. It ends when the ticket does, if that is the same day. */
export function calendarAddress(ticket: Ticket): string {
  const { movieTitle, startTime, expirationDate, sal, seatsInfo, qrCode } = ticket
  const seats = seatsInfo.seats.map(({ row, seats }) => `rad ${row}, sete ${seats}`).join('; ')
  const end = Math.min(Date.parse(expirationDate), Date.parse(startTime) + LONGEST)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lerret//Billett//NN',
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(qrCode)}-${momentOf(startTime)}@billett`,
    `DTSTAMP:${momentOf(startTime)}`,
    `DTSTART:${momentOf(startTime)}`,
    `DTEND:${momentOf(end)}`,
    `SUMMARY:${escaped(movieTitle)}`,
    `LOCATION:${escaped([sal, seats].filter(Boolean).join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}

/** Nobody sits longer than this; a ticket may be good until the night. */
const LONGEST = 3 * 3600_000

const momentOf = (instant: string | number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
