import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { personReference } from '../accounts/table.ts'

/** A mail that was sent about a film on a watch list. Each kind is sent once per film, even if the film was removed and added again. */
export const watchMail = pgTable(
  'watch_mail',
  {
    personId: personReference(),
    productionId: text().notNull(),
    /** About new showings, or about the last one. */
    kind: text({ enum: ['showings', 'last'] }).notNull(),
    /** Written before sending, so that a crash cannot send a mail twice. */
    sentAt: instant().notNull(),
    /** The hash of the mail's unsubscribe key. A mail may be about several films. */
    stopHash: text().notNull(),
  },
  (mail) => [
    primaryKey({ columns: [mail.personId, mail.productionId, mail.kind] }),
    index('watch_mail_key').on(mail.stopHash),
    check('watch_mail_kind', sql`kind in ('showings', 'last')`),
  ],
)

/** A member who wants no watch mails. */
export const watchMailStop = pgTable('watch_mail_stop', {
  personId: personReference().primaryKey(),
  stoppedAt: instant().notNull(),
})
