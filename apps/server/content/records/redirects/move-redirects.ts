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
import type { Queryable } from '../../../platform/db/connection.ts'
import { insertVersions } from '../insert-versions.ts'
import { summarize } from '../summaries.ts'
import { contentPublication, contentRecord, contentVersion, isPublishedVersion } from '../table.ts'

/** Who publishes, and together with what. */
interface PublicationAuthor {
  author: string
  authorId?: string | undefined
  batch?: string | undefined
}

/** A page that gets another path than it last had. */
export interface Move {
  from: string
  to: string
}

/** Finds out whether publishing this body moves a page. Locks the redirects from and to both paths. */
export async function findMove(
  tx: Queryable,
  { kind, id }: { kind: ContentKind; id: string },
  body: unknown,
): Promise<Move | null> {
  const to = findPagePath(kind, body)
  if (to === null) return null
  // A record that was unpublished since counts too: there may still be links to its old path.
  const [last] = await tx
    .select({ body: contentVersion.body })
    .from(contentPublication)
    .innerJoin(contentVersion, isPublishedVersion)
    .where(and(eq(contentPublication.kind, kind), eq(contentPublication.id, id)))
    .orderBy(desc(contentPublication.number))
    .limit(1)
  const from = findPagePath(kind, last?.body)
  if (from === null || from === to) return null
  await tx
    .select()
    .from(contentRecord)
    .where(and(eq(contentRecord.kind, 'redirect'), inArray(contentRecord.id, [from, to].map(redirectId))))
    .orderBy(contentRecord.id)
    .for('update')
  return { from, to }
}

/**
 * Publishes a redirect from the old path of a page to the new one, for bookmarks, printed programmes and search engines, and removes
 * a redirect from the new path. The caller must have locked the publications.
 */
export async function createMoveRedirect(
  tx: Queryable,
  { from, to }: Move,
  by: PublicationAuthor,
): Promise<void> {
  const redirect = { id: redirectId(from), source: from, target: toHref(to), permanent: true }
  await publishRedirect(tx, { id: redirectId(to), body: null, ...by })
  if (Redirect.safeParse(redirect).success)
    await publishRedirect(tx, { id: redirect.id, body: redirect, ...by })
}

async function publishRedirect(
  tx: Queryable,
  { id, body, author, authorId, batch }: PublicationAuthor & { id: string; body: Redirect | null },
) {
  const kind = 'redirect' satisfies ContentKind
  const [record] = await tx
    .select()
    .from(contentRecord)
    .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)))
  if (body === null && record?.stableVersion == null) return
  const draftVersion = (record?.draftVersion ?? 0) + 1
  const stableVersion = body && draftVersion
  const summary = summarize(kind, body)
  await insertVersions(tx, [{ kind, id, version: draftVersion, body, author, authorId }])
  await tx
    .insert(contentRecord)
    .values({ kind, id, draftVersion, stableVersion, summary })
    .onConflictDoUpdate({
      target: [contentRecord.kind, contentRecord.id],
      set: { draftVersion, stableVersion, summary },
    })
  await tx.insert(contentPublication).values({ kind, id, version: stableVersion, author, authorId, batch })
}

const redirectId = (path: string) =>
  automaticRedirectId(createHash('sha256').update(path).digest('hex').slice(0, 20))

/** The path of a record's page, for the kinds that have one. */
const PAGE_PATHS: Partial<Record<ContentKind, (body: object) => string | null>> = {
  article: (body) => articlePath(body as Article),
  production: (body) => productionPath(body as Production),
  // A path with parameters is that of many pages, each of which gets its path from another record.
  page: (body) => {
    const { path } = body as PageConfig
    return listParameters(path).length === 0 ? path : null
  },
}

const findPagePath = (kind: ContentKind, body: unknown) => (body ? (PAGE_PATHS[kind]?.(body) ?? null) : null)
