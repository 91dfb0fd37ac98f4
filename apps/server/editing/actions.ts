import type { AuditAction } from '@lerret/api/contracts'
import type { RecordKey } from '../content/records/record-key.ts'
import { type Author, saveVersions, type VersionToSave } from '../content/records/store/save-versions.ts'
import { recordAction } from '../platform/audit-log/record-action.ts'
import type { Database, Queryable } from '../platform/db/connection.ts'
import { assertUnused } from './usages.ts'

/** The context of an action of staff on records, whose entry in the audit log is written in the same transaction. */
export interface StaffAction {
  db: Database
  person: { id: string; name: string }
  now: Date
}

/** Saves versions of several records, all or none. A record that others refer to cannot be deleted. */
export async function saveRecords(
  { db, person }: StaffAction,
  records: readonly VersionToSave[],
): Promise<number[]> {
  for (const record of records) if (record.body === null) await assertUnused(db, record, records)
  return saveVersions(db, toAuthor(person), records)
}

export const toAuthor = ({ id, name }: StaffAction['person']): Author & { authorId: string } => ({
  author: name,
  authorId: id,
})

/** Adds an entry to the audit log. */
export function audit(
  tx: Queryable,
  { person, now }: StaffAction,
  action: AuditAction,
  record: RecordKey | undefined,
  details: Record<string, unknown>,
) {
  const { id, name } = person
  return recordAction(tx, { person: { id, name }, action, ...(record && { record }), details, now })
}
