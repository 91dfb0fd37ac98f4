import type { Pool } from 'pg'
import type { Clock, Db, PgBoss } from 'pg-boss'
import { toQueryError } from '../db/database-unavailable.ts'

export interface QueueOptions {
  /** The database of the queues, which have a schema of their own. */
  database: Db
  onError(error: unknown): void
  /** Replaces the clock of the database, for tests. */
  clock?: Clock | undefined
}

/**
 * The interval of checks for jobs of servers that died. Until it is noticed that such a job no longer runs, and after that until a server
 * reads which jobs run, no other job of its queue is started.
 */
const CHECK_SECONDS = 10

/** Opens the job queues: each job runs once, on one of the servers that share the database, also after a restart. */
export async function openQueues({ database, onError, clock }: QueueOptions): Promise<PgBoss> {
  // Loaded on demand: a house whose clock stands still does not need it.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: database,
    schedule: false,
    superviseIntervalSeconds: CHECK_SECONDS,
    monitorIntervalSeconds: CHECK_SECONDS,
    queueCacheIntervalSeconds: CHECK_SECONDS,
    ...(clock && { clock }),
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}

/** Lets the queues use the server's own pool of connections. */
export const toQueueDatabase = (pool: Pool): Db => ({
  executeSql: (text, values) =>
    pool.query(text, values).catch((error) => {
      throw toQueryError(error)
    }),
})
