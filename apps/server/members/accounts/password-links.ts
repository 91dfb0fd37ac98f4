import { DAY_MS, HOUR_MS } from '@lerret/model'
import { and, eq, gt } from 'drizzle-orm'
import type { Realm } from '../../platform/access/realms.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { createKey, hashKey } from '../../platform/security/keys.ts'
import { voidLinks } from './email-confirmations.ts'
import { removePasskeys } from './passkeys/store.ts'
import { lockPassword } from './passwords/lock.ts'
import { endAllSessions, setPassword } from './people.ts'
import { credential, passwordLink, person } from './table.ts'

/** A mailed link. */
export const MAILED_LINK_MS = HOUR_MS
/** A link that an admin hands over. */
export const COPIED_LINK_MS = DAY_MS

/** Adds a link to choose a new password with. The person's earlier ones work until one is used. Returns its key. */
export async function addPasswordLink(
  tx: Queryable,
  { personId, lifetimeMs, now }: { personId: string; lifetimeMs: number; now: Date },
): Promise<string> {
  const key = createKey()
  await tx
    .insert(passwordLink)
    .values({ hash: hashKey(key), personId, expiresAt: new Date(+now + lifetimeMs) })
  return key
}

/**
 * Logs everybody out of an account and voids its password, passkeys and links. Returns the key of a link to choose another with. In a
 * transaction that has locked the password.
 */
export async function requireNewPassword(tx: Queryable, personId: string, now: Date): Promise<string> {
  await tx.update(credential).set({ password: null }).where(eq(credential.personId, personId))
  // A stranger who signed up with this address may have made one.
  await removePasskeys(tx, personId)
  await endAllSessions(tx, personId)
  await voidLinks(tx, personId)
  return addPasswordLink(tx, { personId, lifetimeMs: MAILED_LINK_MS, now })
}

/**
 * Sets a password with the key of a link of this realm, and runs `afterwards` in the same transaction. All sessions end. Returns false
 * when the link was used, is void or has expired.
 */
export function setPasswordByLink(
  db: Database,
  { realm, key, passwordHash, now }: { realm: Realm; key: string; passwordHash: string; now: Date },
  afterwards: (tx: Queryable, owner: { id: string; name: string }) => Promise<void>,
): Promise<boolean> {
  const isUsable = and(eq(passwordLink.hash, hashKey(key)), gt(passwordLink.expiresAt, now))
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: person.id, name: person.name })
      .from(passwordLink)
      .innerJoin(person, eq(person.id, passwordLink.personId))
      .where(and(isUsable, eq(person.realm, realm)))
    if (!owner) return false
    await lockPassword(tx, owner.id)
    // Somebody may have used it before the lock was granted.
    const used = await tx.delete(passwordLink).where(isUsable).returning({ hash: passwordLink.hash })
    if (used.length === 0) return false
    await setPassword(tx, owner.id, passwordHash)
    await afterwards(tx, owner)
    return true
  })
}
