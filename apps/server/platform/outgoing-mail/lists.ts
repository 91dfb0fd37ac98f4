import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import type { Pagination } from '../db/pagination.ts'
import { AppError } from '../errors/app-error.ts'
import { outgoingMail } from './table.ts'

export const MAIL_FILTERS = {
  waiting: ['waiting', 'sending', 'handed_over'],
  sent: ['sent'],
  failed: ['failed', 'unconfirmed'],
} as const
export type MailFilter = keyof typeof MAIL_FILTERS

/** Outgoing mails, newest first, without their text. */
export async function readOutgoingMails(
  db: Queryable,
  { state, page }: { state?: MailFilter | undefined; page: Pagination },
) {
  const rows = await db
    .select({
      id: outgoingMail.id,
      kind: outgoingMail.kind,
      to: outgoingMail.toAddress,
      subject: outgoingMail.subject,
      state: outgoingMail.state,
      attempts: outgoingMail.attempts,
      createdAt: outgoingMail.createdAt,
      dueAt: outgoingMail.dueAt,
      settledAt: outgoingMail.settledAt,
      errorCommand: outgoingMail.errorCommand,
      errorStatus: outgoingMail.errorStatus,
      errorText: outgoingMail.errorText,
      expiresAt: outgoingMail.expiresAt,
    })
    .from(outgoingMail)
    .where(state === undefined ? undefined : inArray(outgoingMail.state, [...MAIL_FILTERS[state]]))
    .orderBy(desc(outgoingMail.createdAt), desc(outgoingMail.id))
    .limit(page.take)
    .offset(page.skip)
  const counted = await db
    .select({ state: outgoingMail.state, count: count() })
    .from(outgoingMail)
    .groupBy(outgoingMail.state)
  const countMails = (filter: MailFilter) =>
    counted
      .filter((each) => (MAIL_FILTERS[filter] as readonly string[]).includes(each.state))
      .reduce((sum, each) => sum + each.count, 0)
  return {
    items: rows.map(
      ({ createdAt, dueAt, settledAt, expiresAt, errorCommand, errorStatus, errorText, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        dueAt: dueAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
        expiresAt: expiresAt?.toISOString() ?? null,
        error: errorText === null ? null : { command: errorCommand, status: errorStatus, text: errorText },
      }),
    ),
    counts: { waiting: countMails('waiting'), sent: countMails('sent'), failed: countMails('failed') },
  }
}

/** Lets a mail that failed, or waits for its next attempt, be tried again now. Its links may have expired; then it fails again. */
export async function retryMail(
  db: Database | Queryable,
  { id, now }: { id: string; now: Date },
): Promise<{ kind: string }> {
  const [retried] = await db
    .update(outgoingMail)
    .set({ state: 'waiting', attempts: 0, dueAt: now, createdAt: now, settledAt: null })
    .where(and(eq(outgoingMail.id, id), inArray(outgoingMail.state, ['failed', 'unconfirmed', 'waiting'])))
    .returning({ kind: outgoingMail.kind })
  if (!retried) throw new AppError('mail_not_found', 'There is no such mail, or it has been sent.')
  return retried
}
