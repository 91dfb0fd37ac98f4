import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { personReference } from '../accounts/table.ts'
import { instant } from '../db/columns.ts'

/** A mail that was sent about a film on a watch list. Each kind is sent once per film, even if the film was removed and added again. */
export const watchMail = pgTable(
  'watch_mail',
  {
    personId: personReference(),
    productionId: text().notNull(),
    /** That it is shown here, or that it soon is no longer. */
    kind: text({ enum: ['showings', 'last'] }).notNull(),
    /** Written before the mail leaves, so that a server that dies at it sends none twice. */
    sentAt: instant().notNull(),
    /** Of the key in the mail's link that stops them. A mail may tell of several films. */
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
