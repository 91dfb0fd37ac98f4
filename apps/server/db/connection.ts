import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { DatabaseStartError } from './embedded/database-start-error.ts'

export type Database = NodePgDatabase
/** A database or a transaction on one. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool of connections and brings the tables up to date. */
export async function openDatabase(config: pg.PoolConfig): Promise<OpenDatabase> {
  const opened = await joinDatabase(config)
  try {
    await bringUpToDate(opened.pool)
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

/**
 * One server at a time: what has been done already is looked up before it is done, and of two that do the same the second
 * fails. The turn is that of the connection, and ends with it, however that ends.
 */
async function bringUpToDate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('lerret migrations'))`)
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } finally {
    client.release(true)
  }
}

/** Opens a pool of connections beside somebody who answers for the tables. */
export async function joinDatabase(config: pg.PoolConfig): Promise<OpenDatabase> {
  const pool = new pg.Pool({ max: 10, ...config })
  // A connection that breaks while idle is replaced at the next query, and that query tells if the database is gone.
  pool.on('error', () => {})
  // One that breaks between two queries of a transaction has nobody else who hears it, and would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { casing: 'snake_case' })
  try {
    await checkAnswer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, pool, close: () => pool.end() }
}

/** Before anything else is asked: what a migration says of a missing server is no help to an operator. */
async function checkAnswer(pool: pg.Pool) {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new DatabaseStartError('The database does not answer; is DATABASE_URL right?', { cause: error })
  }
}
