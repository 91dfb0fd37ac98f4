import type { AuditAction } from '@lerret/api/contracts'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { contentRecord } from '../content/table.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { auditEntry } from './table.ts'

export interface AuditedAction {
  person: { id: string; name: string }
  action: AuditAction
  record?: { kind: string; id: string }
  /** What else to know about it. No addresses or names of members: entries outlive their accounts. */
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

export interface AuditFilter {
  person?: string | undefined
  action?: AuditAction | undefined
  recordKind?: string | undefined
  recordId?: string | undefined
  before?: number | undefined
  take: number
}

/** A showing has the title of what is shown. */
const recordTitle = sql<string | null>`nullif(concat_ws(', ', (
  select production.summary->>'title' from content_record as production
  where ${contentRecord.kind} = 'event' and production.kind = 'production'
    and production.id = ${contentRecord.summary}->>'productionId'
), nullif(${contentRecord.summary}->>'title', '')), '')`

/** A page of the log, newest first. */
export async function readAuditLog(db: Queryable, filter: AuditFilter) {
  const { person, action, recordKind, recordId, before, take } = filter
  const rows = await db
    .select({ ...getTableColumns(auditEntry), recordTitle })
    .from(auditEntry)
    .leftJoin(
      contentRecord,
      and(eq(contentRecord.kind, auditEntry.recordKind), eq(contentRecord.id, auditEntry.recordId)),
    )
    .where(
      and(
        person === undefined ? undefined : eq(auditEntry.personId, person),
        action === undefined ? undefined : eq(auditEntry.action, action),
        recordKind === undefined ? undefined : eq(auditEntry.recordKind, recordKind),
        recordId === undefined ? undefined : eq(auditEntry.recordId, recordId),
        before === undefined ? undefined : lt(auditEntry.id, before),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(take + 1)
  const entries = rows.slice(0, take).map(({ at, recordKind: kind, recordId: id, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    record: kind === null || id === null ? null : { kind, id },
  }))
  return { entries, next: rows.length > take ? (entries.at(-1)?.id ?? null) : null }
}
