import pg from 'pg'
import type { Clock, Db, PgBoss } from 'pg-boss'
import { onFinished } from '../../test-cleanup.ts'
import { openQueues } from './queues.ts'

/** A database for queues with connections of its own, which use the clock of the test. */
export function givenQueues(connection: pg.PoolConfig): { database: Db; close(): Promise<void> } {
  let statements: string[] = []
  const pool = new pg.Pool({
    ...connection,
    max: 4,
    // Runs before the first query of a connection.
    async onConnect(client) {
      for (const statement of statements) await client.query(statement)
    },
  })
  // It has ended before its connections are closed, and dropping the database closes them by force.
  pool.on('error', () => {})
  return {
    database: {
      executeSql: (text, values) => pool.query(text, values),
      async setSessionStatements(sessionStatements) {
        statements = sessionStatements
      },
    },
    close: () => pool.end(),
  }
}

/** The queues of a server on the clock of the test. They are stopped after the test, or before, and may be stopped more than once. */
export async function givenBoss(
  connection: pg.PoolConfig,
  clock: Clock,
): Promise<{ boss: PgBoss; stop(): Promise<void> }> {
  const queues = givenQueues(connection)
  const boss = await openQueues({ database: queues.database, clock, onError: () => {} })
  let stopping: Promise<void> | undefined
  async function end() {
    await boss.stop({ close: false })
    await queues.close()
  }
  function stop() {
    stopping ??= end()
    return stopping
  }
  onFinished(stop)
  return { boss, stop }
}
