import type { Pool } from 'pg'
import { z } from 'zod'
import type { Queryable } from '../../db/connection.ts'
import { findHouseFact, removeHouseFact, setHouseFact } from '../../house-facts/store.ts'

const FACT = 'wal-archive'

/** What is known about the archive of changes. */
const ArchiveState = z.object({
  /** The earliest moment that the house can be restored to, and that of the newest base backup. */
  first: z.iso.datetime().nullable(),
  lastBase: z.iso.datetime().nullable(),
  /** When changes were last archived. */
  archivedAt: z.iso.datetime().nullable(),
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type ArchiveState = z.infer<typeof ArchiveState>

/** Null where changes are not archived. */
export async function findArchiveState(db: Queryable): Promise<ArchiveState | null> {
  return ArchiveState.safeParse(await findHouseFact(db, FACT)).data ?? null
}

export const setArchiveState = (db: Queryable, state: ArchiveState) => setHouseFact(db, FACT, state)
export const removeArchiveState = (db: Queryable) => removeHouseFact(db, FACT)

/** What PostgreSQL reports. A failure counts until changes are archived again. */
export async function readArchiver(pool: Pool): Promise<Pick<ArchiveState, 'archivedAt' | 'failure'>> {
  const { rows } = await pool.query<{ archived: Date | null; failed: Date | null; wal: string | null }>(
    'select last_archived_time as archived, last_failed_time as failed, last_failed_wal as wal from pg_stat_archiver',
  )
  const { archived = null, failed = null, wal } = rows[0] ?? {}
  const isFailing = failed !== null && (archived === null || failed > archived)
  return {
    archivedAt: archived?.toISOString() ?? null,
    failure: isFailing
      ? {
          at: failed.toISOString(),
          reason: `PostgreSQL could not archive ${wal} in WAL_DIR; its log has the reason.`,
        }
      : null,
  }
}
