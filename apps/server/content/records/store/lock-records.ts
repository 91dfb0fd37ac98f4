import type { ContentKind } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/connection.ts'
import { notifyServers } from '../../../platform/db/notifications.ts'
import { lockInTransaction } from '../../../platform/db/transaction-lock.ts'
import type { RecordKey } from '../record-key.ts'
import { contentRecord } from '../table.ts'
import { createNotFoundError, isRecord } from './read-records.ts'

/** A record that the current transaction has locked. */
export type LockedRecord = typeof contentRecord.$inferSelect

export async function lockRecord(tx: Queryable, kind: ContentKind, id: string) {
  const [record] = await tx.select().from(contentRecord).where(isRecord(kind, id)).for('update')
  return record
}

/**
 * Locks a record that may not exist yet, in which case nobody else can create it until the transaction ends. Not for thousands of records
 * at once: PostgreSQL has room for a limited number of such locks.
 */
export async function lockNewRecord(tx: Queryable, { kind, id }: RecordKey) {
  const record = await lockRecord(tx, kind, id)
  if (record) return record
  await lockInTransaction(tx, `record ${kind} ${id}`)
  // A server that had the lock may have created it.
  return lockRecord(tx, kind, id)
}

/** Locks records in the order that all code uses for several, to avoid deadlocks. Throws when one does not exist. */
export async function lockRecords(tx: Queryable, keys: readonly RecordKey[]): Promise<LockedRecord[]> {
  const records: LockedRecord[] = []
  for (const { kind, id } of [...keys].sort(compareKeys)) {
    const record = await lockRecord(tx, kind, id)
    if (!record) throw createNotFoundError(kind, id)
    records.push(record)
  }
  return records
}

export function compareKeys(a: RecordKey, b: RecordKey): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/**
 * Makes transactions write publications one after the other, so that a reader who sees a revision sees all before it. Must be called
 * after records are locked and before a publication is written. All servers are notified when the transaction commits.
 */
export async function lockPublications(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table content_publication in share row exclusive mode`)
  await notifyServers(tx, { about: 'content' })
}
