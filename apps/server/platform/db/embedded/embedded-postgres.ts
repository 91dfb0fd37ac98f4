import type { ChildProcess } from 'node:child_process'
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { type BinariesOptions, findVersionWarning, getBinaries } from './binaries.ts'
import { type Connection, ensureDatabase, toConnection } from './client.ts'
import { type ClusterLocation, clusterFolder, ensureCluster, locateCluster } from './cluster.ts'
import { startLogRotation } from './log-file.ts'
import { findRunningPostmaster, type Postmaster, readPidFile, stopPostmaster } from './postmaster.ts'
import { isPostmasterFor } from './processes.ts'
import { clearSocketFolder } from './socket.ts'
import { type StartOptions, startPostgres } from './start-postgres.ts'
import { superviseServer } from './supervise-server.ts'

export { DatabaseStartError } from './database-start-error.ts'

type Log = (line: string) => void
type Server = Postmaster & { child?: ChildProcess }

const REACHABLE_ROOT = '/var/lib/lerret'

export type EmbeddedPostgres = {
  /** The connection for `pg`: its host is the folder of the Unix socket. */
  connection: Connection
  pid: number
  clusterDir: string
  /** Fast shutdown, also of a server that was taken over. Close the connections first. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The caller has locked it (`lockDataFolder`). */
  dataDir: string
  log: (line: string) => void
  /** A folder for PostgreSQL's executables when Lerret runs as root and PostgreSQL's user cannot enter theirs. */
  reachableRoot?: string
  /** A folder with the executables of the system (`POSTGRES_BIN`), instead of those of the npm package. */
  binDir?: string | undefined
  /** Settings that differ from those of every house. */
  settings?: StartOptions['settings']
  /** Whether it is started again when it ends by itself. */
  isSupervised?: boolean
}

/** Starts the PostgreSQL of a data folder: sets it up on first use, and takes it over when it still runs. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, reachableRoot = REACHABLE_ROOT, binDir, settings, isSupervised = false } = options
  await mkdir(dataDir, { recursive: true })
  const location = await locateCluster(dataDir)
  const logPath = join(await realpath(dataDir), 'postgres.log')
  const run = async (socketDir?: string) =>
    (await findRunningPostmaster(location, log)) ??
    (await start(location, { reachableRoot, binDir, log, settings, socketDir }, logPath))
  const server = await run()
  // Connections are opened where the first one was.
  const startAgain = isSupervised ? () => run(server.socketDir) : undefined
  const postgres = manageServer(server, location, { logPath, log, startAgain })
  try {
    await ensureDatabase(server.socketDir)
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** The connection to the PostgreSQL that another Lerret runs on a data folder, if it is ready. */
export async function findRunningConnection(dataDir: string): Promise<Connection | undefined> {
  const running = await readPidFile(await clusterFolder(dataDir))
  return running?.isReady ? toConnection(running.socketDir) : undefined
}

async function start(
  location: ClusterLocation,
  options: BinariesOptions & StartOptions,
  logPath: string,
): Promise<Server> {
  const binaries = await getBinaries(location.systemUser, options)
  await ensureCluster(location, binaries, options.log)
  const warning = findVersionWarning(binaries.version)
  if (warning) options.log(warning)
  return startPostgres(location, binaries, logPath, options)
}

function manageServer(
  first: Server,
  location: ClusterLocation,
  {
    logPath,
    log,
    startAgain,
  }: { logPath: string; log: Log; startAgain: (() => Promise<Server>) | undefined },
): EmbeddedPostgres {
  const logRotation = startLogRotation(logPath, log)
  let stopping: Promise<void> | undefined
  announceEnd(first)
  const supervision = startAgain && superviseServer(first, { isRunning, startAgain: restart, log })
  return {
    connection: toConnection(first.socketDir),
    pid: first.pid,
    clusterDir: location.clusterDir,
    stop() {
      stopping ??= end()
      return stopping
    },
  }

  function isRunning({ pid, child }: Server): boolean {
    if (child) return child.exitCode === null && child.signalCode === null
    return isPostmasterFor(pid, location.clusterDir)
  }

  async function restart(): Promise<Server> {
    const server = await (startAgain as () => Promise<Server>)()
    announceEnd(server)
    return server
  }

  function announceEnd({ child }: Server) {
    child?.once('exit', (code, signal) => {
      if (!stopping) log(`PostgreSQL ended by itself (${signal ?? `code ${code}`}); its log is ${logPath}.`)
    })
  }

  async function end() {
    logRotation.stop()
    const { pid, socketDir } = supervision ? await supervision.end() : first
    await stopPostmaster(pid, location.clusterDir)
    await clearSocketFolder(socketDir, location)
  }
}
