import { randomUUID } from 'node:crypto'
import type { ticket } from './table.ts'

type TicketRow = typeof ticket.$inferInsert

/** The row of a ticket for tomorrow evening. */
export const ticketRow = (
  values: Pick<TicketRow, 'personId' | 'productionId'> & Partial<TicketRow>,
): TicketRow => ({
  partner: '118',
  title: 'Nosferatu',
  notes: '',
  qrCode: randomUUID(),
  qrUrl: '',
  poster: '',
  hall: 'Storsalen',
  startsAt: new Date('2026-11-21T18:00:00Z'),
  expiresAt: new Date('2026-11-21T20:00:00Z'),
  seats: { info: '', seats: [] },
  ...values,
})
