import type { Ticket } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { composeTicketCalendar } from './calendar.ts'

const TICKET: Ticket = {
  id: '',
  movieId: 'm',
  movieTitle: 'Ja, Nei; Å\\Ø',
  notes: '',
  qrCode: 'BL:1:ABC',
  qrUrl: '',
  image: '',
  startTime: '2026-11-20T18:00:00Z',
  expirationDate: '2026-11-21T04:00:00Z',
  sal: 'Storsalen',
  seatsInfo: { info: '', seats: [{ row: '4', seats: '5, 6' }] },
  link: '',
  isFilm: true,
}

test('an event has the hall and all seats, ends after three hours at most, and has no code', () => {
  const other = { ...TICKET, qrCode: 'BL:2:DEF', seatsInfo: { info: '', seats: [{ row: '5', seats: '1' }] } }
  const text = composeTicketCalendar([TICKET, other], {
    words: NYNORSK,
    now: new Date('2026-11-19T12:00:00Z'),
  })
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined,
  )
  expect(event.summary).toBe(TICKET.movieTitle)
  expect(event.location).toBe('Storsalen, rad 4, sete 5, 6; rad 5, sete 1')
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-20T18:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-20T21:00:00.000Z')
  expect(text).not.toContain('ABC')
})
