import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rmdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { ClusterLocation } from './cluster.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { readFileSize, readSince } from './log-file.ts'
import { type Postmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { cleanEnv, lastLines } from './run-command.ts'
import { type ServerSettings, serverArguments } from './settings.ts'
import { makeSocketFolder } from './socket.ts'
import { toReachable } from './system-user.ts'

// PostgreSQL first recovers from its write-ahead log after a crash, at most 256 MB: seconds, on a slow disk a minute.
const START_TIMEOUT_MS = 120_000
const OLD_WORKERS_TIMEOUT_MS = 30_000

export type StartOptions = {
  /** Settings that differ from those of every house. */
  settings?: ServerSettings | undefined
  /** Connections look for its socket there already. */
  socketDir?: string | undefined
}

/** Starts PostgreSQL on the cluster and waits until it accepts connections. */
export async function startPostgres(
  location: ClusterLocation,
  { postgres }: Binaries,
  logPath: string,
  options: StartOptions,
): Promise<Postmaster & { child: ChildProcess }> {
  const socketDir = await makeSocketFolder(location, options.socketDir)
  const deadline = Date.now() + OLD_WORKERS_TIMEOUT_MS
  while (true) {
    const logStart = await readFileSize(logPath)
    const child = await launch(location, postgres, { socketDir, logPath, settings: options.settings })
    const started = { pid: child.pid ?? 0, socketDir, child }
    const isRunning = () => child.exitCode === null && child.signalCode === null
    if (await waitUntilReady(started, location, isRunning, START_TIMEOUT_MS)) return started

    const logTail = await readSince(logPath, logStart)
    if (isRunning()) await stopPostmaster(started.pid, location.clusterDir)
    // Workers of a killed server exit as soon as they notice; until then PostgreSQL does not start.
    if (logTail.includes('is still in use') && Date.now() < deadline) {
      await wait(50)
      continue
    }
    // Removed only when empty: files in it are not of this server.
    await rmdir(socketDir).catch(() => undefined)
    throw new DatabaseStartError(
      `PostgreSQL did not start on ${location.clusterDir}. The end of its log, ${logPath}:\n${lastLines(logTail)}`,
    )
  }
}

async function launch(
  { systemUser, clusterDir }: ClusterLocation,
  postgres: string,
  { socketDir, logPath, settings = {} }: StartOptions & { socketDir: string; logPath: string },
) {
  const logFile = await open(logPath, 'a', 0o600)
  try {
    const { path, cwd } = toReachable(systemUser, clusterDir)
    const child = spawn(postgres, ['-D', path, ...serverArguments(clusterDir, socketDir, settings)], {
      uid: systemUser.uid,
      gid: systemUser.gid,
      cwd,
      env: cleanEnv,
      // PostgreSQL gets a session of its own, so that Ctrl-C in the terminal reaches Lerret only, which closes its connections first.
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    })
    await once(child, 'spawn')
    child.unref()
    return child
  } catch (error) {
    throw new DatabaseStartError(`PostgreSQL cannot be started from ${postgres}: ${error}`)
  } finally {
    await logFile.close()
  }
}
