import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { LISTENER_NAME, SERVER_NAME } from '../../../platform/db/pooler.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** Whether the database has a house that somebody could miss. */
export async function isFilled(pool: Pool): Promise<boolean> {
  const table = await pool.query<{ exists: boolean }>(
    `select to_regclass('public.person') is not null as exists`,
  )
  if (!table.rows[0]?.exists) return false
  const { rows } = await pool.query<{ filled: boolean }>(
    'select exists (select from content_record) or exists (select from person) as filled',
  )
  return rows[0]?.filled ?? false
}

/** PostgreSQL may list the connections of a server that has just ended for this long. */
const CLOSING_TIMEOUT_MS = 2000
const POLL_INTERVAL_MS = 100

/** Throws when other servers are connected: their pages and caches would belong to rows that are gone. */
export async function assertAlone(pool: Pool): Promise<void> {
  const deadline = Date.now() + CLOSING_TIMEOUT_MS
  while (await hasOtherConnections(pool)) {
    if (Date.now() > deadline)
      throw new AppError(
        'restore_refused',
        'Another Lerret is connected to this database. Stop every server that uses it, then restore.',
      )
    await setTimeout(POLL_INTERVAL_MS)
  }
}

async function hasOtherConnections(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and application_name in ('${SERVER_NAME}', '${LISTENER_NAME}')
        and pid <> pg_backend_pid()
    ) as found
  `)
  return rows[0]?.found ?? false
}
