import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exists } from '../../files/folders.ts'
import { acceptsConnections } from './client.ts'
import type { ClusterLocation } from './cluster.ts'
import { isPostmasterFor } from './processes.ts'
import { clearSocketFolder, socketPath } from './socket.ts'

/** PostgreSQL's main process, started by this Lerret or by an earlier one. */
export type Postmaster = { pid: number; socketDir: string }

/** The server that a killed Lerret left running on the cluster, if any. Files of a dead server are removed. */
export async function findRunningPostmaster(
  location: ClusterLocation,
  log: (line: string) => void,
): Promise<Postmaster | undefined> {
  const postmaster = await readPidFile(location.clusterDir)
  if (!postmaster) return undefined
  const isRunning = () => isPostmasterFor(postmaster.pid, location.clusterDir)
  // A server that is starting has no socket yet; one that is ready without a socket will never accept connections.
  const hasLostSocket = postmaster.isReady && !(await exists(socketPath(postmaster.socketDir)))
  if (await waitUntilReady(postmaster, location, isRunning, hasLostSocket ? 0 : 60_000)) {
    log(`Took over the running PostgreSQL (process ${postmaster.pid}).`)
    return postmaster
  }
  if (isRunning()) {
    log(
      `PostgreSQL (process ${postmaster.pid}) runs but does not respond on ${postmaster.socketDir}: restarting it.`,
    )
    await stopPostmaster(postmaster.pid, location.clusterDir)
  }
  await removeStaleFiles(postmaster, location)
  return undefined
}

/**
 * Fast shutdown: connections are closed, everything is written to disk. After an immediate shutdown, or a kill, the next start recovers
 * from the write-ahead log, so nothing is lost. Process managers kill what takes longer than ten seconds.
 */
export async function stopPostmaster(
  pid: number,
  clusterDir: string,
  timeoutsMs = [6_000, 1_000, 1_000],
): Promise<void> {
  const isRunning = () => isPostmasterFor(pid, clusterDir)
  for (const [step, signal] of (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const).entries()) {
    if (isRunning()) sendSignal(pid, signal)
    const deadline = Date.now() + (timeoutsMs[step] ?? 0)
    while (isRunning() && Date.now() < deadline) await wait(10)
    if (!isRunning()) return
  }
  throw new Error(`PostgreSQL (process ${pid}, ${clusterDir}) does not stop.`)
}

/** Waits until the server accepts connections; false when it ends before that or on timeout. */
export async function waitUntilReady(
  { pid, socketDir }: Postmaster,
  { clusterDir }: ClusterLocation,
  isRunning: () => boolean,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isRunning() && Date.now() < deadline) {
    const pidFile = await readPidFile(clusterDir)
    // Connecting before it is ready would log a FATAL line at every start.
    if (pidFile?.pid === pid && pidFile.isReady && (await acceptsConnections(socketDir))) return isRunning()
    await wait(10)
  }
  return false
}

/**
 * PostgreSQL detects that the process in postmaster.pid is dead, but not that the pid was reused by another process of
 * the same user: then it refuses to start. Its second check, of the shared memory, still works: it refuses to start as
 * long as any process of the old server runs.
 */
async function removeStaleFiles({ socketDir }: Postmaster, location: ClusterLocation): Promise<void> {
  await rm(join(location.clusterDir, 'postmaster.pid'), { force: true })
  await clearSocketFolder(socketDir, location)
}

/** Reads what PostgreSQL wrote to its pid file; the process may be dead. */
export async function readPidFile(
  clusterDir: string,
): Promise<(Postmaster & { isReady: boolean }) | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid, , , , socketDir = '', , , state = ''] = text.split('\n')
  return { pid: Number(pid) || 0, socketDir, isReady: state.startsWith('ready') }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
