import { and, eq, gt, ne } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import { createKey, hashKey } from '../security/keys.ts'
import { emailConfirmation, person, verification } from './table.ts'

const CONFIRMATION_MS = 24 * 3_600_000

/** Adds a link for a mail to this address, and gives its key. */
export async function addConfirmation(
  db: Queryable,
  { personId, email, now }: { personId: string; email: string; now: Date },
): Promise<string> {
  const key = createKey()
  await db.insert(emailConfirmation).values({
    hash: hashKey(key),
    personId,
    email,
    createdAt: now,
    expiresAt: new Date(+now + CONFIRMATION_MS),
  })
  return key
}

export interface PendingConfirmation {
  email: string
  /** Whether the account has another address until then. */
  isChange: boolean
}

/** What a link would confirm; null when it is used, void or too old. */
export async function findConfirmation(
  db: Queryable,
  { key, now }: { key: string; now: Date },
): Promise<PendingConfirmation | null> {
  const [found] = await db
    .select({ email: emailConfirmation.email, current: person.email })
    .from(emailConfirmation)
    .innerJoin(person, eq(person.id, emailConfirmation.personId))
    .where(isUsable(key, now))
  return found ? { email: found.email, isChange: found.email !== found.current } : null
}

/** What came of opening a link. */
export type Confirmed =
  | { outcome: 'confirmed'; email: string }
  | { outcome: 'changed'; email: string; previous: string }
  /** Another account has got the address meanwhile. */
  | { outcome: 'taken'; email: string }

/**
 * Confirms the address that the link was mailed to, and gives it to the account if that has another one. A link works once.
 * `leaveUnconfirmed` takes away what the account got by an address that was never confirmed, before that is replaced.
 */
export async function confirmEmail(
  db: Database,
  { key, now }: { key: string; now: Date },
  leaveUnconfirmed: (tx: Queryable, personId: string) => Promise<void>,
): Promise<Confirmed | null> {
  try {
    return await db.transaction(async (tx) => {
      const [link] = await tx
        .select({ personId: emailConfirmation.personId, email: emailConfirmation.email })
        .from(emailConfirmation)
        .where(isUsable(key, now))
      if (!link) return null
      const { personId, email } = link
      // Also against whoever writes something for the account: a delivery must not bring tickets to an address that is left.
      const account = await lockPerson(tx, personId, 'update')
      // It may have been used or made void before the person was locked.
      const used = await tx.delete(emailConfirmation).where(isUsable(key, now)).returning()
      if (!account || used.length === 0) return null
      if (email === account.email) {
        await tx.update(person).set({ emailVerified: true, updatedAt: now }).where(eq(person.id, personId))
        await tx.delete(emailConfirmation).where(isMailedTo(personId, email))
        return { outcome: 'confirmed', email }
      }
      if (!account.isConfirmed) await leaveUnconfirmed(tx, personId)
      await tx
        .update(person)
        .set({ email, emailVerified: true, updatedAt: now })
        .where(eq(person.id, personId))
      await voidLinks(tx, personId)
      return { outcome: 'changed', email, previous: account.email }
    })
  } catch (error) {
    const pending = isAddressTaken(error) ? await findConfirmation(db, { key, now }) : null
    if (!pending) throw error
    return { outcome: 'taken', email: pending.email }
  }
}

/**
 * Nobody can change the person's address until the transaction ends. Whoever locks several things does it in this order: the
 * password, sessions and tokens, the person, the links. Otherwise two transactions could wait for each other. The weaker lock
 * lets sessions be written that refer to the person.
 */
export async function lockPerson(
  tx: Queryable,
  personId: string,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<{ email: string; isConfirmed: boolean } | null> {
  const [found] = await tx
    .select({ email: person.email, isConfirmed: person.emailVerified })
    .from(person)
    .where(eq(person.id, personId))
    .for(strength)
  return found ?? null
}

/** No mailed link of this person works any longer. */
export async function voidLinks(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(emailConfirmation).where(eq(emailConfirmation.personId, personId))
  await voidResetLinks(tx, personId)
}

/** No link works any longer that would give the account another password or address. */
export async function voidTakeovers(tx: Queryable, personId: string): Promise<void> {
  await voidEmailChanges(tx, personId)
  await voidResetLinks(tx, personId)
}

/** No link to another address than the account's own works any longer. */
export async function voidEmailChanges(tx: Queryable, personId: string): Promise<void> {
  const own = tx.select({ email: person.email }).from(person).where(eq(person.id, personId))
  await tx
    .delete(emailConfirmation)
    .where(and(eq(emailConfirmation.personId, personId), ne(emailConfirmation.email, own)))
}

/** better-auth stores whose they are as their value. */
export async function voidResetLinks(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, personId))
}

const isUsable = (key: string, now: Date) =>
  and(eq(emailConfirmation.hash, hashKey(key)), gt(emailConfirmation.expiresAt, now))

const isMailedTo = (personId: string, email: string) =>
  and(eq(emailConfirmation.personId, personId), eq(emailConfirmation.email, email))

/** That the database refused a second account with an address. */
function isAddressTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } }
  return cause?.constraint === 'person_address'
}
