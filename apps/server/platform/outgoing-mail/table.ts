import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** A mail that the house sends. Rows are deleted some time after they are settled. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    /** The whole mail, encrypted, as it may have secret links. Null once it is sent, or when it is composed for its recipient. */
    body: text(),
    /** A mailing to many, and which of its recipients this is. */
    mailingId: uuid(),
    recipientId: uuid(),
    /**
     * `sending`: a server has claimed it. `handed_over`: its text may have reached the mail server, whose reply is not stored yet.
     * `unconfirmed`: a server died at that point, and the mail must not be sent twice.
     */
    state: text({ enum: ['waiting', 'sending', 'handed_over', 'sent', 'failed', 'unconfirmed'] }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When it is tried next. */
    dueAt: instant().notNull(),
    /** It is not sent after this, because its links have expired. */
    expiresAt: instant(),
    /** Until when the claim of a server holds. */
    claimedUntil: instant(),
    /** When it was sent, or given up. */
    settledAt: instant(),
    /** The SMTP command that failed last, the status of the reply, and its text. */
    errorCommand: text(),
    errorStatus: integer(),
    errorText: text(),
  },
  (mail) => [
    // A mailing reaches each recipient once.
    unique('outgoing_mail_recipient').on(mail.mailingId, mail.recipientId),
    index('outgoing_mail_due').on(mail.state, mail.dueAt),
    index('outgoing_mail_created').on(mail.createdAt),
    index('outgoing_mail_address').on(mail.toAddress),
    check(
      'outgoing_mail_state',
      sql`state in ('waiting', 'sending', 'handed_over', 'sent', 'failed', 'unconfirmed')`,
    ),
    check('outgoing_mail_mailing', sql`(mailing_id is null) = (recipient_id is null)`),
  ],
)
