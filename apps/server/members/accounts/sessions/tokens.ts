import { randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '@lerret/model'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Realm } from '../../../platform/access/realms.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import { isSameSecret } from '../../../platform/security/compare-secrets.ts'
import { createKey, hashKey, isKey } from '../../../platform/security/keys.ts'
import { lockPassword } from '../passwords/lock.ts'
import {
  accessToken,
  emailConfirmation,
  passkeyChallenge,
  passwordLink,
  pendingSignIn,
  person,
  session,
  signInChallenge,
  trustedDevice,
} from '../table.ts'

export const TOKEN_SECONDS = 90 * DAY_SECONDS
/** How long a replaced session stays valid, for requests that were already sent. */
const GRACE_MS = 60_000

/** Issues a token for a person, and a device key for an HttpOnly cookie: neither works alone. */
export async function issueToken(
  tx: Queryable,
  { personId, now }: { personId: string; now: Date },
): Promise<{ id: string; token: string; device: string }> {
  const [token, device] = [createKey(), createKey()]
  const id = randomUUID()
  await tx.insert(accessToken).values({
    id,
    hash: hashKey(token),
    deviceHash: hashKey(device),
    personId,
    createdAt: now,
    expiresAt: new Date(+now + TOKEN_SECONDS * 1000),
  })
  return { id, token, device }
}

/** The token and its owner, if it comes from the device it was issued to. */
export async function findToken(
  db: Queryable,
  input: { realm: Realm; token: string; device: string | undefined; now: Date },
): Promise<{ id: string; personId: string } | null> {
  const { realm, token, device, now } = input
  if (!isKey(token) || !isKey(device)) return null
  const [found] = await db
    .select({ id: accessToken.id, personId: accessToken.personId, deviceHash: accessToken.deviceHash })
    .from(accessToken)
    .innerJoin(person, eq(person.id, accessToken.personId))
    .where(and(eq(accessToken.hash, hashKey(token)), eq(person.realm, realm), gt(accessToken.expiresAt, now)))
  if (!found || !isSameSecret(found.deviceHash, hashKey(device))) return null
  return { id: found.id, personId: found.personId }
}

/**
 * Finds a token that nobody revokes until the transaction ends. The password is locked first, as everywhere (see lockPerson).
 */
export async function lockToken(tx: Queryable, input: Parameters<typeof findToken>[1]) {
  const found = await findToken(tx, input)
  if (!found) return null
  await lockPassword(tx, found.personId)
  const locked = await tx
    .select({ id: accessToken.id })
    .from(accessToken)
    .where(eq(accessToken.id, found.id))
    .for('key share')
  return locked.length > 0 ? found : null
}

/** Ends the sessions of a token, except for the newest ones, whose cookies may not have reached the browser yet. */
export async function endOlderSessions(db: Queryable, tokenId: string, now: Date): Promise<void> {
  const since = new Date(+now - GRACE_MS)
  await db.delete(session).where(and(eq(session.tokenId, tokenId), lte(session.createdAt, since)))
}

/** Revokes a token, which ends every session that was opened with it. */
export async function revokeToken(db: Queryable, id: string): Promise<void> {
  await db.delete(accessToken).where(eq(accessToken.id, id))
}

const EXPIRING_TABLES = [
  accessToken,
  session,
  emailConfirmation,
  passkeyChallenge,
  passwordLink,
  pendingSignIn,
  signInChallenge,
  trustedDevice,
]

/** Deletes all expired tokens, sessions, links, challenges and trusted devices. */
export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  for (const table of EXPIRING_TABLES) await db.delete(table).where(lte(table.expiresAt, now))
}
