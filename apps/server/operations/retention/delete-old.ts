import type { RetentionKind } from '@lerret/api/contracts'
import { DAY_MS, osloDate } from '@lerret/model'
import { and, isNotNull, lt, lte, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { previewLink } from '../../editing/preview-links/table.ts'
import { deleteExpired } from '../../members/accounts/sessions/tokens.ts'
import { clubCode } from '../../members/club/table.ts'
import { ticket, ticketDelivery } from '../../members/tickets/table.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import { webhookDelivery } from '../../programme/webhooks/table.ts'
import { invitation } from '../../staff/accounts/table.ts'
import { addressCount, itemCount, missedSearch, pageView } from '../../visitors/counting/table.ts'
import { deleteUnconfirmedSubscribers } from '../../visitors/newsletter/store.ts'
import { deleteOldPolicyRefusals } from '../../visitors/policy-reports/store.ts'
import { importRun } from '../import/table.ts'
import { readRetention } from './periods.ts'

interface DatedRows {
  table: PgTable
  /** The moment or the day in Oslo from which the period runs. */
  from: PgColumn
  /** Rows without it, such as mails that are not sent yet, are not deleted. */
  isDay?: true
}

/** The rows that are deleted when their period has ended. */
const ROWS: Record<RetentionKind, readonly DatedRows[]> = {
  audit_log: [{ table: auditEntry, from: auditEntry.at }],
  imports: [{ table: importRun, from: importRun.finishedAt }],
  mails: [{ table: outgoingMail, from: outgoingMail.settledAt }],
  page_views: [
    { table: pageView, from: pageView.day, isDay: true },
    { table: itemCount, from: itemCount.day, isDay: true },
  ],
  past_tickets: [
    { table: ticket, from: ticket.expiresAt },
    { table: ticketDelivery, from: ticketDelivery.receivedAt },
  ],
  searches: [{ table: missedSearch, from: missedSearch.day, isDay: true }],
  unknown_addresses: [{ table: addressCount, from: addressCount.day, isDay: true }],
  webhook_deliveries: [{ table: webhookDelivery, from: webhookDelivery.settledAt }],
}

/** The author in the audit log: nobody of the staff deletes. */
const SERVER = { id: '00000000-0000-0000-0000-000000000000', name: 'Lerret' }

/** Deletes all that has been stored for longer than the house has chosen, and what has expired. Returns how many rows of each kind. */
export async function deleteOld(db: Database, now: Date): Promise<Partial<Record<RetentionKind, number>>> {
  await deleteExpiredKeys(db, now)
  return db.transaction(async (tx) => {
    const counts: Partial<Record<RetentionKind, number>> = {}
    for (const { kind, days } of await readRetention(tx)) {
      let count = 0
      for (const rows of ROWS[kind]) count += await deleteBefore(tx, rows, new Date(+now - days * DAY_MS))
      if (count > 0) counts[kind] = count
    }
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (total > 0)
      await recordAction(tx, {
        person: SERVER,
        action: 'old_data_deleted',
        details: { count: total, ...counts },
        now,
      })
    return counts
  })
}

async function deleteBefore(tx: Queryable, { table, from, isDay }: DatedRows, moment: Date): Promise<number> {
  const isOld: SQL | undefined = and(isNotNull(from), lt(from, isDay ? osloDate(moment) : moment))
  const { rowCount } = await tx.delete(table).where(isOld)
  return rowCount ?? 0
}

/** Links, sessions and codes have an end of their own. */
async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, now)
  await deleteUnconfirmedSubscribers(db, now)
  await deleteOldPolicyRefusals(db, now)
  for (const table of [invitation, previewLink, clubCode])
    await db.delete(table).where(lte(table.expiresAt, now))
}
