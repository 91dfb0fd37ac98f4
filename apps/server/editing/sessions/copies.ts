import { and, eq, ne } from 'drizzle-orm'
import type { RecordKey } from '../../content/records/record-key.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { contentWorkingCopy } from '../table.ts'

export type CopyRow = typeof contentWorkingCopy.$inferSelect
type CopiedFields = Pick<CopyRow, 'fields' | 'writers'>

export const isCopy = ({ kind, id }: RecordKey, personId: string) =>
  and(
    eq(contentWorkingCopy.kind, kind),
    eq(contentWorkingCopy.id, id),
    eq(contentWorkingCopy.personId, personId),
  )

/** A row without fields is no working copy. */
export const hasFields = ne(contentWorkingCopy.fields, {})
export const isEmptyCopy = ({ fields }: CopiedFields) => Object.keys(fields).length === 0

/** Call it with the record locked, so that nobody adds the row meanwhile. */
export async function lockCopy(
  tx: Queryable,
  key: RecordKey,
  personId: string,
): Promise<CopyRow | undefined> {
  const [copy] = await tx.select().from(contentWorkingCopy).where(isCopy(key, personId)).for('update')
  return copy
}

export async function writeCopy(tx: Queryable, row: CopyRow): Promise<void> {
  await tx
    .insert(contentWorkingCopy)
    .values(row)
    .onConflictDoUpdate({
      target: [contentWorkingCopy.kind, contentWorkingCopy.id, contentWorkingCopy.personId],
      set: row,
    })
}

/** The fields of a working copy with those that a session has written now. */
export function addFields(
  copy: CopiedFields | undefined,
  fields: CopyRow['fields'],
  session: string,
): CopiedFields {
  const writers = Object.fromEntries(Object.keys(fields).map((name) => [name, session]))
  return { fields: { ...copy?.fields, ...fields }, writers: { ...copy?.writers, ...writers } }
}

export function removeFields(
  { fields, writers }: CopiedFields,
  isRemoved: (name: string) => boolean,
): CopiedFields {
  const without = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isRemoved(name)))
  return { fields: without(fields), writers: without(writers) }
}

/**
 * The version that the fields of a working copy are based on: the session's own when it has written all of them. The fields of other
 * sessions may be based on an older version.
 */
export function findBasedOn(
  { fields, writers }: CopiedFields,
  { session, own, others }: { session: string; own: number; others: number },
): number {
  return Object.keys(fields).every((name) => writers[name] === session) ? own : Math.min(own, others)
}
