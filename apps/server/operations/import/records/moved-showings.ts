import { osloDate } from '@lerret/model'
import { and, eq, isNull } from 'drizzle-orm'
import { contentRecord } from '../../../content/records/table.ts'
import type { Database } from '../../../platform/db/connection.ts'
import type { OldDocument } from '../old-site.ts'
import { importedRecord } from '../table.ts'

/** The key of a showing at the source. */
export const showingKey = (document: Pick<OldDocument, 'key'>, key: string) =>
  `${document.key}:showing:${key}`

/**
 * Gives drafts of showings without an id the key of the time they were moved to, so that they are updated and not added again. Only
 * drafts that nobody has changed or published: a showing that the house announced stays, and the new time is a draft beside it.
 */
export async function renameMovedShowings(
  db: Database,
  source: string,
  documents: readonly OldDocument[],
): Promise<void> {
  const rows = await db
    .select({ key: importedRecord.key })
    .from(importedRecord)
    .innerJoin(
      contentRecord,
      and(
        eq(contentRecord.kind, importedRecord.kind),
        eq(contentRecord.id, importedRecord.id),
        eq(contentRecord.draftVersion, importedRecord.version),
        isNull(contentRecord.stableVersion),
        isNull(contentRecord.planVersion),
      ),
    )
    .where(and(eq(importedRecord.source, source), eq(importedRecord.kind, 'event')))
  const known = rows.map(({ key }) => key)
  for (const { before, after } of documents.flatMap((document) => findMovedShowings(document, known)))
    await db
      .update(importedRecord)
      .set({ key: after })
      .where(and(eq(importedRecord.source, source), eq(importedRecord.key, before)))
}

/** A key without an id: the start and the hall. */
const TIME_KEY = /^(\d{4}-\d\d-\d\dT\S+Z)(.*)$/s

/**
 * The known showings that are gone from the source, and have a new one on the same day in the same hall: the nearest. A move to another
 * day is not recognised, because the next sheet may have the following week only.
 */
export function findMovedShowings(
  document: Pick<OldDocument, 'key' | 'showings'>,
  known: readonly string[],
): { before: string; after: string }[] {
  const prefix = showingKey(document, '')
  const keys = new Set(document.showings.map(({ key }) => showingKey(document, key)))
  const gone = new Set(known.filter((key) => key.startsWith(prefix) && !keys.has(key)))
  return [...keys]
    .filter((key) => !known.includes(key))
    .flatMap((after) => {
      const time = parseTimeKey(after.slice(prefix.length))
      if (!time) return []
      const [nearest] = [...gone]
        .flatMap((before) => {
          const other = parseTimeKey(before.slice(prefix.length))
          const isSameEvening = other?.hall === time.hall && other.date === time.date
          return isSameEvening ? { before, distance: Math.abs(other.start - time.start) } : []
        })
        .sort((a, b) => a.distance - b.distance)
      if (!nearest) return []
      gone.delete(nearest.before)
      return { before: nearest.before, after }
    })
}

function parseTimeKey(key: string): { start: number; date: string; hall: string } | null {
  const [, instant, hall = ''] = TIME_KEY.exec(key) ?? []
  const start = Date.parse(instant ?? '')
  return Number.isNaN(start) ? null : { start, date: osloDate(new Date(start)), hall: hall.trim() }
}
