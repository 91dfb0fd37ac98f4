import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { createKey, hashKey } from '../../platform/security/keys.ts'
import { CONFIRMATION_TTL_MS, MAIL_WINDOW_MS, MAX_MAILS_PER_DAY } from './rules.ts'
import { subscriber, subscriberKey } from './table.ts'

export interface Subscriber {
  id: string
  state: 'pending' | 'confirmed' | 'bounced'
}

export type Purpose = 'confirm' | 'unsubscribe'

/**
 * Counts one more mail to this address and returns its subscriber, who is added if new. Returns null, and changes nothing, when the
 * limit is reached.
 */
export async function countMail(db: Queryable, email: string, now: Date): Promise<Subscriber | null> {
  const isNewDay = sql`${subscriber.mailsSince} <= ${instant(+now - MAIL_WINDOW_MS)}`
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
      setWhere: sql`${isNewDay} or ${subscriber.mails} < ${MAX_MAILS_PER_DAY}`,
    })
    .returning({ id: subscriber.id, state: subscriber.state })
  return counted ?? null
}

/** Reverts the count of a mail that could not be sent. */
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

/** The subscriber who has this key for this purpose. */
export async function findByKey(
  db: Queryable,
  key: string,
  purpose: Purpose,
  now: Date,
): Promise<Subscriber | null> {
  const [keyOwner] = await db
    .select({ id: subscriber.id, state: subscriber.state })
    .from(subscriber)
    .where(inArray(subscriber.id, selectKeyOwner(db, key, purpose, now)))
  return keyOwner ?? null
}

/** Confirms the subscriber of this key; may be repeated. False when the key is unknown or expired. */
export async function confirmByKey(db: Queryable, key: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(subscriber)
    .set({
      state: 'confirmed',
      confirmedAt: sql`coalesce(${subscriber.confirmedAt}, ${instant(+now)})`,
      refusals: 0,
      refusal: null,
    })
    .where(inArray(subscriber.id, selectKeyOwner(db, key, 'confirm', now)))
    .returning({ id: subscriber.id })
  return confirmed.length > 0
}

/** Deletes the subscriber of this key, with all their keys. */
export async function deleteByKey(db: Queryable, key: string, now: Date): Promise<void> {
  await db.delete(subscriber).where(inArray(subscriber.id, selectKeyOwner(db, key, 'unsubscribe', now)))
}

/** Deletes subscribers who never confirmed, and expired keys to confirm. */
export async function deleteUnconfirmedSubscribers(db: Queryable, now: Date): Promise<void> {
  const since = new Date(+now - CONFIRMATION_TTL_MS)
  await db.delete(subscriber).where(and(eq(subscriber.state, 'pending'), lte(subscriber.createdAt, since)))
  await db
    .delete(subscriberKey)
    .where(and(eq(subscriberKey.purpose, 'confirm'), lte(subscriberKey.createdAt, since)))
}

/** A key to confirm expires after some days; a key to unsubscribe never does. */
function selectKeyOwner(db: Queryable, key: string, purpose: Purpose, now: Date) {
  const isFresh =
    purpose === 'confirm' ? gt(subscriberKey.createdAt, new Date(+now - CONFIRMATION_TTL_MS)) : undefined
  return db
    .select({ id: subscriberKey.subscriberId })
    .from(subscriberKey)
    .where(and(eq(subscriberKey.hash, hashKey(key)), eq(subscriberKey.purpose, purpose), isFresh))
}

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`
