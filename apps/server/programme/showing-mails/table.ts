import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import type { ShowingFacts } from './rules.ts'

/** A showing that a mail to a ticket holder is about. Deleted with the mail. */
export const showingMail = pgTable(
  'showing_mail',
  {
    mailId: uuid()
      .notNull()
      .references(() => outgoingMail.id, { onDelete: 'cascade' }),
    showingId: text().notNull(),
    /** The showing as the recipient knows it until the mail is sent. */
    before: jsonb().$type<ShowingFacts>().notNull(),
  },
  (mail) => [
    primaryKey({ columns: [mail.mailId, mail.showingId] }),
    index('showing_mail_showing').on(mail.showingId),
  ],
)
