import {
  type Article,
  articlePath,
  documentUrl,
  mediaUrl,
  type PageConfig,
  type Production,
  productionPath,
  toHref,
} from '@lerret/model'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { contentRecord, contentVersion, isStableVersion } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { listLookups } from './list-lookups.ts'
import { isFileAddress } from './picture-names.ts'
import { oldAddress } from './table.ts'

/** Where an old address leads: to a record, to a path, or nowhere. */
export interface AddressTarget {
  recordKind?: string
  recordId?: string
  target?: string
}

/** An address of an old site, of a page or of a file. Files that no page uses are public only when somebody publishes them. */
export interface KnownAddress {
  address: string
  isFile: boolean
}

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const BATCH_SIZE = 2000

/** Stores where addresses of a source lead. An address that leads somewhere keeps its target when the new one is none. */
export async function saveAddresses(
  db: Queryable,
  source: string,
  addresses: ReadonlyMap<string, AddressTarget>,
): Promise<void> {
  const rows = [...addresses].map(([address, target]) => ({
    address,
    source,
    recordKind: null,
    recordId: null,
    target: null,
    ...target,
  }))
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await db
      .insert(oldAddress)
      .values(rows.slice(start, start + BATCH_SIZE))
      .onConflictDoUpdate({
        target: oldAddress.address,
        set: {
          source: sql`excluded.source`,
          recordKind: sql`excluded.record_kind`,
          recordId: sql`excluded.record_id`,
          target: sql`excluded.target`,
        },
        setWhere: sql`coalesce(excluded.record_id, excluded.target) is not null`,
      })
}

/** The new href of an old URL, if what it leads to is public. With `withQueryOnly`, its path alone is not looked up. */
export async function findNewHref(
  db: Queryable,
  url: string,
  { withQueryOnly = false } = {},
): Promise<string | null> {
  const lookups = listLookups(url).filter((lookup) => !withQueryOnly || lookup.includes('?'))
  if (lookups.length === 0) return null
  const rows = await db.select().from(oldAddress).where(inArray(oldAddress.address, lookups))
  for (const lookup of lookups) {
    const row = rows.find(({ address }) => address === lookup)
    const href = row && (row.target ?? (await findPublicHref(db, row.recordKind, row.recordId)))
    if (href) return href
  }
  return null
}

async function findPublicHref(db: Queryable, kind: string | null, id: string | null): Promise<string | null> {
  if (kind === null || id === null) return null
  const [record] = await db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
    .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id), isNotNull(contentVersion.body)))
  return record ? toPublicHref(kind, id, record.body) : null
}

function toPublicHref(kind: string, id: string, body: unknown): string | null {
  if (kind === 'article') return toHref(articlePath(body as Article))
  if (kind === 'production') return toHref(productionPath(body as Production))
  if (kind === 'page') return toHref((body as PageConfig).path)
  if (kind === 'media') return mediaUrl(id)
  return kind === 'document' ? documentUrl(id) : null
}

/** All addresses of old sites. */
export async function readAddresses(db: Queryable): Promise<KnownAddress[]> {
  const rows = await db
    .select({ address: oldAddress.address, recordKind: oldAddress.recordKind })
    .from(oldAddress)
    .orderBy(asc(oldAddress.address))
  return rows.map(({ address, recordKind }) => ({
    address,
    isFile: recordKind === 'media' || recordKind === 'document' || isFileAddress(address),
  }))
}

/** Counts the addresses of a source, and lists those that lead nowhere. */
export async function readAddressSummary(
  db: Queryable,
  source: string,
): Promise<{ addresses: number; unresolved: string[] }> {
  const [total] = await db.select({ count: count() }).from(oldAddress).where(eq(oldAddress.source, source))
  const unresolved = await db
    .select({ address: oldAddress.address })
    .from(oldAddress)
    .where(and(eq(oldAddress.source, source), isNull(oldAddress.recordId), isNull(oldAddress.target)))
    .orderBy(asc(oldAddress.address))
  return { addresses: total?.count ?? 0, unresolved: unresolved.map(({ address }) => address) }
}
