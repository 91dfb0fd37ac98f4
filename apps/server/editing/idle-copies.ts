import { isDeepStrictEqual } from 'node:util'
import { applyFields, type ContentKind, DAY_MS } from '@lerret/model'
import { and, lte, not } from 'drizzle-orm'
import type { RecordKey } from '../content/records/record-key.ts'
import { lockNewRecord } from '../content/records/store/lock-records.ts'
import { readBody } from '../content/records/store/read-records.ts'
import { type Author, saveVersionsLocked } from '../content/records/store/save-versions.ts'
import type { Database, Queryable } from '../platform/db/connection.ts'
import { AppError } from '../platform/errors/app-error.ts'
import type { RepeatingJob } from '../platform/jobs/repeating-job.ts'
import { type CopyRow, hasFields, isEmptyCopy, lockCopy, writeCopy } from './sessions/copies.ts'
import { contentWorkingCopy, type ReceivedRequest } from './table.ts'

const IDLE_MS = 15 * 60 * 1000
const EMPTY_MS = DAY_MS
const INTERVAL_SECONDS = 60

/**
 * Saves working copies in which nothing was typed for 15 minutes as versions, and returns how many. A copy that cannot become a version,
 * because somebody else has saved the record meanwhile or its address is taken, stays a copy: its author decides.
 */
export async function saveIdleCopies(
  db: Database,
  { now, findName }: { now: Date; findName: FindName },
): Promise<number> {
  const idle = await db
    .select({
      kind: contentWorkingCopy.kind,
      id: contentWorkingCopy.id,
      personId: contentWorkingCopy.personId,
    })
    .from(contentWorkingCopy)
    .where(and(lte(contentWorkingCopy.savedAt, idleSince(now)), hasFields))
  let saved = 0
  for (const { kind, id, personId } of idle)
    if (await saveIdleCopy(db, { kind: kind as ContentKind, id }, personId, { now, findName })) saved++
  return saved
}

const idleSince = (now: Date) => new Date(+now - IDLE_MS)

/** Finds the name of a person; undefined for an account that was deleted. */
type FindName = (personId: string) => Promise<string | undefined>

async function saveIdleCopy(
  db: Database,
  key: RecordKey,
  personId: string,
  { now, findName }: { now: Date; findName: FindName },
): Promise<boolean> {
  const author = await findName(personId)
  if (author === undefined) return false
  try {
    return await db.transaction(async (tx) => {
      const current = (await lockNewRecord(tx, key))?.draftVersion ?? 0
      const copy = await lockCopy(tx, key, personId)
      if (!copy || isEmptyCopy(copy) || copy.savedAt > idleSince(now) || copy.basedOn !== current)
        return false
      const version = await saveCopy(tx, copy, { author, authorId: personId })
      // A tab may still be open: what is typed next in it is not in conflict with this version.
      const sessions = mapSessions(copy, (session) => ({ ...session, savedIn: version }))
      await writeCopy(tx, { ...copy, basedOn: version, fields: {}, writers: {}, sessions })
      return version !== current
    })
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Saves the draft with the fields of a copy that is based on it. Without changes, the draft is the version. */
async function saveCopy(tx: Queryable, { kind, id, basedOn, fields }: CopyRow, author: Author) {
  const key = { kind: kind as ContentKind, id }
  const draft = await readBody(tx, key, basedOn)
  const body = { ...applyFields(draft ?? {}, fields), id }
  if (isDeepStrictEqual(body, draft)) return basedOn
  const [version] = await saveVersionsLocked(tx, author, [{ ...key, basedOn, body }])
  return version as number
}

/** Changes the sessions that have written one of the fields. */
function mapSessions(
  { sessions, writers }: CopyRow,
  change: (session: ReceivedRequest) => ReceivedRequest,
): CopyRow['sessions'] {
  const writing = new Set(Object.values(writers))
  return Object.fromEntries(
    Object.entries(sessions).map(([name, session]) => [name, writing.has(name) ? change(session) : session]),
  )
}

/** Deletes rows that have had no fields for a day: no request of their sessions can still be under way. */
export async function deleteEmptyCopies(db: Database, now: Date): Promise<void> {
  const isOld = lte(contentWorkingCopy.savedAt, new Date(+now - EMPTY_MS))
  await db.delete(contentWorkingCopy).where(and(isOld, not(hasFields)))
}

export const createIdleCopyJob = ({
  db,
  now,
  findName,
}: {
  db: Database
  now: () => Date
  findName: FindName
}): RepeatingJob => ({
  name: 'idle-copies',
  async run() {
    await saveIdleCopies(db, { now: now(), findName })
    await deleteEmptyCopies(db, now())
  },
  everySeconds: INTERVAL_SECONDS,
  retrySeconds: INTERVAL_SECONDS,
  pollSeconds: 10,
  timeoutSeconds: 300,
})
