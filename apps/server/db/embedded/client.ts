import pg from 'pg'
import { database, port, user } from './settings.ts'

export type Connection = { host: string; port: number; user: string; database: string }

export function connectionTo(socketDir: string): Connection {
  return { host: socketDir, port, user, database }
}

/** Whether a server takes connections on the socket. */
export async function answers(socketDir: string): Promise<boolean> {
  try {
    await query(socketDir, 'select 1')
    return true
  } catch (error) {
    // Everything PostgreSQL itself says is an answer ("too many clients"), except that it starts or stops.
    return error instanceof pg.DatabaseError && error.code !== '57P03'
  }
}

export async function ensureDatabase(socketDir: string): Promise<void> {
  const { rowCount } = await query(socketDir, 'select 1 from pg_database where datname = $1', [database])
  if (rowCount === 0) await query(socketDir, `create database ${database}`)
}

async function query(socketDir: string, text: string, values: string[] = []): Promise<pg.QueryResult> {
  const connection = { ...connectionTo(socketDir), database: 'postgres', ssl: false }
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  // Cut off between two messages, a client reports it as an event, which unheard would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
