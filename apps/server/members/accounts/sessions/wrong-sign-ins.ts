import { HOUR_MS } from '@lerret/model'
import { and, eq, gt } from 'drizzle-orm'
import { recordAction } from '../../../platform/audit-log/record-action.ts'
import { auditEntry } from '../../../platform/audit-log/table.ts'
import type { AccountDependencies } from '../accounts.ts'
import { createAccountChangeMails } from '../mails/account-change-mails.ts'
import { person } from '../table.ts'

/** This many within an hour are a burst: somebody guesses, or has forgotten the password. */
export const BURST = 5
/** More within an hour are not recorded, so that a guesser cannot fill the log. */
export const MAX_RECORDED = 20

/** Records a wrong password or code of somebody at the desk in the audit log, and mails them when there is a burst. */
export async function noteWrongSignIn(
  { db, mailer, now, logError }: AccountDependencies,
  personId: string,
  typed: 'password' | 'code',
): Promise<void> {
  const guessed = await db.transaction(async (tx) => {
    // Guesses at the same moment are counted one after the other.
    const [owner] = await tx
      .select({ id: person.id, name: person.name, email: person.email })
      .from(person)
      .where(eq(person.id, personId))
      .for('update')
    if (!owner) return null
    const earlier = await tx.$count(
      auditEntry,
      and(
        eq(auditEntry.personId, personId),
        eq(auditEntry.action, 'sign_in_failed'),
        gt(auditEntry.at, new Date(+now() - HOUR_MS)),
      ),
    )
    if (earlier >= MAX_RECORDED) return null
    await recordAction(tx, { person: owner, action: 'sign_in_failed', details: { typed }, now: now() })
    return { owner, count: earlier + 1 }
  })
  if (guessed?.count !== BURST) return
  const { email, name } = guessed.owner
  const change = typed === 'code' ? 'codeGuesses' : 'guesses'
  await createAccountChangeMails({ db, mailer })(email, change, name).catch(logError)
}
