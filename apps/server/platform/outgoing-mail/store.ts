import { and, count, eq, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import type { SendError } from '../mail/send-error.ts'
import { CLAIM_MS, MAX_AGE_MS } from './rules.ts'
import { outgoingMail } from './table.ts'

export type OutgoingMail = typeof outgoingMail.$inferSelect

/** Kinds that must not reach anybody twice. Of others, a second copy does no harm, but a missing one does. */
const NEVER_TWICE = ['newsletter', 'watch']

export const mayBeSentTwice = ({ kind }: OutgoingMail) => !NEVER_TWICE.includes(kind)

/**
 * Claims a mail that is due; null when none is. An attempt that was interrupted, because its server died, is repeated, unless the mail
 * may have been accepted already and must not be sent twice. Mailings to many wait for other mails.
 */
export async function claimMail(
  db: Queryable,
  { withMailings, now }: { withMailings: boolean; now: Date },
): Promise<OutgoingMail | null> {
  await db
    .update(outgoingMail)
    .set({ state: 'unconfirmed', settledAt: now })
    .where(
      and(
        eq(outgoingMail.state, 'handed_over'),
        lte(outgoingMail.claimedUntil, now),
        inArray(outgoingMail.kind, NEVER_TWICE),
      ),
    )
  const isDue = or(
    and(eq(outgoingMail.state, 'waiting'), lte(outgoingMail.dueAt, now)),
    and(eq(outgoingMail.state, 'sending'), lte(outgoingMail.claimedUntil, now)),
    and(
      eq(outgoingMail.state, 'handed_over'),
      lte(outgoingMail.claimedUntil, now),
      notInArray(outgoingMail.kind, NEVER_TWICE),
    ),
  )
  const next = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(and(isDue, withMailings ? undefined : sql`${outgoingMail.mailingId} is null`))
    .orderBy(sql`${outgoingMail.mailingId} is not null`, outgoingMail.dueAt, outgoingMail.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(outgoingMail)
    .set({
      state: 'sending',
      attempts: sql`${outgoingMail.attempts} + 1`,
      claimedUntil: new Date(+now + CLAIM_MS),
    })
    // The subquery is a single value here, so it is run exactly once, and locks one row.
    .where(eq(outgoingMail.id, next))
    .returning()
  return claimed ?? null
}

/** Records that the text of a mail is about to be completed. Fails when the claim has expired and another server may be sending it. */
export async function markHandedOver(db: Queryable, { id, claimedUntil }: OutgoingMail): Promise<void> {
  const marked = await db
    .update(outgoingMail)
    .set({ state: 'handed_over' })
    .where(
      and(
        eq(outgoingMail.id, id),
        eq(outgoingMail.state, 'sending'),
        eq(outgoingMail.claimedUntil, claimedUntil as Date),
      ),
    )
    .returning({ id: outgoingMail.id })
  if (marked.length === 0) throw new Error('The claim of a mail has expired.')
}

/** The mail is accepted by the mail server. Its text is deleted. */
export async function markSent(tx: Queryable, { id }: OutgoingMail, now: Date): Promise<void> {
  await tx
    .update(outgoingMail)
    .set({
      state: 'sent',
      settledAt: now,
      body: null,
      errorCommand: null,
      errorStatus: null,
      errorText: null,
    })
    .where(eq(outgoingMail.id, id))
}

/** Removes the mails to an address that have not been sent. */
export async function dropWaitingMails(tx: Queryable, address: string): Promise<void> {
  await tx
    .delete(outgoingMail)
    .where(and(eq(outgoingMail.toAddress, address), inArray(outgoingMail.state, ['waiting', 'sending'])))
}

/** The mail is not tried again by itself. */
export async function markUnsent(
  tx: Queryable,
  { id }: OutgoingMail,
  { state, error, now }: { state: 'failed' | 'unconfirmed'; error: SendError; now: Date },
): Promise<void> {
  await tx
    .update(outgoingMail)
    .set({ state, settledAt: now, ...toErrorColumns(error) })
    .where(eq(outgoingMail.id, id))
}

/** The mail is tried again later. */
export async function postpone(
  tx: Queryable,
  { id, attempts }: OutgoingMail,
  { dueAt, error, isCounted }: { dueAt: Date; error: SendError; isCounted: boolean },
): Promise<void> {
  await tx
    .update(outgoingMail)
    .set({
      state: 'waiting',
      dueAt,
      claimedUntil: null,
      attempts: isCounted ? attempts : attempts - 1,
      ...toErrorColumns(error),
    })
    .where(eq(outgoingMail.id, id))
}

/** Deletes the texts of mails whose links have expired: they are not sent any more, and are secret no longer than necessary. */
export async function deleteExpiredTexts(db: Queryable, now: Date): Promise<void> {
  await db
    .update(outgoingMail)
    .set({ body: null })
    .where(
      and(
        isNotNull(outgoingMail.body),
        lt(outgoingMail.expiresAt, now),
        inArray(outgoingMail.state, ['waiting', 'failed', 'unconfirmed']),
      ),
    )
}

/** Mails to single persons that have failed since a moment. Mailings show their own. */
export async function countFailedMails(db: Queryable, since: Date): Promise<number> {
  const [failed] = await db
    .select({ count: count() })
    .from(outgoingMail)
    .where(
      and(
        inArray(outgoingMail.state, ['failed', 'unconfirmed']),
        isNull(outgoingMail.mailingId),
        gte(outgoingMail.settledAt, since),
      ),
    )
  return failed?.count ?? 0
}

/** Whether mails of mailings are due. */
export async function hasDueMailings(db: Queryable, now: Date): Promise<boolean> {
  const [due] = await db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(
      and(
        eq(outgoingMail.state, 'waiting'),
        lte(outgoingMail.dueAt, now),
        sql`${outgoingMail.mailingId} is not null`,
      ),
    )
    .limit(1)
  return due !== undefined
}

export const isTooOld = ({ createdAt, expiresAt }: OutgoingMail, now: Date) =>
  +now - +createdAt > MAX_AGE_MS || (expiresAt !== null && expiresAt < now)

const toErrorColumns = ({ command, status, text }: SendError) => ({
  errorCommand: command,
  errorStatus: status,
  errorText: text.replaceAll('\0', '').toWellFormed().slice(0, 1000),
})
