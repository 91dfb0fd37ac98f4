import { createHash, randomUUID } from 'node:crypto'
import {
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { describeFileError } from '../files/file-error.ts'
import { readPidNamespace, readStartMark } from './embedded/processes.ts'

const RECOVERY_TIMEOUT_MS = 30_000

const Holder = z.object({
  pid: z.int().positive(),
  life: z.string(),
  host: z.string(),
  boot: z.string(),
  space: z.string(),
  since: z.iso.datetime(),
  token: z.string(),
})
type Holder = z.infer<typeof Holder>

/** Says that another Lerret uses the data folder; the caller should print the message and exit. */
export class DataFolderLockedError extends Error {
  override name = 'DataFolderLockedError'
}

/** Makes this process the only Lerret on the data folder, until `release` or its death. */
export async function lockDataFolder(
  dataDir: string,
  { logWarning = console.warn, heartbeatMs = 3_000 }: Partial<LockOptions> = {},
): Promise<{ release(): Promise<void> }> {
  const { lock, own } = await openFolder(dataDir, { logWarning, heartbeatMs }).catch(throwUnusable(dataDir))
  await removeLeftovers(lock)
  const heartbeat = setInterval(() => writeHeartbeat(own.file, logWarning), heartbeatMs).unref()
  let releasing: Promise<void> | undefined
  return {
    release() {
      clearInterval(heartbeat)
      releasing ??= releaseLock(lock, own)
      return releasing
    },
  }
}

async function openFolder(dataDir: string, options: LockOptions) {
  await mkdir(dataDir, { recursive: true })
  const lock = join(await realpath(dataDir), 'lerret.lock')
  return { lock, own: await acquireLock(lock, options) }
}

/** Names the folder and what is wrong with it. */
const throwUnusable = (dataDir: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === undefined) throw error
  const reason = describeFileError(error) ?? error.message
  throw new AppError('setting_invalid', `The data folder ${dataDir} (DATA_DIR) cannot be used: ${reason}.`, {
    cause: error,
  })
}

type LockOptions = { logWarning: (line: string) => void; heartbeatMs: number }
type OwnLock = { text: string; file: FileHandle }

/**
 * A lock file is created atomically (a finished file is linked to its name) and replaced atomically (renamed over).
 * A stale lock may be replaced only by the process that holds the claim on that very lock: a lock of the same kind,
 * named after its content. So no other process can have replaced it between the check and the rename, and the claim
 * of a process that was killed meanwhile is itself replaced in the same way.
 */
async function acquireLock(lock: string, options: LockOptions): Promise<OwnLock> {
  const deadline = Date.now() + RECOVERY_TIMEOUT_MS
  while (true) {
    const own = await acquireFreeLock(lock)
    if (own) return own
    const existing = await readLock(lock)
    if (existing === undefined) continue
    const reason = await findStaleReason(lock, existing, options)
    if ((await readLock(lock)) !== existing) continue
    if (!reason) throw lockedError(lock, existing)
    try {
      const replaced = await replaceStaleLock(lock, existing, options)
      if (!replaced) continue
      options.logWarning(`The lock ${lock} was left behind and has been replaced: ${reason}.`)
      return replaced
    } catch (error) {
      // Another process is replacing the lock at this moment; read the result to find out who holds the folder.
      if (!(error instanceof DataFolderLockedError) || Date.now() > deadline) throw error
      await wait(10)
    }
  }
}

async function acquireFreeLock(lock: string): Promise<OwnLock | undefined> {
  const { path, ...own } = await writeLockFile(lock)
  try {
    await link(path, lock)
    return own
  } catch (error) {
    await own.file.close()
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function replaceStaleLock(
  lock: string,
  staleText: string,
  options: LockOptions,
): Promise<OwnLock | undefined> {
  const claim = `${lock}.${createHash('sha256').update(staleText).digest('hex').slice(0, 12)}`
  const claimed = await acquireLock(claim, options)
  try {
    if ((await readLock(lock)) !== staleText) return undefined
    const { path, ...own } = await writeLockFile(lock)
    await rename(path, lock)
    return own
  } finally {
    await releaseLock(claim, claimed)
  }
}

async function writeLockFile(lock: string): Promise<OwnLock & { path: string }> {
  const path = `${lock}.${randomUUID()}`
  const self = { pid: process.pid, life: readStartMark(process.pid), host: hostname(), ...readPidNamespace() }
  const text = JSON.stringify({
    ...self,
    since: new Date().toISOString(),
    token: randomUUID(),
  } satisfies Holder)
  const file = await open(path, 'wx')
  await file.writeFile(text)
  // Readable to every user whatever the umask: an unreadable lock counts as a broken one.
  await file.chmod(0o644)
  return { text, file, path }
}

/** The content of a lock; '' when it exists but cannot be read, undefined when it does not exist. */
async function readLock(lock: string): Promise<string | undefined> {
  try {
    return await readFile(lock, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : ''
  }
}

async function findStaleReason(
  lock: string,
  text: string,
  options: LockOptions,
): Promise<string | undefined> {
  const holder = parseHolder(text)
  if (!holder) return 'it is unreadable or not a lock of Lerret, as after a power cut'
  const here = readPidNamespace()
  const isSameBoot = here.boot === '' ? holder.host === hostname() : holder.boot === here.boot
  if (isSameBoot && holder.space === here.space) return findDeadProcessReason(holder)
  // A unit of systemd in a container may see the boot of the machine, and a command beside it that of the container.
  if (holder.space === here.space && readStartMark(holder.pid) === holder.life) return undefined
  if (!isSameBoot && holder.host === hostname()) return 'this machine has been restarted since'
  return findSilenceReason(lock, text, holder, options)
}

function findDeadProcessReason({ pid, life }: Holder): string | undefined {
  const markNow = readStartMark(pid)
  if (markNow === 'dead') return `process ${pid} no longer runs`
  if (life === 'unknown' || markNow === 'unknown' || markNow === life) return undefined
  return `process ${pid} is now another one`
}

/**
 * A process on another machine or in another container cannot be looked up by its pid. Refusing for ever would leave a
 * crashed container unable to start again, since its successor has a new host name; taking over at once would let two
 * containers on one volume corrupt each other's data. So the lock is watched: a running holder touches it every few
 * seconds. Watching for a change, instead of comparing times, does not depend on synchronized clocks.
 */
async function findSilenceReason(
  lock: string,
  text: string,
  holder: Holder,
  { logWarning, heartbeatMs }: LockOptions,
): Promise<string | undefined> {
  const silentMs = 4 * heartbeatMs
  logWarning(
    `The lock ${lock} is from ${holder.host}; waiting up to ${silentMs / 1000} s for a sign that its holder still runs.`,
  )
  const first = await readHeartbeat(lock)
  const deadline = Date.now() + silentMs
  while (Date.now() < deadline) {
    if ((await readHeartbeat(lock)) !== first || (await readLock(lock)) !== text) return undefined
    await wait(100)
  }
  return `its holder on ${holder.host} has been silent for ${silentMs / 1000} s`
}

async function readHeartbeat(lock: string): Promise<number | undefined> {
  return (await stat(lock).catch(() => undefined))?.mtimeMs
}

function writeHeartbeat(file: FileHandle, logWarning: (line: string) => void) {
  const now = new Date()
  file
    .utimes(now, now)
    .catch((error) => logWarning(`The lock of the data folder cannot be touched: ${error}`))
}

function parseHolder(text: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function lockedError(lock: string, text: string): DataFolderLockedError {
  const holder = parseHolder(text)
  const description = holder
    ? `process ${holder.pid} on ${holder.host} since ${holder.since}`
    : 'another process'
  return new DataFolderLockedError(
    `The data folder ${dirname(lock)} is used by another Lerret: ${description}. Stop that one, or set DATA_DIR to another folder.`,
  )
}

async function releaseLock(lock: string, { text, file }: OwnLock): Promise<void> {
  if ((await readLock(lock)) === text) await rm(lock, { force: true })
  await file.close()
}

/** Removes temporary files of processes that were killed while locking; none of them takes as long as a minute. */
async function removeLeftovers(lock: string): Promise<void> {
  for (const name of await readdir(dirname(lock))) {
    if (!name.startsWith(`${basename(lock)}.`)) continue
    const path = join(dirname(lock), name)
    const writtenAt = (await readHeartbeat(path)) ?? Date.now()
    if (writtenAt < Date.now() - 60_000) await rm(path, { force: true })
  }
}
