import { and, eq } from 'drizzle-orm'
import type { Person } from '../../../platform/access/callers.ts'
import type { Realm } from '../../../platform/access/realms.ts'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { normalizeEmail } from '../../../platform/mail/normalize-email.ts'
import { personColumns } from '../person.ts'
import { credential, person } from '../table.ts'

/** A verified password, identified by the hash that was stored at that moment. Salted hashes never repeat. */
export interface VerifiedPassword {
  personId: string
  hash: string
}

/**
 * Runs `write` in a transaction that locks the password. Throws when the password was replaced since it was verified.
 *
 * Code that replaces a password updates the same row first and then deletes all sessions. So one waits for the other: a write that
 * comes first is committed before the deletions, and a write that comes second finds another hash. See decision 011.
 */
export function withPasswordLock<Result>(
  db: Database,
  { personId, hash }: VerifiedPassword,
  write: (tx: Queryable) => Promise<Result>,
  toError = passwordWrong,
): Promise<Result> {
  return db.transaction(async (tx) => {
    if ((await lockPassword(tx, personId)) !== hash) throw toError()
    return write(tx)
  })
}

export const passwordWrong = () => new AppError('password_wrong', 'This is not the password of the account.')

/** Locks the password until the transaction ends. Returns its hash; null when there is none. */
export async function lockPassword(tx: Queryable, personId: string): Promise<string | null> {
  const [stored] = await tx
    .select({ hash: credential.password })
    .from(credential)
    .where(eq(credential.personId, personId))
    .for('update')
  return stored?.hash ?? null
}

export async function findPasswordHash(db: Queryable, personId: string): Promise<string | null> {
  const [stored] = await db
    .select({ hash: credential.password })
    .from(credential)
    .where(eq(credential.personId, personId))
  return stored?.hash ?? null
}

/** The person with this address, and the hash of their password if they have one; null when nobody has it. */
export async function findByEmail(
  db: Queryable,
  realm: Realm,
  email: string,
): Promise<{ person: Person; hash: string | null } | null> {
  const [found] = await db
    .select({ person: personColumns, hash: credential.password })
    .from(person)
    .leftJoin(credential, eq(credential.personId, person.id))
    .where(and(eq(person.realm, realm), eq(person.email, normalizeEmail(email) ?? '')))
  return found ?? null
}
