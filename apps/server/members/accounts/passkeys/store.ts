import { and, asc, count, eq } from 'drizzle-orm'
import type { Realm } from '../../../platform/access/realms.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { passkey, person } from '../table.ts'

/** A person needs one for each device, and one to spare. */
export const MAX_PASSKEYS = 20

/** The passkeys of a person, the oldest first. */
export const readPasskeys = (db: Queryable, personId: string) =>
  db
    .select({
      id: passkey.id,
      name: passkey.name,
      host: passkey.host,
      createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt,
    })
    .from(passkey)
    .where(eq(passkey.personId, personId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))

/** Passkeys that a person can use at this host, as browsers need them. */
export const readUsable = (db: Queryable, { personId, host }: { personId: string; host: string }) =>
  db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(and(eq(passkey.personId, personId), eq(passkey.host, host)))

export async function hasPasskey(db: Queryable, owner: { personId: string; host: string }): Promise<boolean> {
  return (await readUsable(db, owner)).length > 0
}

/** The passkey of somebody in this realm by the id that the browser sends; null when there is none. */
export async function findPasskey(
  db: Queryable,
  { realm, host, credentialId }: { realm: Realm; host: string; credentialId: string },
) {
  const [found] = await db
    .select({
      id: passkey.id,
      personId: passkey.personId,
      credentialId: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
    })
    .from(passkey)
    .innerJoin(person, eq(person.id, passkey.personId))
    .where(and(eq(passkey.credentialId, credentialId), eq(passkey.host, host), eq(person.realm, realm)))
  return found ?? null
}

export type NewPasskey = Omit<typeof passkey.$inferInsert, 'id' | 'lastUsedAt'>

/** Adds a passkey. Call it in a transaction that has locked the password. */
export async function insertPasskey(tx: Queryable, input: NewPasskey): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(passkey).where(eq(passkey.personId, input.personId))
  if ((row?.count ?? 0) >= MAX_PASSKEYS)
    throw new AppError('passkeys_too_many', `A person has at most ${MAX_PASSKEYS} passkeys.`)
  const added = await tx.insert(passkey).values(input).onConflictDoNothing().returning({ id: passkey.id })
  if (added.length === 0) throw new AppError('passkey_not_added', 'This passkey is known already.')
}

/** A passkey that has signed a challenge. */
export interface VerifiedPasskey {
  id: string
  personId: string
  counter: number
  previousCounter: number
}

/**
 * Stores that a verified passkey was used. Returns false when it was removed meanwhile, or somebody else has used it with the same
 * counter. Call it in a transaction that has locked the password.
 */
export async function markUsed(
  tx: Queryable,
  { id, counter, previousCounter }: VerifiedPasskey,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(passkey)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkey.id, id), eq(passkey.counter, previousCounter)))
    .returning({ id: passkey.id })
  return used.length > 0
}

/** Removes one passkey of a person. Returns its name. */
export async function removePasskey(
  tx: Queryable,
  { personId, id }: { personId: string; id: string },
): Promise<string> {
  const [removed] = await tx
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.personId, personId)))
    .returning({ name: passkey.name })
  if (!removed) throw new AppError('passkey_not_found', 'The person has no passkey with this id.')
  return removed.name
}

/** Removes all passkeys of a person. */
export async function removePasskeys(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(passkey).where(eq(passkey.personId, personId))
}
