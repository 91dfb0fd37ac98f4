import { isDeepStrictEqual } from 'node:util'
import { type Article, type ContentKind, datePublication } from '@lerret/model'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import type { RecordKey } from './record-key.ts'
import type { LockedRecord } from './store/lock-records.ts'
import { getVersion } from './store/read-records.ts'
import { appendVersions, type Change } from './store/save-versions.ts'
import { contentPublication, contentVersion, isPublishedVersion } from './table.ts'

/**
 * Gives an article the dates of its publication, as a new version unless it has them. A newer draft gets the publication date too.
 * Returns the version to publish.
 */
export async function saveDatedVersion(
  tx: Queryable,
  change: Change,
  record: LockedRecord,
  version: number,
  moment: Date,
): Promise<number> {
  const { kind, id } = change
  const { body, dated } = await readDatedBody(tx, change, version, moment)
  if (dated === body) return version
  if (version === record.draftVersion) return appendVersions(tx, change, record, [dated])
  const draft = (await getVersion(tx, kind, id, record.draftVersion)).body as Article | null
  const publishedAt = draft?.publishedAt ?? (dated as Article).publishedAt
  const newDraft = draft && publishedAt !== undefined ? { ...draft, publishedAt } : draft
  return appendVersions(tx, change, record, [dated, newDraft])
}

/** Whether an article's version is an older one with the dates of its publication. */
export async function isDatedVersion(
  db: Queryable,
  { kind, id }: RecordKey,
  version: number,
  dated: number,
): Promise<boolean> {
  if (kind !== 'article' || version >= dated) return false
  const undated = (await getVersion(db, kind, id, version)).body as Article | null
  const article = (await getVersion(db, kind, id, dated)).body as Article | null
  if (!undated || !article) return false
  const { publishedAt = article.publishedAt, ...rest } = undated
  const { updatedAt } = article
  return isDeepStrictEqual({ ...rest, ...(publishedAt !== undefined && { publishedAt }), updatedAt }, article)
}

/** The body of a version, and the same with the dates that publishing it at a moment gives it. */
export async function readDatedBody(
  db: Queryable,
  { kind, id }: RecordKey,
  version: number,
  moment: Date,
): Promise<{ body: object | null; dated: object | null }> {
  const body = (await getVersion(db, kind, id, version)).body as object | null
  if (kind !== 'article' || body === null) return { body, dated: body }
  const article = body as Article
  const lastPublic = await findLastPublic(db, kind, id)
  if (isDeepStrictEqual(article, lastPublic?.body)) return { body, dated: body }
  const dates = datePublication(article, lastPublic?.dates, moment.getTime())
  const isDated = dates.publishedAt === article.publishedAt && dates.updatedAt === article.updatedAt
  return { body, dated: isDated ? body : { ...article, ...dates } }
}

/** Finds the last public version, with the newest date of change that was ever public: a newer version may have been taken back. */
async function findLastPublic(tx: Queryable, kind: ContentKind, id: string) {
  const [last] = await tx
    .select({
      body: contentVersion.body,
      updatedAt: sql`max((${contentVersion.body}->>'updatedAt')::bigint) over ()`.mapWith(Number),
    })
    .from(contentPublication)
    .innerJoin(contentVersion, isPublishedVersion)
    .where(and(eq(contentPublication.kind, kind), eq(contentPublication.id, id)))
    .orderBy(desc(contentPublication.number))
    .limit(1)
  if (!last) return undefined
  const body = last.body as Article
  return { body, dates: { ...body, updatedAt: last.updatedAt } }
}
