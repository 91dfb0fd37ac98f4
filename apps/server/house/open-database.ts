import type { PoolConfig } from 'pg'
import { fillMissingSummaries } from '../content/records/summaries.ts'
import { backUpBeforeUpgrade } from '../operations/backup/before-upgrade.ts'
import {
  connectDatabase,
  connectThroughPooler,
  migrateTables,
  type OpenDatabase,
} from '../platform/db/connection.ts'
import { lockDataFolder } from '../platform/db/data-lock.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import type { OutageHandlers } from '../platform/db/watched-pool.ts'
import { describeError } from '../platform/logging/log-lines.ts'
import type { Settings } from '../settings/settings.ts'
import { assertPortFree } from './assert-port-free.ts'
import type { Lifecycle } from './lifecycle.ts'
import { logInfo, logWarning } from './operator-log.ts'

export interface HouseDatabase extends Pick<OpenDatabase, 'db' | 'pool'> {
  /** Connected to PostgreSQL itself, for what a pooler cannot do or would be kept busy by; otherwise the same pool. */
  directPool: OpenDatabase['pool']
  /** Listeners connect to PostgreSQL itself too. */
  connection: PoolConfig
}

/** Locks the data folder, starts the embedded PostgreSQL unless another one is configured, and migrates it. */
export async function openHouseDatabase(settings: Settings, lifecycle: Lifecycle): Promise<HouseDatabase> {
  const lock = await lockDataFolder(settings.dataDir, { logWarning })
  lifecycle.onStop(() => lock.release())
  lifecycle.throwIfStopping()
  // After the lock, which says more where the other program is another Lerret.
  await assertPortFree(settings)
  const connection = await findConnection(settings, lifecycle)
  lifecycle.throwIfStopping()
  const handlers: OutageHandlers = {
    onOutage: (error) =>
      logWarning(`The database does not respond. Pages are served as they are. ${describeError(error)}`),
    onRecovery: (outageMs) =>
      logWarning(`The database responds again, after ${Math.ceil(outageMs / 1000)} s.`),
  }
  const { databaseUrl, databaseDirectUrl } = settings
  // One of two pools reports outages.
  const direct = await connectDatabase(connection, databaseDirectUrl ? undefined : handlers)
  lifecycle.onStop(direct.close)
  const { db, pool, close } = databaseDirectUrl
    ? await connectThroughPooler({ connectionString: databaseUrl }, { direct: direct.pool, handlers })
    : direct
  if (pool !== direct.pool) lifecycle.onStop(close)
  lifecycle.throwIfStopping()
  await migrateTables(direct.pool, backUpBeforeUpgrade({ ...settings, now: () => new Date(), log: logInfo }))
  lifecycle.throwIfStopping()
  await fillMissingSummaries(db)
  return { db, pool, directPool: direct.pool, connection }
}

async function findConnection(
  { databaseUrl, databaseDirectUrl, dataDir, postgresBin }: Settings,
  lifecycle: Lifecycle,
) {
  if (databaseUrl) return { connectionString: databaseDirectUrl ?? databaseUrl }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: logInfo,
    binDir: postgresBin,
    isSupervised: true,
  })
  lifecycle.onStop(() => postgres.stop())
  return postgres.connection
}
