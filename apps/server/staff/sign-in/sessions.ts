import { MINUTE_MS } from '@lerret/model'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { notifyDesks } from '../../content/desk-events/notify.ts'
import { session } from '../../members/accounts/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { describeDevice } from './describe-device.ts'

/** The time a session was last seen is stored to within this, so that not every request writes. */
const LAST_SEEN_INTERVAL_MS = 5 * MINUTE_MS

/** The sessions of a person, the last seen first. */
export async function readSessions(
  db: Queryable,
  { personId, currentId, now }: { personId: string; currentId: string; now: Date },
) {
  const rows = await db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(and(eq(session.personId, personId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt), desc(session.createdAt))
  return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
    id,
    isCurrent: id === currentId,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    ...describeDevice(userAgent ?? ''),
  }))
}

/** Stores that a session is in use. */
export async function markSeen(
  db: Queryable,
  { id, lastSeenAt, now }: { id: string; lastSeenAt: Date; now: Date },
): Promise<void> {
  if (+now - +lastSeenAt < LAST_SEEN_INTERVAL_MS) return
  await db.update(session).set({ updatedAt: now }).where(eq(session.id, id))
}

export async function endSession(tx: Queryable, { personId, id }: { personId: string; id: string }) {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.personId, personId)))
    .returning({ id: session.id })
  if (ended.length === 0) throw new AppError('session_not_found', 'This session has ended already.')
  await notifyDesks(tx, { type: 'sessions-changed' })
}

export async function endOtherSessions(
  tx: Queryable,
  { personId, currentId }: { personId: string; currentId: string },
) {
  await tx.delete(session).where(and(eq(session.personId, personId), ne(session.id, currentId)))
  await notifyDesks(tx, { type: 'sessions-changed' })
}
