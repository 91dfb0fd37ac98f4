import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rmdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Place } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { readSince, sizeOf } from './log-file.ts'
import { answersWhile, type Postmaster, stopPostmaster } from './postmaster.ts'
import { cleanEnv, lastLines } from './run-command.ts'
import { serverArguments } from './settings.ts'
import { makeSocketFolder } from './socket.ts'

// After a crash PostgreSQL first repairs from its write-ahead log, 256 MB at most: seconds, on a slow disk a minute.
const startTakesAtMost = 120_000
const lastOnesLeaveWithin = 30_000

/** Starts PostgreSQL on the cluster and waits until it takes connections. */
export async function startPostgres(
  place: Place,
  { postgres }: Binaries,
  logPath: string,
): Promise<Postmaster & { child: ChildProcess }> {
  const socketDir = await makeSocketFolder(place)
  const deadline = Date.now() + lastOnesLeaveWithin
  while (true) {
    const logStart = await sizeOf(logPath)
    const child = await launch(place, postgres, socketDir, logPath)
    const started = { pid: child.pid ?? 0, socketDir, child }
    const isRunning = () => child.exitCode === null && child.signalCode === null
    if (await answersWhile(started, place, isRunning, startTakesAtMost)) return started

    const words = await readSince(logPath, logStart)
    if (isRunning()) await stopPostmaster(started.pid, place.clusterDir)
    // Workers of a killed server leave as soon as they notice; until then PostgreSQL will not start.
    if (words.includes('is still in use') && Date.now() < deadline) {
      await wait(50)
      continue
    }
    // Left empty it is of no use; if something is in it, it is not this server's.
    await rmdir(socketDir).catch(() => undefined)
    throw new DatabaseStartError(
      `PostgreSQL did not start on ${place.clusterDir}. The end of its log, ${logPath}:\n${lastLines(words)}`,
    )
  }
}

async function launch({ account, clusterDir }: Place, postgres: string, socketDir: string, logPath: string) {
  const logFile = await open(logPath, 'a', 0o600)
  try {
    const child = spawn(postgres, serverArguments(clusterDir, socketDir), {
      uid: account.uid,
      gid: account.gid,
      cwd: '/',
      env: cleanEnv,
      // A session of its own: Ctrl-C in the terminal reaches Lerret alone, which closes its connections first.
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
