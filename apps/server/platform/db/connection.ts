import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { LERRET_VERSION } from '../settings/version.ts'
import { DatabaseStartError } from './embedded/database-start-error.ts'
import { applyMigrations, findAppliedMigration, listMigrations } from './migrate.ts'
import {
  assertDirect,
  assertSameDatabase,
  isPoolerRefusal,
  POOLER_NAME,
  poolerError,
  SERVER_NAME,
} from './pooler.ts'
import { findVersionFact, setVersionFact, type VersionFact } from './version-fact.ts'
import { type OutageHandlers, WatchedPool } from './watched-pool.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** A database or a transaction on one. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface UpgradeOptions {
  /** Called before the tables of an existing house are changed. Returns the file of its backup, if it made one. */
  beforeUpgrade?(pool: pg.Pool): Promise<string | null>
  /** Tests set it to apply the migrations of a later Lerret. */
  migrationsFolder?: string
}

/** Opens a pool of connections and brings the tables up to date. */
export async function openDatabase(
  config: pg.PoolConfig,
  options: UpgradeOptions = {},
): Promise<OpenDatabase> {
  const opened = await connectDatabase(config)
  try {
    await migrateTables(opened.pool, options)
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
export async function migrateTables(pool: pg.Pool, { beforeUpgrade, migrationsFolder }: UpgradeOptions) {
  const client = await pool.connect()
  try {
    // Migrations take the time they take, and another server may be running them.
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    await client.query(`select pg_advisory_lock(hashtext('lerret migrations'))`)
    const newest = (await listMigrations(migrationsFolder)).at(-1)?.when ?? 0
    const applied = await findAppliedMigration(client)
    const fact = await findVersionFact(client)
    if (applied !== null && applied > newest) throw newerDatabaseError(fact)
    const isUpgrade = applied !== null && applied < newest
    const backup = isUpgrade ? ((await beforeUpgrade?.(pool)) ?? null) : (fact?.backup ?? null)
    await client.query('begin')
    await applyMigrations(client, { folder: migrationsFolder })
    await setVersionFact(client, { version: LERRET_VERSION, backup })
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

/** Thrown before anything is written: an older Lerret would write rows that the newer one does not expect. */
function newerDatabaseError(fact: VersionFact | null): DatabaseStartError {
  const version = fact ? `Lerret ${fact.version}` : 'a newer Lerret'
  const advice = fact?.backup
    ? `To go back to the house as it was before the upgrade: npm run restore -- ${fact.backup}`
    : 'To go back, restore a backup that was made before the upgrade: npm run restore -- FILE'
  return new DatabaseStartError(
    `The database was changed by ${version}, and this is Lerret ${LERRET_VERSION}, which does not know its tables. ` +
      `Start ${version} again. ${advice}`,
  )
}

const POOL = { max: 10, connectionTimeoutMillis: 5000, keepAlive: true } satisfies pg.PoolConfig

/** PostgreSQL itself ends what takes longer. When it does not respond at all, the pool notices (watched-pool.ts). */
const TIMEOUTS = {
  lock_timeout: 30_000,
  statement_timeout: 300_000,
} satisfies pg.PoolConfig

/** The major version of PostgreSQL that Lerret is tested with. */
const MIN_POSTGRES_VERSION = 18

/** Commands report the error of their own query. */
const SILENT: OutageHandlers = { onOutage: () => {}, onRecovery: () => {} }

/** Opens a pool of connections without migrating. */
export async function connectDatabase(
  config: pg.PoolConfig,
  handlers: OutageHandlers = SILENT,
): Promise<OpenDatabase> {
  const pool = new WatchedPool({ ...POOL, application_name: SERVER_NAME, ...TIMEOUTS, ...config }, handlers)
  return openChecked(pool, async (client) => {
    assertSupportedPostgres(await readVersion(client))
    await assertDirect(client)
  })
}

/**
 * Opens a pool of connections through a pooler such as pgBouncer, which refuses timeouts that a client asks for: those are for its own
 * settings. `direct` is connected to PostgreSQL itself.
 */
export async function connectThroughPooler(
  config: pg.PoolConfig,
  { direct, handlers }: { direct: pg.Pool; handlers: OutageHandlers },
): Promise<OpenDatabase> {
  const pool = new WatchedPool({ ...POOL, application_name: POOLER_NAME, ...config }, handlers)
  return openChecked(pool, (client) => assertSameDatabase(client, direct))
}

async function openChecked(
  pool: pg.Pool,
  check: (client: pg.PoolClient) => Promise<void>,
): Promise<OpenDatabase> {
  try {
    const client = await pool.connect()
    await check(client).finally(() => client.release())
  } catch (error) {
    await pool.end()
    throw toStartError(error)
  }
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}

function toStartError(error: unknown): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error
  if (isPoolerRefusal(error)) return poolerError(error)
  return new DatabaseStartError('The database does not respond; is DATABASE_URL right?', { cause: error })
}

async function readVersion(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}

/** Refuses a PostgreSQL that lacks what the tables and queries use. */
export function assertSupportedPostgres(version: string) {
  if (Number.parseInt(version, 10) >= MIN_POSTGRES_VERSION) return
  throw new DatabaseStartError(
    `The database is PostgreSQL ${version}, and Lerret needs ${MIN_POSTGRES_VERSION} or newer. Upgrade it, or leave DATABASE_URL out to use the embedded one.`,
  )
}
