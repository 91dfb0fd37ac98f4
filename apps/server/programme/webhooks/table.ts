import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** An address that gets a request when the published programme changes. */
export const webhook = pgTable('webhook', {
  id: uuid().primaryKey().defaultRandom(),
  url: text().notNull().unique(),
  /** The key that signs requests, encrypted. */
  secret: text().notNull(),
  /** The name of the admin. */
  addedBy: text().notNull(),
  createdAt: instant().notNull(),
  /** Changes up to this revision have a delivery. */
  revision: integer().notNull(),
  /** Since when every attempt has failed. */
  failingSince: instant(),
  disabledAt: instant(),
})

/** A request to a webhook, with its attempts. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** The `webhook-id`, the same for each attempt. */
    id: uuid().primaryKey().defaultRandom(),
    webhookId: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    type: text({ enum: ['programme.changed', 'test'] }).notNull(),
    /** The text that is sent. */
    body: text().notNull(),
    changes: integer().notNull(),
    state: text({ enum: ['waiting', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When it is tried next. */
    dueAt: instant().notNull(),
    /** When it was sent, or given up. */
    settledAt: instant(),
    /** The status of the last reply, or the code of the error without one. */
    status: integer(),
    error: text(),
  },
  (delivery) => [
    index('webhook_delivery_due').on(delivery.state, delivery.dueAt),
    index('webhook_delivery_of').on(delivery.webhookId, delivery.createdAt),
    check('webhook_delivery_state', sql`state in ('waiting', 'sent', 'failed')`),
  ],
)
