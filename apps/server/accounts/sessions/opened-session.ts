import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/connection.ts'
import { lockPassword } from '../passwords/lock.ts'
import { session } from '../table.ts'

/** better-auth's user. */
export interface AuthUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  role?: string | null | undefined
  language?: string | null | undefined
}

/** A session that better-auth has written, before its cookie is sent. */
export interface OpenedSession {
  user: AuthUser
  sessionToken: string
  headers: Headers
  /** The hash of the password that opened the session. */
  verifiedHash?: string
}

/**
 * Whether a session is still valid: it exists, and so does the password that opened it. Otherwise it is deleted. Nobody can replace
 * the password before the transaction ends (see passwords/lock.ts).
 */
export async function checkStillValid(
  tx: Queryable,
  { user, sessionToken, verifiedHash }: OpenedSession,
): Promise<boolean> {
  const hash = await lockPassword(tx, user.id)
  if (verifiedHash !== undefined && verifiedHash !== hash) {
    await tx.delete(session).where(eq(session.token, sessionToken))
    return false
  }
  const rows = await tx.select({ id: session.id }).from(session).where(eq(session.token, sessionToken))
  return rows.length > 0
}
