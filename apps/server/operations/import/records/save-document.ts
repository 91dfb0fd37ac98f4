import { createHash } from 'node:crypto'
import type { ContentKind } from '@lerret/model'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { saveVersionsLocked } from '../../../content/records/store/save-versions.ts'
import { contentRecord } from '../../../content/records/table.ts'
import { hasFields } from '../../../editing/sessions/copies.ts'
import { contentWorkingCopy } from '../../../editing/table.ts'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import type { ImportOutcome } from '../report.ts'
import { importedRecord } from '../table.ts'

/** The author of imported versions. */
export const IMPORT_AUTHOR = { author: 'import' }

interface RecordToSave {
  key: string
  kind: ContentKind
  id: string
  body: object
}

/**
 * Saves the records of one document as drafts, all or none. What an earlier import wrote is updated, unless an editor has changed,
 * deleted or published one of the records, or is working on it.
 */
export function saveDocument(
  db: Database,
  source: string,
  records: readonly RecordToSave[],
): Promise<ImportOutcome> {
  return db.transaction(async (tx) => {
    const known = await readKnown(tx, source, records)
    if (known.size > 0 && (await isTouched(tx, [...known.values()]))) return 'leftAlone'
    const changed = records.filter((record) => known.get(record.key)?.hash !== hashBody(record.body))
    if (changed.length === 0) return 'unchanged'
    const versions = await saveVersionsLocked(
      tx,
      IMPORT_AUTHOR,
      changed.map(({ key, kind, id, body }) => ({ kind, id, basedOn: known.get(key)?.version ?? 0, body })),
    )
    await tx
      .insert(importedRecord)
      .values(
        changed.map(({ key, kind, id, body }, index) => ({
          source,
          key,
          kind,
          id,
          version: versions[index] as number,
          hash: hashBody(body),
        })),
      )
      .onConflictDoUpdate({
        target: [importedRecord.source, importedRecord.key],
        set: { version: sql`excluded.version`, hash: sql`excluded.hash` },
      })
    return known.size > 0 ? 'updated' : 'added'
  })
}

type KnownRecord = typeof importedRecord.$inferSelect

async function readKnown(tx: Queryable, source: string, records: readonly RecordToSave[]) {
  const rows = await tx
    .select()
    .from(importedRecord)
    .where(
      and(
        eq(importedRecord.source, source),
        inArray(
          importedRecord.key,
          records.map(({ key }) => key),
        ),
      ),
    )
    .for('update')
  return new Map(rows.map((row) => [row.key, row]))
}

async function isTouched(tx: Queryable, known: readonly KnownRecord[]): Promise<boolean> {
  for (const { kind, id, version } of known) {
    const [record] = await tx
      .select({
        draftVersion: contentRecord.draftVersion,
        stableVersion: contentRecord.stableVersion,
        planVersion: contentRecord.planVersion,
      })
      .from(contentRecord)
      .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)))
    if (!record || record.draftVersion !== version) return true
    if (record.stableVersion !== null || record.planVersion !== null) return true
    const copies = await tx
      .select({ id: contentWorkingCopy.id })
      .from(contentWorkingCopy)
      .where(and(eq(contentWorkingCopy.kind, kind), eq(contentWorkingCopy.id, id), hasFields))
      .limit(1)
    if (copies.length > 0) return true
  }
  return false
}

const hashBody = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest('hex')
