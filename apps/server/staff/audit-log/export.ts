import { formatCsv } from '@lerret/model'
import type { Queryable } from '../../platform/db/connection.ts'
import { readAuditLog } from './store.ts'

const PAGE_SIZE = 1000

/** The whole log, newest first, as the text of a file. */
export async function exportAuditLog(db: Queryable, format: 'csv' | 'json'): Promise<string> {
  const entries = await readAll(db)
  if (format === 'json') return `${JSON.stringify(entries, null, 2)}\n`
  const rows = entries.map(({ at, personName, personId, action, record, recordTitle, details }) => [
    at,
    personName,
    personId,
    action,
    record?.kind ?? '',
    record?.id ?? '',
    recordTitle ?? '',
    JSON.stringify(details),
  ])
  return formatCsv([
    ['at', 'person', 'personId', 'action', 'recordKind', 'recordId', 'title', 'details'],
    ...rows,
  ])
}

async function readAll(db: Queryable) {
  const pages: Awaited<ReturnType<typeof readAuditLog>>['entries'][] = []
  let before: number | undefined
  do {
    const { entries, next } = await readAuditLog(db, { before, take: PAGE_SIZE })
    pages.push(entries)
    before = next ?? undefined
  } while (before !== undefined)
  return pages.flat()
}
