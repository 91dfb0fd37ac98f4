import { expect, test } from 'vitest'
import { givenTicket } from '../test-partner.ts'
import { findTonightsTicket } from './tonight.ts'

const NOW = Date.parse('2026-11-20T16:00:00Z')

test('tonight’s ticket is the next valid one of today, in Oslo', () => {
  const tickets = [
    givenTicket('late', { startTime: '2026-11-20T20:00:00Z' }),
    givenTicket('early', { startTime: '2026-11-20T17:00:00Z' }),
    givenTicket('over', { startTime: '2026-11-20T12:00:00Z', expirationDate: '2026-11-20T14:00:00Z' }),
    givenTicket('tomorrow', { startTime: '2026-11-20T23:30:00Z', expirationDate: '2026-11-21T02:00:00Z' }),
  ]
  expect(findTonightsTicket(tickets, NOW)?.qrCode).toBe('early')
  expect(findTonightsTicket(tickets.slice(2), NOW)).toBeUndefined()
})
