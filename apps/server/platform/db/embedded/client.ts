import pg from 'pg'
import { database, port, user } from './settings.ts'

export type Connection = { host: string; port: number; user: string; database: string }

export function toConnection(socketDir: string): Connection {
  return { host: socketDir, port, user, database }
}

/** Whether a server takes connections on the socket. */
export async function acceptsConnections(socketDir: string): Promise<boolean> {
  try {
    await query(socketDir, 'select 1')
    return true
  } catch (error) {
    // Any error of PostgreSQL itself ("too many clients") means that it runs, except 57P03: it starts or stops.
    return error instanceof pg.DatabaseError && error.code !== '57P03'
  }
}

export async function ensureDatabase(socketDir: string): Promise<void> {
  const { rowCount } = await query(socketDir, 'select 1 from pg_database where datname = $1', [database])
  if (rowCount === 0) await query(socketDir, `create database ${database}`)
}

async function query(socketDir: string, text: string, values: string[] = []): Promise<pg.QueryResult> {
  const connection = { ...toConnection(socketDir), database: 'postgres', ssl: false }
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  // A connection that breaks between two messages emits an error, which would end the process without a listener.
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
