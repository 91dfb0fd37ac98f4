import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseStartError } from './embedded/database-start-error.ts'
import { applyMigrations } from './migrate.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** A database or a transaction on one. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool of connections and brings the tables up to date. */
export async function openDatabase(config: pg.PoolConfig): Promise<OpenDatabase> {
  const opened = await connectDatabase(config)
  try {
    await migrateTables(opened.pool)
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

/**
 * One server at a time: of two that migrate at once the second would fail. The advisory lock belongs to the connection and is
 * released with it.
 */
async function migrateTables(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('lerret migrations'))`)
    await client.query('begin')
    await applyMigrations(client)
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

/** Opens a pool of connections without migrating, for use beside a running server. */
export async function connectDatabase(config: pg.PoolConfig): Promise<OpenDatabase> {
  const pool = new pg.Pool({ max: 10, application_name: 'lerret', ...config })
  // A connection that breaks while idle is replaced at the next query, which fails if the database is gone.
  pool.on('error', () => {})
  // Without a listener, an error between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { casing: 'snake_case' })
  try {
    await checkConnection(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, pool, close: () => pool.end() }
}

/** Checked first: the error of a failed migration would not help an operator. */
async function checkConnection(pool: pg.Pool) {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new DatabaseStartError('The database does not respond; is DATABASE_URL right?', { cause: error })
  }
}
