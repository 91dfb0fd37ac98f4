import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answers } from './client.ts'
import type { Place } from './cluster-location.ts'
import { isThere } from './folders.ts'
import { isPostmasterOf } from './processes.ts'
import { clearSocketFolder, socketPath } from './socket.ts'

/** PostgreSQL's parent process, started by us or by a Lerret before us. */
export type Postmaster = { pid: number; socketDir: string }

/** The server a killed Lerret left running on the cluster; what a dead one left is cleared away. */
export async function findRunning(
  place: Place,
  log: (line: string) => void,
): Promise<Postmaster | undefined> {
  const left = await readPidFile(place.clusterDir)
  if (!left) return undefined
  const isRunning = () => isPostmasterOf(left.pid, place.clusterDir)
  // Still starting, it has no socket yet; ready and without one, it has lost it and will never answer.
  const isDeaf = left.isReady && !(await isThere(socketPath(left.socketDir)))
  if (await answersWhile(left, place, isRunning, isDeaf ? 0 : 60_000)) {
    log(`Took over the running PostgreSQL (process ${left.pid}).`)
    return left
  }
  if (isRunning()) {
    log(`PostgreSQL (process ${left.pid}) runs but does not answer on ${left.socketDir}: starting it again.`)
    await stopPostmaster(left.pid, place.clusterDir)
  }
  await clearDead(left, place)
  return undefined
}

/** Fast shutdown: clients are cut off, everything is written. */
export async function stopPostmaster(
  pid: number,
  clusterDir: string,
  patience = [20_000, 10_000],
): Promise<void> {
  const isRunning = () => isPostmasterOf(pid, clusterDir)
  // Immediate shutdown writes nothing more; the next start repairs from the write-ahead log, so nothing is lost.
  for (const [step, signal] of (['SIGINT', 'SIGQUIT'] as const).entries()) {
    if (isRunning()) send(pid, signal)
    const deadline = Date.now() + (patience[step] ?? 0)
    while (isRunning() && Date.now() < deadline) await wait(10)
    if (!isRunning()) return
  }
  throw new Error(`PostgreSQL (process ${pid}, ${clusterDir}) does not stop.`)
}

/** Waits until the server takes connections; false when it ends before, or the time is up. */
export async function answersWhile(
  { pid, socketDir }: Postmaster,
  { clusterDir }: Place,
  isRunning: () => boolean,
  patience: number,
): Promise<boolean> {
  const deadline = Date.now() + patience
  while (isRunning() && Date.now() < deadline) {
    const file = await readPidFile(clusterDir)
    // Knocking before it is ready would leave a FATAL line in its log at every start.
    if (file?.pid === pid && file.isReady && (await answers(socketDir))) return isRunning()
    await wait(10)
  }
  return false
}

/**
 * PostgreSQL itself sees that the process in postmaster.pid is dead, but not that its pid has gone to a stranger
 * of the same user: then it refuses to start. Its other guard, the shared memory, stays: it refuses for as long as
 * any process of the old server lives.
 */
async function clearDead({ socketDir }: Postmaster, place: Place): Promise<void> {
  await rm(join(place.clusterDir, 'postmaster.pid'), { force: true })
  await clearSocketFolder(socketDir, place)
}

/** What PostgreSQL itself has written of the server on a cluster, which may be dead. */
export async function readPidFile(
  clusterDir: string,
): Promise<(Postmaster & { isReady: boolean }) | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid, , , , socketDir = '', , , state = ''] = text.split('\n')
  return { pid: Number(pid) || 0, socketDir, isReady: state.startsWith('ready') }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
