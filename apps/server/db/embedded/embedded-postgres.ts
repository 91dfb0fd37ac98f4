import type { ChildProcess } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { getBinaries } from './binaries.ts'
import { type Connection, connectionTo, ensureDatabase } from './client.ts'
import { ensureCluster } from './cluster.ts'
import { findPlace, type Place } from './cluster-location.ts'
import { keepLogSmall } from './log-file.ts'
import { findRunning, type Postmaster, readPidFile, stopPostmaster } from './postmaster.ts'
import { clearSocketFolder } from './socket.ts'
import { startPostgres } from './start-postgres.ts'

export { DatabaseStartError } from './database-start-error.ts'

type Log = (line: string) => void
type Server = Postmaster & { child?: ChildProcess }

const REACHABLE_ROOT = '/var/lib/lerret'

export type KeptPostgres = {
  /** For `pg`: host is the folder of the Unix socket. */
  connection: Connection
  pid: number
  clusterDir: string
  /** Fast shutdown, also of a server that was taken over. Close the connections first. */
  stop(): Promise<void>
}

export type KeepOptions = {
  /** The caller holds it (`holdDataFolder`). */
  dataDir: string
  log: (line: string) => void
  /** Where PostgreSQL's own user can go when Lerret runs as root in a folder that user cannot enter. */
  reachableRoot?: string
}

/** The running PostgreSQL of a data folder: set up on first use, taken over when it still runs, else started. */
export async function keepPostgres(options: KeepOptions): Promise<KeptPostgres> {
  const { dataDir, log, reachableRoot = REACHABLE_ROOT } = options
  const place = await findPlace(dataDir, reachableRoot, log)
  const logPath = join(await realpath(dataDir), 'postgres.log')
  const server = (await findRunning(place, log)) ?? (await start(place, reachableRoot, logPath, log))
  const kept = keep(server, place, logPath, log)
  try {
    await ensureDatabase(server.socketDir)
    return kept
  } catch (error) {
    await kept.stop()
    throw error
  }
}

/** How to reach the PostgreSQL that another Lerret keeps on a data folder. It is neither started nor stopped. */
export async function findConnection(
  dataDir: string,
  reachableRoot = REACHABLE_ROOT,
): Promise<Connection | undefined> {
  const { clusterDir } = await findPlace(dataDir, reachableRoot, () => {})
  const running = await readPidFile(clusterDir)
  return running?.isReady ? connectionTo(running.socketDir) : undefined
}

async function start(place: Place, reachableRoot: string, logPath: string, log: Log): Promise<Server> {
  const binaries = await getBinaries(place.account, reachableRoot, log)
  await ensureCluster(place, binaries, log)
  return startPostgres(place, binaries, logPath)
}

function keep({ pid, socketDir, child }: Server, place: Place, logPath: string, log: Log): KeptPostgres {
  const logKeeper = keepLogSmall(logPath, log)
  let stopping: Promise<void> | undefined
  child?.once('exit', (code, signal) => {
    if (!stopping) log(`PostgreSQL ended by itself (${signal ?? `code ${code}`}); its log is ${logPath}.`)
  })
  return {
    connection: connectionTo(socketDir),
    pid,
    clusterDir: place.clusterDir,
    stop() {
      stopping ??= end()
      return stopping
    },
  }

  async function end() {
    logKeeper.stop()
    await stopPostmaster(pid, place.clusterDir)
    await clearSocketFolder(socketDir, place)
  }
}
