import { isDeepStrictEqual } from 'node:util'
import type { ContentKind, ContentRecord } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import { lockInTransaction } from '../db/transaction-lock.ts'
import { AppError } from '../errors/app-error.ts'
import { findComplaints, queuePublications } from './store.ts'
import { contentPublication, contentRecord, contentVersion, isDraftVersion } from './table.ts'

/**
 * Makes a set of records the content of the site, as versions by `author`, all published at once or not at all.
 * What is the same already is left alone, and so is every record that somebody else has changed since.
 * A record by this author that is no longer in the set is deleted. Gives the number of records that changed.
 */
export async function importRecords(db: Database, records: ContentRecord[], author: string): Promise<number> {
  const wanted = new Map(records.map(({ kind, record }) => [keyOf(kind, record.id), { kind, body: record }]))
  const complaints = records.flatMap(({ kind, record }) => {
    const complaint = findComplaints(kind, record)
    return complaint ? [`${kind} ${record.id}: ${complaint}`] : []
  })
  if (complaints.length > 0) throw new AppError('content_invalid', complaints.join('\n'))

  return db.transaction(async (tx) => {
    // Two that read the same drafts would both write the next version.
    await lockInTransaction(tx, 'import')
    const stored = await readDrafts(tx)
    const changes: NewVersion[] = []
    for (const [key, { kind, body }] of wanted) {
      const draft = stored.get(key)
      if (draft && (draft.author !== author || isDeepStrictEqual(draft.body, body))) continue
      changes.push({ kind, id: body.id, version: (draft?.version ?? 0) + 1, body })
    }
    for (const [key, draft] of stored) {
      if (draft.author !== author || draft.body === null || wanted.has(key)) continue
      changes.push({ kind: draft.kind, id: draft.id, version: draft.version + 1, body: null })
    }
    if (changes.length > 0) await queuePublications(tx)
    await writeVersions(tx, changes, author)
    return changes.length
  })
}

interface NewVersion {
  kind: ContentKind
  id: string
  version: number
  body: unknown
}

const keyOf = (kind: string, id: string) => `${kind}:${id}`

async function readDrafts(tx: Queryable) {
  const rows = await tx
    .select({
      kind: contentVersion.kind,
      id: contentVersion.id,
      version: contentVersion.version,
      body: contentVersion.body,
      author: contentVersion.author,
    })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    // In the order of all who lock several.
    .orderBy(contentRecord.kind, contentRecord.id)
    .for('update', { of: contentRecord })
  return new Map(rows.map((row) => [keyOf(row.kind, row.id), { ...row, kind: row.kind as ContentKind }]))
}

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const BATCH = 1000

async function writeVersions(tx: Queryable, changes: NewVersion[], author: string) {
  for (let at = 0; at < changes.length; at += BATCH) {
    const batch = changes.slice(at, at + BATCH)
    const stableOf = ({ version, body }: NewVersion) => (body === null ? null : version)
    await tx.insert(contentVersion).values(batch.map((change) => ({ ...change, author })))
    await tx
      .insert(contentRecord)
      .values(
        batch.map((change) => ({
          kind: change.kind,
          id: change.id,
          draftVersion: change.version,
          stableVersion: stableOf(change),
        })),
      )
      .onConflictDoUpdate({
        target: [contentRecord.kind, contentRecord.id],
        set: {
          draftVersion: sql`excluded.draft_version`,
          stableVersion: sql`excluded.stable_version`,
        },
      })
    await tx
      .insert(contentPublication)
      .values(
        batch.map((change) => ({ kind: change.kind, id: change.id, version: stableOf(change), author })),
      )
  }
}
