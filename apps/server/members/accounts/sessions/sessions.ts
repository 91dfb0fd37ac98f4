import { DAY_SECONDS, HOUR_MS } from '@lerret/model'
import { and, eq, gt } from 'drizzle-orm'
import type { Realm } from '../../../platform/access/realms.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import { createKey, hashKey } from '../../../platform/security/keys.ts'
import { personColumns, type Session } from '../person.ts'
import { person, session } from '../table.ts'

export const SESSION_SECONDS = 30 * DAY_SECONDS
/** Administrators' screens that nobody uses are signed out. Use is stored to within some minutes (staff/sessions.ts). */
const ADMIN_IDLE_MS = 12 * HOUR_MS
const MAX_USER_AGENT_LENGTH = 300

/**
 * Opens a session and returns the key for its cookie. Call it in the transaction that has locked what the person logged in with, so
 * that nobody replaces or removes that meanwhile.
 */
export async function openSession(
  tx: Queryable,
  input: {
    personId: string
    tokenId?: string
    userAgent?: string | undefined
    needsFactor?: boolean | undefined
    now: Date
  },
): Promise<string> {
  const { personId, tokenId, userAgent, needsFactor, now } = input
  const key = createKey()
  await tx.insert(session).values({
    hash: hashKey(key),
    personId,
    tokenId,
    needsFactor,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH),
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(+now + SESSION_SECONDS * 1000),
  })
  return key
}

/** The session of a cookie in its realm. */
export async function findSession(
  db: Queryable,
  { realm, key, now }: { realm: Realm; key: string | undefined; now: Date },
): Promise<Session | null> {
  if (key === undefined) return null
  const [found] = await db
    .select({
      id: session.id,
      tokenId: session.tokenId,
      openedAt: session.createdAt,
      lastSeenAt: session.updatedAt,
      needsFactor: session.needsFactor,
      person: personColumns,
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(and(eq(session.hash, hashKey(key)), gt(session.expiresAt, now), eq(person.realm, realm)))
  if (!found || !isIdle(found, now)) return found ?? null
  await db.delete(session).where(eq(session.id, found.id))
  return null
}

const isIdle = ({ person: { role }, lastSeenAt }: Session, now: Date) =>
  role === 'admin' && +now - +lastSeenAt > ADMIN_IDLE_MS
