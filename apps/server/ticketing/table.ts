import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import type { ProductionFacts, ShowingFacts } from './rules.ts'

/** Which production of ours the provider's is, and what it said of it last. */
export const ticketingProduction = pgTable('ticketing_production', {
  /** The provider's number. */
  soldId: text().primaryKey(),
  productionId: text().notNull(),
  said: jsonb().$type<ProductionFacts>().notNull(),
})

/** Which showing of ours the provider's is, what it said of it last, and how it sells. */
export const ticketingShowing = pgTable('ticketing_showing', {
  eventId: text().primaryKey(),
  showingId: text().notNull().unique(),
  said: jsonb().$type<ShowingFacts>().notNull(),
  endsAt: instant().notNull(),
  /** null where there is no limit. */
  capacity: integer(),
  sold: integer().notNull(),
  reserved: integer().notNull(),
  /** It was made from the feed, and waits until its production is public. */
  isWaiting: boolean().notNull(),
  /** Since when the provider says nothing of it, though it has not been. */
  vanishedAt: instant(),
})

/** How it stands with the provider: one row. */
export const ticketingState = pgTable('ticketing_state', {
  name: text().primaryKey(),
  /** When it was last read whole. */
  readAt: instant(),
  failures: integer().notNull(),
  failingSince: instant(),
  reason: text(),
})
