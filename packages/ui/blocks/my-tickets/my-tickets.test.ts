import type { Ticket } from '@lerret/model'
import { expect, test } from 'vitest'
import { sortTickets } from './sort-tickets.ts'

const ticket = (movieTitle: string, startTime: string, expirationDate: string): Ticket => ({
  id: '11111111-1111-4111-8111-111111111111',
  movieId: 'm',
  movieTitle,
  notes: '',
  qrCode: '123',
  qrUrl: '',
  startTime,
  expirationDate,
  image: '',
  sal: 'Storsalen',
  seatsInfo: { info: '', seats: [{ row: '4', seats: '5, 6' }] },
  link: '',
  isFilm: true,
})

test('the next showing comes first, and past ones last, the latest first', () => {
  const tickets = [
    ticket('gamal', '2026-11-01T18:00:00Z', '2026-11-02T00:00:00Z'),
    ticket('neste veke', '2026-11-27T18:00:00Z', '2026-11-28T00:00:00Z'),
    ticket('i går', '2026-11-19T18:00:00Z', '2026-11-20T00:00:00Z'),
    ticket('i kveld', '2026-11-20T18:00:00Z', '2026-11-21T00:00:00Z'),
  ]
  const { upcoming, past } = sortTickets(tickets, '2026-11-20T20:00:00Z')
  expect(upcoming.map(({ movieTitle }) => movieTitle)).toEqual(['i kveld', 'neste veke'])
  expect(past.map(({ movieTitle }) => movieTitle)).toEqual(['i går', 'gamal'])
})
