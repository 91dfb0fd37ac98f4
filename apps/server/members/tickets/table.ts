import type { SeatsInfo } from '@lerret/model'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { personReference } from '../accounts/table.ts'

/** A delivery that was accepted, so that repeating it changes nothing. */
export const ticketDelivery = pgTable(
  'ticket_delivery',
  {
    partner: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (delivery) => [primaryKey({ columns: [delivery.partner, delivery.key] })],
)

/** A ticket that a member bought, as the provider delivered it. */
export const ticket = pgTable(
  'ticket',
  {
    id: uuid().primaryKey().defaultRandom(),
    partner: text().notNull(),
    personId: personReference(),
    productionId: text().notNull(),
    title: text().notNull(),
    notes: text().notNull(),
    qrCode: text().notNull(),
    qrUrl: text().notNull(),
    startsAt: instant().notNull(),
    expiresAt: instant().notNull(),
    poster: text().notNull(),
    hall: text().notNull(),
    seats: jsonb().$type<SeatsInfo>().notNull(),
    /** Whether it was read from the member's own account at the provider, and not delivered to the member's address. */
    isFromProviderAccount: boolean().notNull().default(false),
  },
  (each) => [
    // A code belongs to one ticket.
    unique('ticket_code').on(each.partner, each.qrCode),
    index('ticket_person').on(each.personId, each.startsAt),
  ],
)

/** A link to one ticket. Its key is derived, so that the sender can copy the link again. */
export const ticketShare = pgTable('ticket_share', {
  ticketId: uuid()
    .primaryKey()
    .references(() => ticket.id, { onDelete: 'cascade' }),
  keyHash: text().notNull().unique(),
  sharedAt: instant().notNull(),
})
