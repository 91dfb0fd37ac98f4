import type { AuditAction } from '@lerret/api/contracts'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { contentRecord } from '../../content/records/table.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'

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
