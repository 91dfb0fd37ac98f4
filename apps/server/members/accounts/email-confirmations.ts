import { DAY_MS } from '@lerret/model'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Realm } from '../../platform/access/realms.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { createKey, hashKey } from '../../platform/security/keys.ts'
import { lockPassword } from './passwords/lock.ts'
import { emailConfirmation, passwordLink, person } from './table.ts'

export const CONFIRMATION_LINK_MS = DAY_MS

/** Adds a link for a mail to this address. Returns its key. */
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
    expiresAt: new Date(+now + CONFIRMATION_LINK_MS),
  })
  return key
}

export interface PendingConfirmation {
  realm: Realm
  email: string
  /** Whether the account has another address now. */
  isChange: boolean
}

/** Finds what a link would confirm; null when it is used, void or expired. */
export async function findConfirmation(
  db: Queryable,
  { key, now }: { key: string; now: Date },
): Promise<PendingConfirmation | null> {
  const [found] = await db
    .select({ realm: person.realm, email: emailConfirmation.email, current: person.email })
    .from(emailConfirmation)
    .innerJoin(person, eq(person.id, emailConfirmation.personId))
    .where(isUsable(key, now))
  if (!found) return null
  const { realm, email, current } = found
  return { realm: realm as Realm, email, isChange: email !== current }
}

/** The outcome of confirming an address. */
export type Confirmed =
  | { outcome: 'confirmed'; email: string; newPasswordKey: string | null }
  | { outcome: 'changed'; email: string; previous: string; newPasswordKey: string | null }
  /** Another account has got the address meanwhile. */
  | { outcome: 'taken'; email: string }

export interface Confirmation {
  key: string
  now: Date
  /** Who is logged in where the link is used. */
  loggedInId: string | null
  /** Removes what the account got through an address that was never confirmed, before that address is replaced. */
  removeUnconfirmed(tx: Queryable, personId: string): Promise<void>
  /** Logs everybody out of the account and voids its password. Returns the key of a link to choose another with. */
  requireNewPassword(tx: Queryable, personId: string): Promise<string>
}

/**
 * Confirms the address that the link was mailed to, and sets it on the account if that has another. A link works once. Where its owner is
 * not logged in, the account may be a stranger's who typed this address, so a new password is required.
 */
export async function confirmEmail(
  db: Database,
  { key, now, loggedInId, removeUnconfirmed, requireNewPassword }: Confirmation,
): Promise<Confirmed | null> {
  try {
    return await db.transaction(async (tx) => {
      const [link] = await tx
        .select({ personId: emailConfirmation.personId, email: emailConfirmation.email })
        .from(emailConfirmation)
        .where(isUsable(key, now))
      if (!link) return null
      const { personId, email } = link
      const isElsewhere = personId !== loggedInId
      if (isElsewhere) await lockPassword(tx, personId)
      // The strong lock also blocks deliveries, which must not add tickets for an address that is being replaced.
      const account = await lockPerson(tx, personId, 'update')
      // The link may have been used or voided before the person was locked.
      const used = await tx.delete(emailConfirmation).where(isUsable(key, now)).returning()
      if (!account || used.length === 0) return null
      const isChange = email !== account.email
      if (isChange && !account.isConfirmed) await removeUnconfirmed(tx, personId)
      await tx
        .update(person)
        .set({ email, emailVerified: true, updatedAt: now })
        .where(eq(person.id, personId))
      if (isChange) await voidLinks(tx, personId)
      else await tx.delete(emailConfirmation).where(isMailedTo(personId, email))
      const newPasswordKey = isElsewhere ? await requireNewPassword(tx, personId) : null
      return isChange
        ? { outcome: 'changed', email, previous: account.email, newPasswordKey }
        : { outcome: 'confirmed', email, newPasswordKey }
    })
  } catch (error) {
    const pending = isAddressTaken(error) ? await findConfirmation(db, { key, now }) : null
    if (!pending) throw error
    return { outcome: 'taken', email: pending.email }
  }
}

/**
 * Locks a person's address until the transaction ends. Locks are taken in this order everywhere, against deadlocks: the password,
 * sessions and tokens, the person, the links. The weaker lock allows writing sessions that refer to the person.
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

/** Voids all mailed links of a person. */
export async function voidLinks(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(emailConfirmation).where(eq(emailConfirmation.personId, personId))
  await voidResetLinks(tx, personId)
}

/** Voids the links that would change the account's password or address. */
export async function voidTakeoverLinks(tx: Queryable, personId: string): Promise<void> {
  await voidEmailChanges(tx, personId)
  await voidResetLinks(tx, personId)
}

/** Voids the links to other addresses than the account's own. */
export async function voidEmailChanges(tx: Queryable, personId: string): Promise<void> {
  const own = tx.select({ email: person.email }).from(person).where(eq(person.id, personId))
  await tx
    .delete(emailConfirmation)
    .where(and(eq(emailConfirmation.personId, personId), ne(emailConfirmation.email, own)))
}

export async function voidResetLinks(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(passwordLink).where(eq(passwordLink.personId, personId))
}

const isUsable = (key: string, now: Date) =>
  and(eq(emailConfirmation.hash, hashKey(key)), gt(emailConfirmation.expiresAt, now))

const isMailedTo = (personId: string, email: string) =>
  and(eq(emailConfirmation.personId, personId), eq(emailConfirmation.email, email))

/** Whether the database refused a second account with the same address. */
export function isAddressTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } }
  return cause?.constraint === 'person_address'
}
