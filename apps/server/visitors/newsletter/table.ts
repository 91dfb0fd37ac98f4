import type { NewsletterItem } from '@lerret/api/contracts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** Subscribers of the newsletter, confirmed or pending. Unsubscribing deletes the row. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Normalized (mail/normalize-email.ts), so that an address is stored once. */
    email: text().notNull().unique(),
    /** `bounced`: taken off the list because mails do not arrive. */
    state: text({ enum: ['pending', 'confirmed', 'bounced'] }).notNull(),
    /** The time of the subscription; a pending one that is repeated gets a new time. */
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** The number of mails to this address since `mailsSince`. */
    mails: integer().notNull(),
    mailsSince: instant().notNull(),
    /** Newsletters in a row that were refused, and the answer of the mail server to the last one. */
    refusals: integer().notNull().default(0),
    refusal: text(),
  },
  () => [
    check('subscriber_state', sql`state in ('pending', 'confirmed', 'bounced')`),
    check('subscriber_confirmed', sql`(state <> 'pending') = (confirmed_at is not null)`),
  ],
)

/** A newsletter: a draft, planned, or sent. */
export const newsletterIssue = pgTable(
  'newsletter_issue',
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: text().notNull(),
    intro: text().notNull(),
    items: jsonb().$type<NewsletterItem[]>().notNull(),
    /** Counts the saves, so that a save that is based on an older version is refused. */
    version: integer().notNull().default(1),
    state: text({ enum: ['draft', 'planned', 'sent'] }).notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When a planned one is sent. */
    plannedAt: instant(),
    sentAt: instant(),
    /** Its address in the archive, from when it is sent. */
    slug: text().unique(),
  },
  () => [
    check('newsletter_issue_state', sql`state in ('draft', 'planned', 'sent')`),
    check('newsletter_issue_planned', sql`(state = 'planned') = (planned_at is not null)`),
    check('newsletter_issue_sent', sql`(state = 'sent') = (sent_at is not null and slug is not null)`),
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
