import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { normalizeEmail } from '../mail/normalize-email.ts'
import { lockPerson, voidTakeovers } from './email-confirmations.ts'
import type { Partner, Realm, Role } from './realms.ts'
import { accessToken, credential, person, session } from './table.ts'

/**
 * The member of a partner who has this address. Within a transaction the address stays theirs until it ends, so that what is
 * written for it is never another's.
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

const hasAddress = (realm: Realm, email: string) =>
  and(eq(person.realm, realm), eq(person.email, normalizeEmail(email) ?? ''))

export interface NewPerson {
  realm: Realm
  role: Role
  name: string
  email: string
  /** Without a password nobody can log in as this person. */
  passwordHash?: string
}

/** Adds a person whose address somebody else vouches for: staff, and the people of the demo house. Gives the id. */
export async function addPerson(db: Database, { passwordHash, ...given }: NewPerson): Promise<string> {
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(person).values({ id, ...given, emailVerified: true })
    if (passwordHash === undefined) return
    // As better-auth writes it when somebody signs up.
    await tx.insert(credential).values({
      id: randomUUID(),
      realm: given.realm,
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: passwordHash,
    })
  })
  return id
}

/** Everyone who works at the desk, by address. */
export const readStaff = (db: Queryable) =>
  db
    .select({ id: person.id, name: person.name, email: person.email, role: person.role })
    .from(person)
    .where(eq(person.realm, 'staff'))
    .orderBy(asc(person.email))

/**
 * Gives a person who has a password another, in one transaction. Whatever the old one opened is closed, and links that were
 * asked for before no longer give the account away.
 */
export async function setPassword(tx: Queryable, personId: string, passwordHash: string): Promise<void> {
  // First, so that it waits for log-ins that are being written, and those that follow see it: see password-lock.ts.
  await tx.update(credential).set({ password: passwordHash }).where(eq(credential.userId, personId))
  await closeEverything(tx, personId)
  await lockPerson(tx, personId)
  await voidTakeovers(tx, personId)
}

/** Ends every session and token of a person. */
export async function closeEverything(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, personId))
  await tx.delete(accessToken).where(eq(accessToken.personId, personId))
}

/** Removes a person, with all that belonged to the account. */
export async function removePerson(db: Queryable, personId: string): Promise<void> {
  await db.delete(person).where(eq(person.id, personId))
}
