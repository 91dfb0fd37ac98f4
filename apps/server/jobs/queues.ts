import type { Pool } from 'pg'
import type { Clock, Db, PgBoss } from 'pg-boss'

export interface BossParts {
  /** Where the queues are kept, in a schema of their own. */
  database: Db
  complain(error: unknown): void
  /** Another clock than the database's, for tests. */
  clock?: Clock | undefined
}

/** Opens the queues: what is put there happens once, on one of the servers that share the database, also after a restart. */
export async function openQueues({ database, complain, clock }: BossParts): Promise<PgBoss> {
  // Loaded when it is needed: a house whose time stands still has no use for it.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ db: database, schedule: false, ...(clock && { clock }) })
  boss.on('error', complain)
  await boss.start()
  return boss
}

/** The queues share the server's own connections. */
export const queuesIn = (pool: Pool): Db => ({ executeSql: (text, values) => pool.query(text, values) })
