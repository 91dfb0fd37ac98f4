import pg from 'pg'
import type { Clock, Db, PgBoss } from 'pg-boss'
import { openQueues } from './queues.ts'

/** Queues on connections of their own, all of which can be put on a test's clock. */
export function givenQueues(connection: pg.PoolConfig): { database: Db; close(): Promise<void> } {
  let statements: string[] = []
  const pool = new pg.Pool({
    ...{ ...connection, max: 4 },
    // Nothing is asked of a connection before it is on the test's clock.
    async onConnect(client) {
      for (const statement of statements) await client.query(statement)
    },
  })
  return {
    database: {
      executeSql: (text, values) => pool.query(text, values),
      async setSessionStatements(wanted) {
        statements = wanted
      },
    },
    close: () => pool.end(),
  }
}

/** A server's queues, on a test's clock. They may be stopped more than once. */
export async function givenBoss(
  connection: pg.PoolConfig,
  clock: Clock,
): Promise<{ boss: PgBoss; stop(): Promise<void> }> {
  const queues = givenQueues(connection)
  const boss = await openQueues({ database: queues.database, clock, complain: () => {} })
  let stopping: Promise<void> | undefined
  async function end() {
    await boss.stop({ close: false })
    await queues.close()
  }
  function stop() {
    stopping ??= end()
    return stopping
  }
  return { boss, stop }
}
