import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Subscribers of the newsletter, confirmed or pending. Unsubscribing deletes the row. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Normalized (mail/normalize-email.ts), so that an address is stored once. */
    email: text().notNull().unique(),
    state: text({ enum: ['pending', 'confirmed'] }).notNull(),
    /** The time of the subscription; a pending one that is repeated gets a new time. */
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** The number of mails to this address since `mailsSince`. */
    mails: integer().notNull(),
    mailsSince: instant().notNull(),
  },
  () => [
    check('subscriber_state', sql`state in ('pending', 'confirmed')`),
    check('subscriber_confirmed', sql`(state = 'confirmed') = (confirmed_at is not null)`),
  ],
)

/** The keys of the links in mails, one row a link. Only the hash is stored; the key itself is in the mail. */
export const subscriberKey = pgTable(
  'subscriber_key',
  {
    hash: text().primaryKey(),
    subscriberId: uuid()
      .notNull()
      .references(() => subscriber.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    createdAt: instant().notNull(),
  },
  (key) => [
    index('subscriber_key_subscriber').on(key.subscriberId),
    check('subscriber_key_purpose', sql`purpose in ('confirm', 'unsubscribe')`),
  ],
)
