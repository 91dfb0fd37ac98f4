import { connectDatabase } from '../../../apps/server/platform/db/connection.ts'

export type Connection = Parameters<typeof connectDatabase>[0]

/** Sends one query on a connection of its own. */
export async function query<Row extends object>(
  connection: Connection,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { pool, close } = await connectDatabase(connection)
  try {
    return (await pool.query<Row>(text, values)).rows
  } finally {
    await close()
  }
}
