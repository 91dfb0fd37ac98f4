import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Who gets the newsletter, or has asked for it and not confirmed yet. Whoever leaves is deleted. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As `emailOf` (mail/normalize-email.ts) writes it, so that an address is here once. */
    email: text().notNull().unique(),
    state: text({ enum: ['pending', 'confirmed'] }).notNull(),
    /** When it was asked for; a pending one that asks again begins anew. */
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** How many mails were asked for to this address, counted from when. */
    mails: integer().notNull(),
    mailsSince: instant().notNull(),
  },
  () => [
    check('subscriber_state', sql`state in ('pending', 'confirmed')`),
    check('subscriber_confirmed', sql`(state = 'confirmed') = (confirmed_at is not null)`),
  ],
)

/** What the links in mails carry, one row a link. The key itself is in the mail alone; here is its hash. */
export const subscriberKey = pgTable(
  'subscriber_key',
  {
    hash: text().primaryKey(),
    subscriberId: uuid()
      .notNull()
      .references(() => subscriber.id, { onDelete: 'cascade' }),
    /** A key opens one door only. */
    purpose: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    createdAt: instant().notNull(),
  },
  (key) => [
    index('subscriber_key_subscriber').on(key.subscriberId),
    check('subscriber_key_purpose', sql`purpose in ('confirm', 'unsubscribe')`),
  ],
)
