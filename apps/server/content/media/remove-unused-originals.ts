import { DAY_MS, HOUR_SECONDS } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import type { RepeatingJob } from '../../platform/jobs/repeating-job.ts'
import type { Originals } from './originals.ts'

/** How long a deleted picture can be restored. */
export const RESTORE_DAYS = 30

/** A day longer than pictures can be restored, so that no file is removed while its picture is. */
const REMOVAL_AGE_MS = (RESTORE_DAYS + 1) * DAY_MS

interface OriginalsDependencies {
  db: Database
  originals: Pick<Originals, 'list' | 'remove'>
  now: () => Date
}

/**
 * Removes uploaded files that no version of a record refers to, apart from records that were deleted too long ago to be restored.
 * Earlier files of a picture that still exists stay, since its versions can be restored. Returns how many files were removed.
 */
export async function removeUnusedOriginals({ db, originals, now }: OriginalsDependencies): Promise<number> {
  const removedBefore = +now() - REMOVAL_AGE_MS
  const old = await listOldUploads(originals, removedBefore)
  const used = await findUsedNames(db, old, new Date(removedBefore))
  const unused = old.filter((name) => !used.has(name))
  for (const name of unused) await originals.remove(name)
  return unused.length
}

/** The names of uploads; files that came with the demo or an import have other names, and are never removed. */
const UPLOAD_NAME = /^upload-[0-9a-f]{16}\.\w+$/

/** Uploading a file again gives it a new time, so one that is being used right now is not listed. */
async function listOldUploads(originals: Pick<Originals, 'list'>, removedBefore: number): Promise<string[]> {
  const files = await originals.list()
  return files
    .filter(({ name, changedAt }) => UPLOAD_NAME.test(name) && +changedAt < removedBefore)
    .map(({ name }) => name)
}

async function findUsedNames(
  db: Queryable,
  names: readonly string[],
  removedBefore: Date,
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct version.body->>'fileName' as name
    from content_version as version
      join content_record as record on (record.kind, record.id) = (version.kind, version.id)
      join content_version as draft
        on (draft.kind, draft.id, draft.version) = (record.kind, record.id, record.draft_version)
    where version.kind in ('media', 'document') and version.body->>'fileName' = any(${sql.param([...names])}::text[])
      and (draft.body is not null or record.stable_version is not null or record.plan_version is not null
        or draft.saved_at > ${removedBefore.toISOString()}::timestamptz)
  `)
  return new Set(rows.map(({ name }) => name))
}

export const createOriginalsJob = (dependencies: OriginalsDependencies): RepeatingJob => ({
  name: 'unused-originals',
  async run() {
    await removeUnusedOriginals(dependencies)
  },
  everySeconds: DAY_MS / 1000,
  retrySeconds: HOUR_SECONDS,
  pollSeconds: 60,
  timeoutSeconds: 900,
})
