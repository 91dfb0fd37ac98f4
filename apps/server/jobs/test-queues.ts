import pg from 'pg'
import type { Db } from 'pg-boss'

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
