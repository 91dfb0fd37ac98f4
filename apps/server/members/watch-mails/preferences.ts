import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hashKey } from '../../platform/security/keys.ts'
import { watchMail, watchMailStop } from './table.ts'

/** Whether a member wants watch mails. On until the member turns them off. */
export async function wantsWatchMails(db: Queryable, personId: string): Promise<boolean> {
  const stopped = await db.select().from(watchMailStop).where(eq(watchMailStop.personId, personId))
  return stopped.length === 0
}

export async function setWatchMails(
  db: Queryable,
  { personId, isWanted, now }: { personId: string; isWanted: boolean; now: Date },
): Promise<void> {
  if (isWanted) await db.delete(watchMailStop).where(eq(watchMailStop.personId, personId))
  else await db.insert(watchMailStop).values({ personId, stoppedAt: now }).onConflictDoNothing()
}

/** Turns mails off for the member who got the mail with this key, without a log-in. Repeating it is harmless. */
export async function stopByKey(db: Queryable, key: string, now: Date): Promise<void> {
  const [mail] = await db
    .select({ personId: watchMail.personId })
    .from(watchMail)
    .where(eq(watchMail.stopHash, hashKey(key)))
    .limit(1)
  if (!mail) throw new AppError('stop_link_invalid', 'No mail has had this key.')
  await setWatchMails(db, { ...mail, isWanted: false, now })
}
