import type { AuditAction } from '@lerret/api/contracts'
import type { Database, Queryable } from '../db/connection.ts'
import { auditEntry } from './table.ts'

export interface AuditedAction {
  person: { id: string; name: string }
  action: AuditAction
  record?: { kind: string; id: string }
  /** Further facts. They hold no addresses or names of members: entries outlive their accounts. */
  details?: Record<string, unknown>
  now: Date
}

/** Records an action of staff. Call it in the transaction of the action, so that neither is stored without the other. */
export async function recordAction(tx: Queryable, input: AuditedAction): Promise<void> {
  const { person, action, record, details = {}, now } = input
  await tx.insert(auditEntry).values({
    at: now,
    personId: person.id,
    personName: person.name,
    action,
    recordKind: record?.kind ?? null,
    recordId: record?.id ?? null,
    details: toStorable(details),
  })
}

/** PostgreSQL stores no half characters in JSON. */
const toStorable = (details: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(details), (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )

/** Runs a change and records it, in one transaction. */
export function auditedTransaction<Result>(
  db: Database,
  action: AuditedAction,
  change: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const result = await change(tx)
    await recordAction(tx, action)
    return result
  })
}
