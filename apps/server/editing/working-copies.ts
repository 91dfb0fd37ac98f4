import { applyFields, type ContentKind } from '@lerret/model'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RecordKey } from '../content/records/record-key.ts'
import { type Summary, summarize } from '../content/records/summaries.ts'
import { contentRecord } from '../content/records/table.ts'
import type { Queryable } from '../platform/db/connection.ts'
import { hasFields, isCopy } from './sessions/copies.ts'
import { contentWorkingCopy } from './table.ts'

export interface UnfinishedWork extends RecordKey {
  /** The title as it was typed, or that of the draft; empty when it has none. */
  title: string
  /** The title of a showing's production. */
  production: string | null
  savedAt: Date
  isNew: boolean
}

/** Everything a person has typed and not saved as a version, newest first. */
export async function listWorkingCopies(db: Queryable, personId: string): Promise<UnfinishedWork[]> {
  const production = alias(contentRecord, 'production')
  const rows = await db
    .select({
      kind: contentWorkingCopy.kind,
      id: contentWorkingCopy.id,
      fields: contentWorkingCopy.fields,
      savedAt: contentWorkingCopy.savedAt,
      basedOn: contentWorkingCopy.basedOn,
      summary: contentRecord.summary,
      production: sql<string | null>`${production.summary}->>'title'`,
    })
    .from(contentWorkingCopy)
    .leftJoin(
      contentRecord,
      and(eq(contentRecord.kind, contentWorkingCopy.kind), eq(contentRecord.id, contentWorkingCopy.id)),
    )
    .leftJoin(
      production,
      and(
        eq(contentRecord.kind, 'event'),
        eq(production.kind, 'production'),
        eq(production.id, sql`${contentRecord.summary}->>'productionId'`),
      ),
    )
    .where(and(eq(contentWorkingCopy.personId, personId), hasFields))
    .orderBy(desc(contentWorkingCopy.savedAt))
  return rows.map(({ kind, id, fields, savedAt, basedOn, summary, production }) => ({
    kind: kind as ContentKind,
    id,
    title:
      summarize(kind as ContentKind, applyFields({}, fields)).title ||
      ((summary as Summary | null)?.title ?? ''),
    production,
    savedAt,
    isNew: basedOn === 0,
  }))
}

/** Gives up what a person has typed. What open tabs have sent is remembered, so that none of it comes back with a late request. */
export async function discardWorkingCopy(db: Queryable, key: RecordKey, personId: string): Promise<void> {
  await db.update(contentWorkingCopy).set({ fields: {}, writers: {} }).where(isCopy(key, personId))
}
