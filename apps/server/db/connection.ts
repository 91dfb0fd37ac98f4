import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export type Database = NodePgDatabase
/** A database or a transaction on one. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/** Opens a pool of connections and brings the tables up to date. */
export async function openDatabase(config: pg.PoolConfig): Promise<OpenDatabase> {
  const pool = new pg.Pool({ max: 10, ...config })
  // A connection that breaks while idle is replaced at the next query, and that query tells if the database is gone.
  pool.on('error', () => {})
  const db = drizzle(pool, { casing: 'snake_case' })
  try {
    await migrate(db, { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, close: () => pool.end() }
}
