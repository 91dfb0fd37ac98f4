import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { RecordKey } from '../../content/records/record-key.ts'
import type { LockedRecord } from '../../content/records/store/lock-records.ts'
import { readBody } from '../../content/records/store/read-records.ts'
import { contentPublication } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RecordToPublish } from './choose-version.ts'
import { findStaffPublication, type StaffPublication } from './staff-publications.ts'

/**
 * Throws when publishing a record would replace what staff have published since: something newer than the version, or something that the
 * editor has not seen. What programs have published in between is no obstacle. With `fields`, only these count.
 */
export async function assertNotOutdated(
  db: Queryable,
  { kind, id, version, seen, fields }: RecordToPublish,
  { record, last }: { record: LockedRecord; last: StaffPublication | undefined },
): Promise<void> {
  if (!last || last.version === version) return
  const key = { kind, id }
  if (version !== null && last.version !== null && version < last.version) {
    const before = await findStaffPublication(db, key, version)
    if (await isReplaced(before?.version ?? null)) throw createError(`version ${version} is older`)
  }
  if (seen === undefined || seen === record.stableVersion) return
  const isPublishedSince = last.number > (await findNumber(db, key, seen))
  if (isPublishedSince && (await isReplaced(seen))) throw createError(`the editor has seen ${seen ?? 'none'}`)

  /** Whether something is public that was not when this version was, and that publishing would take away. */
  async function isReplaced(reference: number | null): Promise<boolean> {
    if (!fields || last?.version == null || version === null) return true
    // One after the other: a transaction has one connection.
    const before = await readPublicBody(db, key, reference)
    const now = await readPublicBody(db, key, last.version)
    const named = await readPublicBody(db, key, version)
    return fields.some(
      (field) =>
        !isDeepStrictEqual(now[field], before[field]) && !isDeepStrictEqual(now[field], named[field]),
    )
  }

  function createError(reason: string) {
    const published = last?.version === null ? 'taken off the site' : `published in version ${last?.version}`
    return new AppError('publish_outdated', `${kind} ${id} was ${published} by staff since; ${reason}.`)
  }
}

/** Reads the fields of the public version; there are none without one. */
const readPublicBody = async (db: Queryable, key: RecordKey, version: number | null) =>
  (version === null ? null : await readBody(db, key, version)) ?? {}

/** The number of the last publication of this version; 0 when there is none, like before a record is public for the first time. */
async function findNumber(db: Queryable, { kind, id }: RecordKey, version: number | null): Promise<number> {
  const [last] = await db
    .select({ number: contentPublication.number })
    .from(contentPublication)
    .where(
      and(
        eq(contentPublication.kind, kind),
        eq(contentPublication.id, id),
        version === null ? isNull(contentPublication.version) : eq(contentPublication.version, version),
      ),
    )
    .orderBy(desc(contentPublication.number))
    .limit(1)
  return last?.number ?? 0
}
