import type { ContentKind, SiteConfig } from '@lerret/model'
import { and, asc, count, eq, gt, isNotNull, max } from 'drizzle-orm'
import { readAllStable, readRevision } from '../content/store.ts'
import { contentRecord, contentVersion, isDraftVersion, isStableVersion } from '../content/table.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'

export interface RecordPageQuery {
  kind: ContentKind
  /** Published versions, or drafts. */
  isStable: boolean
  /** The page size; undefined for all. */
  take: number | undefined
  after: string | undefined
}

export interface RecordPage {
  /** Changes whenever any record may have changed. */
  state: string
  bodies: { id: string }[]
  /** The id after which the next page begins; null on the last page. */
  next: string | null
}

/** One page of the records of a kind, sorted by id, as of one moment. */
export function readRecordPage(
  db: Database,
  { kind, isStable, take, after }: RecordPageQuery,
): Promise<RecordPage> {
  return db.transaction(
    async (tx) => {
      const query = tx
        .select({ body: contentVersion.body })
        .from(contentRecord)
        .innerJoin(contentVersion, isStable ? isStableVersion : isDraftVersion)
        .where(
          and(
            eq(contentRecord.kind, kind),
            // A draft without a body means that the record is deleted.
            isNotNull(contentVersion.body),
            after === undefined ? undefined : gt(contentRecord.id, after),
          ),
        )
        .orderBy(asc(contentRecord.id))
      const rows = await (take === undefined ? query : query.limit(take + 1))
      const bodies = rows.slice(0, take).map(({ body }) => body as { id: string })
      const hasMore = rows.length > bodies.length
      return {
        state: await readState(tx, isStable),
        bodies,
        next: hasMore ? (bodies.at(-1)?.id ?? null) : null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** A short text that changes whenever something was published, or for drafts, saved. */
export async function readState(db: Queryable, isStable: boolean): Promise<string> {
  if (isStable) return `stable-${await readRevision(db)}`
  const [row] = await db
    .select({ versions: count(), latest: max(contentVersion.savedAt) })
    .from(contentVersion)
  return `draft-${row?.versions ?? 0}-${row?.latest?.getTime() ?? 0}-${await readRevision(db)}`
}

/** The one site of this house. The id is checked, as a client may work with several houses. */
export async function getPublicSite(db: Queryable, siteId: string): Promise<SiteConfig> {
  const site = await findPublicSite(db)
  if (site?.id !== siteId) throw new AppError('site_not_found', `There is no site "${siteId}" here.`)
  return site
}

export async function findPublicSite(db: Queryable): Promise<SiteConfig | undefined> {
  const [stored] = await readAllStable(db, 'site')
  return stored?.body as SiteConfig | undefined
}
