import { isDeepStrictEqual } from 'node:util'
import type { ContentKind, ContentRecord } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { lockInTransaction } from '../../platform/db/transaction-lock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findSchemaErrors, findTextProblem } from './body-checks.ts'
import { insertVersions } from './insert-versions.ts'
import { lockPublications } from './store/lock-records.ts'
import { summarize } from './summaries.ts'
import { contentPublication, contentRecord, contentVersion, isDraftVersion } from './table.ts'

/**
 * Saves and publishes a set of records as versions by `author`, all or none. Unchanged records are skipped, and so are those that
 * another author has changed, published or unpublished since. A record by this author that is no longer in the set is deleted. Returns the number of changed
 * records.
 */
export async function importRecords(db: Database, records: ContentRecord[], author: string): Promise<number> {
  const newRecords = new Map(
    records.map(({ kind, record }) => [recordKey(kind, record.id), { kind, body: record }]),
  )
  const errors = records.flatMap(({ kind, record }) => {
    const error = findSchemaErrors(kind, record) ?? findTextProblem(record)
    return error ? [`${kind} ${record.id}: ${error}`] : []
  })
  if (errors.length > 0) throw new AppError('content_invalid', errors.join('\n'))

  return db.transaction(async (tx) => {
    // Two imports that read the same drafts would write the same version numbers.
    await lockInTransaction(tx, 'import')
    const stored = await readDrafts(tx)
    const changes: NewVersion[] = []
    for (const [key, { kind, body }] of newRecords) {
      const draft = stored.get(key)
      if (draft && (!isUntouched(draft) || isDeepStrictEqual(draft.body, body))) continue
      changes.push({ kind, id: body.id, version: (draft?.version ?? 0) + 1, body })
    }
    for (const [key, draft] of stored) {
      if (!isUntouched(draft) || draft.body === null || newRecords.has(key)) continue
      changes.push({ kind: draft.kind, id: draft.id, version: draft.version + 1, body: null })
    }
    if (changes.length > 0) await lockPublications(tx)
    await writeVersions(tx, changes, author)
    return changes.length
  })

  function isUntouched(draft: Draft) {
    return draft.authorId === null && draft.author === author && draft.publishedBy === author
  }
}

interface NewVersion {
  kind: ContentKind
  id: string
  version: number
  body: unknown
}

type Draft = NewVersion & { author: string; authorId: string | null; publishedBy: string | null }

const recordKey = (kind: string, id: string) => `${kind}:${id}`

async function readDrafts(tx: Queryable): Promise<Map<string, Draft>> {
  const rows = await tx
    .select({
      kind: contentVersion.kind,
      id: contentVersion.id,
      version: contentVersion.version,
      body: contentVersion.body,
      author: contentVersion.author,
      authorId: contentVersion.authorId,
      publishedBy: sql<string | null>`(
        select publication.author from content_publication as publication
        where (publication.kind, publication.id) = (${contentRecord.kind}, ${contentRecord.id})
        order by publication.number desc limit 1)`,
    })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    // All transactions that lock several records do it in this order, to avoid deadlocks.
    .orderBy(contentRecord.kind, contentRecord.id)
    .for('update', { of: contentRecord })
  return new Map(rows.map((row) => [recordKey(row.kind, row.id), row as Draft]))
}

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const BATCH_SIZE = 1000

async function writeVersions(tx: Queryable, changes: NewVersion[], author: string) {
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    const batch = changes.slice(start, start + BATCH_SIZE)
    const stableVersion = ({ version, body }: NewVersion) => (body === null ? null : version)
    await insertVersions(
      tx,
      batch.map((change) => ({ ...change, author })),
    )
    await tx
      .insert(contentRecord)
      .values(
        batch.map((change) => ({
          kind: change.kind,
          id: change.id,
          draftVersion: change.version,
          stableVersion: stableVersion(change),
          summary: summarize(change.kind, change.body),
        })),
      )
      .onConflictDoUpdate({
        target: [contentRecord.kind, contentRecord.id],
        set: {
          draftVersion: sql`excluded.draft_version`,
          stableVersion: sql`excluded.stable_version`,
          summary: sql`excluded.summary`,
        },
      })
    await tx
      .insert(contentPublication)
      .values(
        batch.map((change) => ({ kind: change.kind, id: change.id, version: stableVersion(change), author })),
      )
  }
}
