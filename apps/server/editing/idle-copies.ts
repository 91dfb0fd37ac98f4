import type { ContentKind } from '@lerret/model'
import { and, eq, lte, ne } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { person } from '../accounts/table.ts'
import { findRecord } from '../content/store/read-records.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { scheduleRepeating } from '../jobs/repeating-job.ts'
import { contentWorkingCopy } from './table.ts'
import { commitLocked } from './working-copies.ts'

const IDLE_MS = 15 * 60 * 1000
const INTERVAL_SECONDS = 60

/**
 * Saves working copies in which nothing was typed for 15 minutes as versions, and returns how many. A copy that cannot become a version,
 * because somebody else has saved the record meanwhile or its address is taken, stays a copy: its author decides.
 */
export async function saveIdleCopies(db: Database, now: Date): Promise<number> {
  const idle = await db
    .select({
      kind: contentWorkingCopy.kind,
      id: contentWorkingCopy.id,
      personId: contentWorkingCopy.personId,
    })
    .from(contentWorkingCopy)
    .where(and(isIdle(now), ne(contentWorkingCopy.fields, {})))
  let saved = 0
  for (const copy of idle) if (await saveIdleCopy(db, copy, now)) saved++
  return saved
}

const isIdle = (now: Date) => lte(contentWorkingCopy.savedAt, new Date(now.getTime() - IDLE_MS))

async function saveIdleCopy(
  db: Database,
  { kind, id, personId }: { kind: string; id: string; personId: string },
  now: Date,
): Promise<boolean> {
  const key = { kind: kind as ContentKind, id }
  try {
    return await db.transaction(async (tx) => {
      const [copy] = await tx
        .select()
        .from(contentWorkingCopy)
        .where(
          and(
            eq(contentWorkingCopy.kind, kind),
            eq(contentWorkingCopy.id, id),
            eq(contentWorkingCopy.personId, personId),
            isIdle(now),
          ),
        )
      const current = (await findRecord(tx, key.kind, id))?.draftVersion ?? 0
      const [author] = await tx.select({ name: person.name }).from(person).where(eq(person.id, personId))
      if (!copy || !author || copy.basedOn !== current) return false
      const { version } = await commitLocked(tx, key, { author: author.name, authorId: personId })
      // The tab may still be open: what is typed next in it is based on this version, and not in conflict with it.
      await tx.insert(contentWorkingCopy).values({ ...copy, basedOn: version, fields: {} })
      return version !== current
    })
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Saves idle working copies repeatedly, on one of the servers that share the database. */
export const scheduleIdleCopies = (
  boss: PgBoss,
  { db, now, logWarning }: { db: Database; now: () => Date; logWarning(text: string): void },
): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'idle-copies',
    async run() {
      await saveIdleCopies(db, now())
      return INTERVAL_SECONDS
    },
    retrySeconds: INTERVAL_SECONDS,
    pollSeconds: 10,
    timeoutSeconds: 300,
    logWarning,
  })
