import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { createKey, hashKey } from '../security/keys.ts'
import { MAIL_DAY_MS, MAILS_A_DAY, PENDING_MS } from './rules.ts'
import { subscriber, subscriberKey } from './table.ts'

export interface Subscriber {
  id: string
  state: 'pending' | 'confirmed'
}

export type Purpose = 'confirm' | 'unsubscribe'

/**
 * The subscriber with this address, new or known, with one more mail counted. Null when the address has had its mails for
 * today; then nothing is changed.
 */
export async function countMail(db: Queryable, email: string, now: Date): Promise<Subscriber | null> {
  const isNewDay = sql`${subscriber.mailsSince} <= ${instant(+now - MAIL_DAY_MS)}`
  const [counted] = await db
    .insert(subscriber)
    .values({ email, state: 'pending', createdAt: now, mails: 1, mailsSince: now })
    .onConflictDoUpdate({
      target: subscriber.email,
      set: {
        createdAt: sql`case when ${subscriber.state} = 'pending' then ${instant(+now)} else ${subscriber.createdAt} end`,
        mails: sql`case when ${isNewDay} then 1 else ${subscriber.mails} + 1 end`,
        mailsSince: sql`case when ${isNewDay} then ${instant(+now)} else ${subscriber.mailsSince} end`,
      },
      setWhere: sql`${isNewDay} or ${subscriber.mails} < ${MAILS_A_DAY}`,
    })
    .returning({ id: subscriber.id, state: subscriber.state })
  return counted ?? null
}

/** Takes back a mail that was counted and could not be sent. */
export async function uncountMail(db: Queryable, id: string): Promise<void> {
  await db
    .update(subscriber)
    .set({ mails: sql`greatest(${subscriber.mails} - 1, 0)` })
    .where(eq(subscriber.id, id))
}

/** A key for a link in a mail to this subscriber. */
export async function addKey(
  db: Queryable,
  subscriberId: string,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const key = createKey()
  await db.insert(subscriberKey).values({ hash: hashKey(key), subscriberId, purpose, createdAt: now })
  return key
}

export async function removeKeys(db: Queryable, keys: string[]): Promise<void> {
  await db.delete(subscriberKey).where(inArray(subscriberKey.hash, keys.map(hashKey)))
}

/** Whose key this is, when it opens this door. */
export async function findByKey(
  db: Queryable,
  key: string,
  purpose: Purpose,
  now: Date,
): Promise<Subscriber | null> {
  const [found] = await db
    .select({ id: subscriber.id, state: subscriber.state })
    .from(subscriber)
    .where(inArray(subscriber.id, ownerOf(db, key, purpose, now)))
  return found ?? null
}

/** Confirms whoever's key this is; again is harmless. False when the key is nobody's, or too old. */
export async function confirmByKey(db: Queryable, key: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(subscriber)
    .set({ state: 'confirmed', confirmedAt: sql`coalesce(${subscriber.confirmedAt}, ${instant(+now)})` })
    .where(inArray(subscriber.id, ownerOf(db, key, 'confirm', now)))
    .returning({ id: subscriber.id })
  return confirmed.length > 0
}

/** Deletes whoever's key this is, with all their keys. */
export async function deleteByKey(db: Queryable, key: string, now: Date): Promise<void> {
  await db.delete(subscriber).where(inArray(subscriber.id, ownerOf(db, key, 'unsubscribe', now)))
}

/** Forgets who never confirmed, and the links that no longer confirm. */
export async function removeExpired(db: Queryable, now: Date): Promise<void> {
  const since = new Date(+now - PENDING_MS)
  await db.delete(subscriber).where(and(eq(subscriber.state, 'pending'), lte(subscriber.createdAt, since)))
  await db
    .delete(subscriberKey)
    .where(and(eq(subscriberKey.purpose, 'confirm'), lte(subscriberKey.createdAt, since)))
}

/** A link to confirm is good for some days, a link to leave for as long as there is anything to leave. */
function ownerOf(db: Queryable, key: string, purpose: Purpose, now: Date) {
  const isFresh = purpose === 'confirm' ? gt(subscriberKey.createdAt, new Date(+now - PENDING_MS)) : undefined
  return db
    .select({ id: subscriberKey.subscriberId })
    .from(subscriberKey)
    .where(and(eq(subscriberKey.hash, hashKey(key)), eq(subscriberKey.purpose, purpose), isFresh))
}

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`
