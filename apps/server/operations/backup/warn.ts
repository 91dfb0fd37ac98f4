import { DAY_MS, osloClock } from '@lerret/model'
import { fill } from '@lerret/words'
import { and, eq } from 'drizzle-orm'
import { composeMail } from '../../content/house/compose-mail.ts'
import { getSender } from '../../content/house/sender.ts'
import { person } from '../../members/accounts/table.ts'
import type { Database } from '../../platform/db/connection.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { type BackupState, findOverdueSince, updateBackupState } from './state.ts'

/** Mails every administrator while backups are overdue, at most once a day. */
export async function warnAboutBackups(
  state: BackupState,
  { db, mailer, now }: { db: Database; mailer: Pick<Mailer, 'send'>; now: Date },
): Promise<void> {
  if (findOverdueSince(state, now) === null) return
  if (state.warnedAt !== null && +now - Date.parse(state.warnedAt) < DAY_MS) return
  const sender = await getSender(db)
  const { words, title } = sender
  const body = [
    state.last ? fill(words.backupMailText, { when: formatMoment(state.last.at) }) : words.backupMailNever,
    ...(state.failure ? [fill(words.backupMailReason, { reason: state.failure.reason })] : []),
  ]
  const administrators = await db
    .select({ email: person.email })
    .from(person)
    .where(and(eq(person.realm, 'staff'), eq(person.role, 'admin')))
  for (const { email: to } of administrators)
    await mailer.send(
      composeMail(sender, { to, subject: fill(words.backupMailSubject, { site: title }), body }),
    )
  await updateBackupState(db, now, { warnedAt: now.toISOString() })

  function formatMoment(instant: string) {
    const { date, time } = osloClock(instant)
    return `${date} ${time}`
  }
}
