import { randomUUID } from 'node:crypto'
import type { Language } from '@lerret/model'
import { and, asc, eq } from 'drizzle-orm'
import type { Partner, Realm, Role } from '../../platform/access/realms.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { normalizeEmail } from '../../platform/mail/normalize-email.ts'
import { lockPerson, voidTakeoverLinks } from './email-confirmations.ts'
import { removePasskeys } from './passkeys/store.ts'
import { accessToken, credential, person, session, staffIdentity } from './table.ts'
import { endPendingSignIns, removeTwoFactor } from './two-factor/store.ts'

/**
 * The id of the member of a partner with this address. In a transaction, the lock prevents a change of the address until it ends.
 */
export async function getMemberId(db: Queryable, partner: Partner, email: string): Promise<string> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(hasAddress(partner, email))
    .for('key share')
  if (!found) throw new AppError('member_not_found', 'No member here has this address.')
  return found.id
}

export async function findPersonId(db: Queryable, realm: Realm, email: string): Promise<string | null> {
  const [found] = await db.select({ id: person.id }).from(person).where(hasAddress(realm, email))
  return found?.id ?? null
}

/** The name of a person; undefined for an account that was deleted. */
export async function findName(db: Queryable, id: string): Promise<string | undefined> {
  const [found] = await db.select({ name: person.name }).from(person).where(eq(person.id, id))
  return found?.name
}

const hasAddress = (realm: Realm, email: string) =>
  and(eq(person.realm, realm), eq(person.email, normalizeEmail(email) ?? ''))

export interface NewPerson {
  realm: Realm
  role: Role
  name: string
  email: string
  /** Without a password nobody can log in as this person. */
  passwordHash?: string
  /** The language of the desk, for staff. */
  language?: Language | null
  /** Only members confirm their address. */
  isEmailConfirmed?: boolean
}

/** Adds a person. Returns the id. */
export const addPerson = (db: Database, input: NewPerson): Promise<string> =>
  db.transaction((tx) => insertPerson(tx, input))

/** `addPerson` within a transaction. */
export async function insertPerson(
  tx: Queryable,
  { passwordHash, isEmailConfirmed = true, ...fields }: NewPerson,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(person).values({ id, ...fields, emailVerified: isEmailConfirmed })
  if (passwordHash !== undefined) await tx.insert(credential).values({ personId: id, password: passwordHash })
  return id
}

/** All staff, ordered by address. */
export const readStaff = (db: Queryable) =>
  db
    .select({ id: person.id, name: person.name, email: person.email, role: person.role })
    .from(person)
    .where(eq(person.realm, 'staff'))
    .orderBy(asc(person.email))

/**
 * Replaces a person's password, in one transaction. All sessions end, and earlier links that could change the password or address
 * become void. Somebody who signed in at the sign-in service signs in with this password from now on.
 */
export async function setPassword(tx: Queryable, personId: string, passwordHash: string): Promise<void> {
  // First, so that it waits for log-ins that are being written, and later ones see it: see passwords/lock.ts.
  const password = { password: passwordHash }
  const isSet = await tx
    .update(credential)
    .set(password)
    .where(eq(credential.personId, personId))
    .returning({ personId: credential.personId })
  const isLinked = await tx
    .delete(staffIdentity)
    .where(eq(staffIdentity.personId, personId))
    .returning({ personId: staffIdentity.personId })
  if (isLinked.length > 0 && isSet.length === 0) await tx.insert(credential).values({ personId, ...password })
  await endAllSessions(tx, personId)
  await lockPerson(tx, personId)
  await voidTakeoverLinks(tx, personId)
}

/** Renames a person. */
export async function renamePerson(
  tx: Queryable,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<void> {
  await tx.update(person).set({ name, updatedAt: now }).where(eq(person.id, id))
}

/** Removes all that a person signs in with besides the password: the code app with its backup codes, and passkeys. */
export async function removeFactors(tx: Queryable, personId: string): Promise<void> {
  await removeTwoFactor(tx, personId)
  await removePasskeys(tx, personId)
}

/** Ends every session and token of a person, and sign-ins that wait for a code. No device is trusted any longer. */
export async function endAllSessions(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(session).where(eq(session.personId, personId))
  await tx.delete(accessToken).where(eq(accessToken.personId, personId))
  await endPendingSignIns(tx, personId)
}

/** Removes a person, with all that belonged to the account. */
export async function removePerson(db: Queryable, personId: string): Promise<void> {
  await db.delete(person).where(eq(person.id, personId))
}
