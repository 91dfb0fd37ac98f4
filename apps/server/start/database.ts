import { backUpBeforeUpgrade } from '../backup/before-upgrade.ts'
import { archiveChanges } from '../backup/wal/archive-changes.ts'
import { fillMissingSummaries } from '../content/summaries.ts'
import { type OpenDatabase, openDatabase } from '../db/connection.ts'
import { lockDataFolder } from '../db/data-lock.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { describeError } from '../logging/log-lines.ts'
import type { Settings } from '../settings/settings.ts'
import { assertPortFree } from './assert-port-free.ts'
import type { Lifecycle } from './lifecycle.ts'
import { logInfo, logWarning } from './operator-log.ts'

export interface HouseDatabase extends Pick<OpenDatabase, 'db' | 'pool'> {
  connection: Parameters<typeof openDatabase>[0]
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
  const { db, pool, close } = await openDatabase(connection, {
    ...backUpBeforeUpgrade({ ...settings, now: () => new Date(), log: logInfo }),
    onOutage: (error) =>
      logWarning(`The database does not respond. Pages are served as they are. ${describeError(error)}`),
    onRecovery: (outageMs) =>
      logWarning(`The database responds again, after ${Math.ceil(outageMs / 1000)} s.`),
  })
  lifecycle.onStop(close)
  lifecycle.throwIfStopping()
  await fillMissingSummaries(db)
  return { db, pool, connection }
}

async function findConnection(
  { databaseUrl, dataDir, postgresBin, backup: { walDir } }: Settings,
  lifecycle: Lifecycle,
) {
  if (databaseUrl) return { connectionString: databaseUrl }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: logInfo,
    binDir: postgresBin,
    configure: walDir ? archiveChanges(walDir, logWarning) : undefined,
  })
  lifecycle.onStop(() => postgres.stop())
  return postgres.connection
}
