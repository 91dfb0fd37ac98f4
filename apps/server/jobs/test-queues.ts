import pg from 'pg'
import type { Db } from 'pg-boss'

/** Queues on connections of their own, all of which can be put on a test's clock. */
export function givenQueues(connection: pg.PoolConfig): { database: Db; close(): Promise<void> } {
  const pool = new pg.Pool({ ...connection, max: 4 })
  let statements: string[] = []
  pool.on('connect', (client) => {
    for (const statement of statements) void client.query(statement)
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
