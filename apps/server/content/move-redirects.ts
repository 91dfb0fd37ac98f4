import { createHash } from 'node:crypto'
import {
  type Article,
  articlePath,
  automaticRedirectId,
  type ContentKind,
  listParameters,
  type PageConfig,
  type Production,
  productionPath,
  Redirect,
  toHref,
} from '@lerret/model'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { contentPublication, contentRecord, contentVersion, isPublishedVersion } from './table.ts'

/** A page is about to have another address than it last had. */
export interface Move {
  from: string
  to: string
}

/** Whether a record that becomes public with this body moves a page. The redirects that this concerns are locked from then on. */
export async function findMove(
  tx: Queryable,
  { kind, id }: { kind: ContentKind; id: string },
  body: unknown,
): Promise<Move | null> {
  const to = addressOf(kind, body)
  if (to === null) return null
  // Also one that was taken off the site since: links to where it was are out there.
  const [last] = await tx
    .select({ body: contentVersion.body })
    .from(contentPublication)
    .innerJoin(contentVersion, isPublishedVersion)
    .where(and(eq(contentPublication.kind, kind), eq(contentPublication.id, id)))
    .orderBy(desc(contentPublication.number))
    .limit(1)
  const from = addressOf(kind, last?.body)
  if (from === null || from === to) return null
  await tx
    .select()
    .from(contentRecord)
    .where(and(eq(contentRecord.kind, 'redirect'), inArray(contentRecord.id, [from, to].map(idFor))))
    .orderBy(contentRecord.id)
    .for('update')
  return { from, to }
}

/**
 * Leads on from where a page was to where it is: bookmarks, printed programmes and search engines know the old address. One
 * that has a page again leads nowhere else. To be called where publications are written.
 */
export async function leaveRedirect(tx: Queryable, { from, to }: Move, author: string): Promise<void> {
  const left = { id: idFor(from), source: from, target: toHref(to), permanent: true }
  await publishRedirect(tx, { id: idFor(to), body: null, author })
  if (Redirect.safeParse(left).success) await publishRedirect(tx, { id: left.id, body: left, author })
}

async function publishRedirect(
  tx: Queryable,
  { id, body, author }: { id: string; body: Redirect | null; author: string },
) {
  const kind = 'redirect' satisfies ContentKind
  const [record] = await tx
    .select()
    .from(contentRecord)
    .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)))
  if (body === null && record?.stableVersion == null) return
  const draftVersion = (record?.draftVersion ?? 0) + 1
  const stableVersion = body && draftVersion
  await tx.insert(contentVersion).values({ kind, id, version: draftVersion, body, author })
  await tx
    .insert(contentRecord)
    .values({ kind, id, draftVersion, stableVersion })
    .onConflictDoUpdate({
      target: [contentRecord.kind, contentRecord.id],
      set: { draftVersion, stableVersion },
    })
  await tx.insert(contentPublication).values({ kind, id, version: stableVersion, author })
}

const idFor = (path: string) =>
  automaticRedirectId(createHash('sha256').update(path).digest('hex').slice(0, 20))

/** Where the page of a record is, for the kinds that have one. */
const ADDRESSES: Partial<Record<ContentKind, (body: object) => string | null>> = {
  article: (body) => articlePath(body as Article),
  production: (body) => productionPath(body as Production),
  // One with parameters stands for many pages, each of which has its address from a record.
  page: (body) => {
    const { path } = body as PageConfig
    return listParameters(path).length === 0 ? path : null
  },
}

const addressOf = (kind: ContentKind, body: unknown) => (body ? (ADDRESSES[kind]?.(body) ?? null) : null)
