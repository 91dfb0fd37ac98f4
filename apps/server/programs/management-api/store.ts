import type { ManagementKind } from '@lerret/api/contracts'
import { isSiteKind, type SiteConfig } from '@lerret/model'
import { and, asc, count, eq, gt, isNotNull, max } from 'drizzle-orm'
import { findDraftSite, findPublicSite } from '../../content/house/site-records.ts'
import { readRevision, readRevisions } from '../../content/records/store/read-records.ts'
import {
  contentRecord,
  contentVersion,
  isDraftVersion,
  isStableVersion,
} from '../../content/records/table.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'

export interface RecordPageQuery {
  kind: ManagementKind
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
      const state = await readState(tx, isStable)
      if (kind === 'site') return { state, bodies: await listSite(tx, { isStable, after }), next: null }
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
        state,
        bodies,
        next: hasMore ? (bodies.at(-1)?.id ?? null) : null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function listSite(
  tx: Queryable,
  { isStable, after }: Pick<RecordPageQuery, 'isStable' | 'after'>,
): Promise<SiteConfig[]> {
  const site = await (isStable ? findPublicSite(tx) : findDraftSite(tx))
  return site && (after === undefined || site.id > after) ? [site] : []
}

/** The number of each public record's last publication, by `kind:id`. The site is one record, published with any of its own. */
export async function readManagementRevisions(db: Queryable, siteId: string): Promise<Map<string, number>> {
  const revisions = new Map<string, number>()
  for (const [key, number] of await readRevisions(db)) {
    const name = isSiteKind(key.split(':')[0] as string) ? `site:${siteId}` : key
    revisions.set(name, Math.max(number, revisions.get(name) ?? number))
  }
  return revisions
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
