import { CONTENT_KINDS, type ContentKind } from '@lerret/model'
import { and, count, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { StoredHtml } from '../html/safe-html.ts'
import type { RecordKey } from '../record-key.ts'
import { contentPublication, contentRecord, contentVersion, isStableVersion } from '../table.ts'

/** The body of a version, with its HTML as it was cleaned. */
export interface StoredBody extends StoredHtml {
  body: unknown
}

export interface StoredRecord extends RecordKey, StoredBody {
  version: number
}

export interface SavedVersion {
  version: number
  body: unknown
  author: string
  savedAt: Date
}

/** The draft of a record, with the version to base the next save on. */
export async function findDraft(
  db: Queryable,
  kind: ContentKind,
  id: string,
): Promise<SavedVersion | undefined> {
  const record = await findRecord(db, kind, id)
  return record && readVersion(db, kind, id, record.draftVersion)
}

/** The public version of a record. */
export async function findStable(
  db: Queryable,
  kind: ContentKind,
  id: string,
): Promise<SavedVersion | undefined> {
  const record = await findRecord(db, kind, id)
  return record?.stableVersion == null ? undefined : readVersion(db, kind, id, record.stableVersion)
}

export async function findRecord(db: Queryable, kind: ContentKind, id: string) {
  const [record] = await db.select().from(contentRecord).where(isRecord(kind, id))
  return record
}

/** Every version of a record, newest first. */
export function readHistory(db: Queryable, kind: ContentKind, id: string): Promise<SavedVersion[]> {
  return db
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.id, id)))
    .orderBy(desc(contentVersion.version))
}

export async function readVersion(db: Queryable, kind: ContentKind, id: string, version: number) {
  const [savedVersion] = await db
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.id, id), eq(contentVersion.version, version)))
  return savedVersion
}

/** The body of a version; null when the record is deleted in it. A new record is at version 0, which is empty. */
export async function readBody(
  db: Queryable,
  { kind, id }: RecordKey,
  version: number,
): Promise<Record<string, unknown> | null> {
  if (version === 0) return {}
  return ((await readVersion(db, kind, id, version))?.body ?? null) as Record<string, unknown> | null
}

/** Versions of several records, in any order. Those that do not exist are left out. */
export async function readVersions(
  db: Queryable,
  wanted: readonly (RecordKey & { version: number })[],
): Promise<(SavedVersion & RecordKey)[]> {
  if (wanted.length === 0) return []
  const rows = await db
    .select({ kind: contentVersion.kind, id: contentVersion.id, ...versionColumns })
    .from(contentVersion)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (kind text, id text, version integer)`,
      sql`(wanted.kind, wanted.id, wanted.version) = (${contentVersion.kind}, ${contentVersion.id}, ${contentVersion.version})`,
    )
  return rows as (SavedVersion & RecordKey)[]
}

/** Throws when there is no such version. */
export async function getVersion(db: Queryable, kind: ContentKind, id: string, version: number) {
  const saved = await readVersion(db, kind, id, version)
  if (!saved) throw new AppError('content_not_found', `${kind} ${id} has no version ${version}.`)
  return saved
}

/** All public records, or those of one kind, in any order. Bodies are not parsed. */
export async function readAllStable(
  db: Queryable,
  kind?: ContentKind,
  ids?: readonly string[],
): Promise<StoredRecord[]> {
  const rows = await db
    .select({
      kind: contentRecord.kind,
      id: contentRecord.id,
      version: contentVersion.version,
      body: contentVersion.body,
      htmlRules: contentVersion.htmlRules,
      cleanedTexts: contentVersion.cleanedTexts,
    })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
    .where(
      and(
        isNotNull(contentRecord.stableVersion),
        kind && eq(contentRecord.kind, kind),
        ids && inArray(contentRecord.id, [...ids]),
      ),
    )
  return rows as StoredRecord[]
}

/** The number of public records that have a page of their own, not counting translations. */
export async function countPages(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ pages: count() })
    .from(contentRecord)
    .where(
      and(
        inArray(contentRecord.kind, ['page', 'production', 'article']),
        isNotNull(contentRecord.stableVersion),
      ),
    )
  return row?.pages ?? 0
}

/** The number of the last publication, which grows with each one. */
export async function readRevision(db: Queryable): Promise<number> {
  const [row] = await db.select({ number: max(contentPublication.number) }).from(contentPublication)
  return row?.number ?? 0
}

/** The revision at which each record was last published, by `kind:id`; for all records or for these ids. */
export async function readRevisions(db: Queryable, ids?: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      kind: contentPublication.kind,
      id: contentPublication.id,
      number: max(contentPublication.number),
    })
    .from(contentPublication)
    // The index begins with the kind, so all kinds are named.
    .where(
      ids && and(inArray(contentPublication.kind, CONTENT_KINDS), inArray(contentPublication.id, [...ids])),
    )
    .groupBy(contentPublication.kind, contentPublication.id)
  return new Map(rows.map(({ kind, id, number }) => [`${kind}:${id}`, number ?? 0]))
}

/** A record that was published or unpublished: its public body before and now; null when it was or is not public. */
export interface ChangedRecord extends RecordKey {
  before: StoredBody | null
  after: StoredBody | null
}

/**
 * Every record that was published or unpublished after a revision, with bodies that are not parsed. Subqueries look records up one by
 * one: PostgreSQL would execute a join by reading all versions.
 */
export async function readChangesSince(db: Queryable, revision: number): Promise<ChangedRecord[]> {
  const { rows } = await db.execute<ChangedRecord & Record<string, unknown>>(sql`
    select kind, id,
      (select ${storedBody} from content_version as version
        where (version.kind, version.id) = (changed.kind, changed.id) and version.version = (
          select version from content_publication as seen
          where (seen.kind, seen.id) = (changed.kind, changed.id) and number <= ${revision}
          order by number desc limit 1)) as before,
      (select ${storedBody} from content_version as version join content_record as record using (kind, id)
        where (kind, id) = (changed.kind, changed.id) and version.version = record.stable_version) as after
    from (select distinct kind, id from content_publication where number > ${revision}) as changed
  `)
  return rows
}

const storedBody = sql`jsonb_build_object(
  'body', version.body, 'htmlRules', version.html_rules, 'cleanedTexts', version.cleaned_texts)`

const versionColumns = {
  version: contentVersion.version,
  body: contentVersion.body,
  author: contentVersion.author,
  savedAt: contentVersion.savedAt,
}

export const isRecord = (kind: ContentKind, id: string) =>
  and(eq(contentRecord.kind, kind), eq(contentRecord.id, id))

export const createNotFoundError = (kind: ContentKind, id: string) =>
  new AppError('content_not_found', `There is no ${kind} ${id}.`)
