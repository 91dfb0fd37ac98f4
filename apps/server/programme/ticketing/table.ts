import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import type { DeskMessage } from './provider/error.ts'
import type { ProductionFacts, ShowingFacts } from './rules.ts'

/** Links a production of the provider to ours, with its fields in the last feed. */
export const ticketingProduction = pgTable('ticketing_production', {
  /** The provider's number. */
  soldId: text().primaryKey(),
  productionId: text().notNull(),
  lastFacts: jsonb('said').$type<ProductionFacts>().notNull(),
})

/** Links a showing of the provider to ours, with its fields in the last feed and its sales figures. */
export const ticketingShowing = pgTable('ticketing_showing', {
  eventId: text().primaryKey(),
  showingId: text().notNull().unique(),
  lastFacts: jsonb('said').$type<ShowingFacts>().notNull(),
  endsAt: instant().notNull(),
  /** Null when there is no limit. */
  capacity: integer(),
  sold: integer().notNull(),
  reserved: integer().notNull(),
  /** The showing was created from the feed and waits until its production is public. */
  isWaiting: boolean().notNull(),
  /** When a future showing disappeared from the feed. */
  vanishedAt: instant(),
})

/** The health of the feed, in one row. */
export const ticketingState = pgTable('ticketing_state', {
  name: text().primaryKey(),
  /** When the feed was last read completely. */
  readAt: instant(),
  failures: integer().notNull(),
  failingSince: instant(),
  messages: jsonb().$type<DeskMessage[]>().notNull().default([]),
})
