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
import { lifeOf, pidHome } from './embedded/processes.ts'

const recoveryTakesAtMost = 30_000

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

/** Another Lerret uses the data folder; the caller should say so and exit. */
export class DataFolderHeldError extends Error {
  override name = 'DataFolderHeldError'
}

/** Makes this process the only Lerret on the data folder, until `release` or its death. */
export async function holdDataFolder(
  dataDir: string,
  { report = console.warn, beatEvery = 3_000 }: Partial<Ways> = {},
): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true })
  const lock = join(await realpath(dataDir), 'lerret.lock')
  const held = await take(lock, { report, beatEvery })
  await sweep(lock)
  const beat = setInterval(() => sendBeat(held.file, report), beatEvery).unref()
  let releasing: Promise<void> | undefined
  return {
    release() {
      clearInterval(beat)
      releasing ??= letGo(lock, held)
      return releasing
    },
  }
}

type Ways = { report: (line: string) => void; beatEvery: number }
type Held = { text: string; file: FileHandle }

/**
 * A lock appears whole (a finished file is linked to its name) and is replaced whole (renamed over). A dead
 * holder's lock may be replaced only by whoever holds the claim on that very lock, a lock of the same kind named
 * after its content. So between "this is the lock I judged dead" and the rename nobody else can have replaced it,
 * and a recoverer killed half-way is recovered from in the same way.
 */
async function take(lock: string, ways: Ways): Promise<Held> {
  const deadline = Date.now() + recoveryTakesAtMost
  while (true) {
    const taken = await takeFree(lock)
    if (taken) return taken
    const found = await readLock(lock)
    if (found === undefined) continue
    const reason = await whyDead(lock, found, ways)
    if ((await readLock(lock)) !== found) continue
    if (!reason) throw heldError(lock, found)
    try {
      const replaced = await replaceDead(lock, found, ways)
      if (!replaced) continue
      ways.report(`The lock ${lock} was left behind and has been replaced: ${reason}.`)
      return replaced
    } catch (error) {
      // Somebody else is replacing it at this moment; a look at the outcome tells who holds the folder.
      if (!(error instanceof DataFolderHeldError) || Date.now() > deadline) throw error
      await wait(10)
    }
  }
}

async function takeFree(lock: string): Promise<Held | undefined> {
  const { path, ...held } = await writeOwn(lock)
  try {
    await link(path, lock)
    return held
  } catch (error) {
    await held.file.close()
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function replaceDead(lock: string, dead: string, ways: Ways): Promise<Held | undefined> {
  const claim = `${lock}.${createHash('sha256').update(dead).digest('hex').slice(0, 12)}`
  const claimed = await take(claim, ways)
  try {
    if ((await readLock(lock)) !== dead) return undefined
    const { path, ...held } = await writeOwn(lock)
    await rename(path, lock)
    return held
  } finally {
    await letGo(claim, claimed)
  }
}

async function writeOwn(lock: string): Promise<Held & { path: string }> {
  const path = `${lock}.${randomUUID()}`
  const self = { pid: process.pid, life: lifeOf(process.pid), host: hostname(), ...pidHome() }
  const text = JSON.stringify({
    ...self,
    since: new Date().toISOString(),
    token: randomUUID(),
  } satisfies Holder)
  const file = await open(path, 'wx')
  await file.writeFile(text)
  // Readable to every user whatever the umask: who cannot read a lock would take it for a broken one.
  await file.chmod(0o644)
  return { text, file, path }
}

/** The content; '' for one that is there but cannot be read. */
async function readLock(lock: string): Promise<string | undefined> {
  try {
    return await readFile(lock, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : ''
  }
}

async function whyDead(lock: string, text: string, ways: Ways): Promise<string | undefined> {
  const holder = parseHolder(text)
  if (!holder) return 'it is unreadable or not a lock of Lerret, as after a power cut'
  const here = pidHome()
  const isSameBoot = here.boot === '' ? holder.host === hostname() : holder.boot === here.boot
  if (isSameBoot && holder.space === here.space) return whyProcessDead(holder)
  if (!isSameBoot && holder.host === hostname()) return 'this machine has been restarted since'
  return whySilent(lock, text, holder, ways)
}

function whyProcessDead({ pid, life }: Holder): string | undefined {
  const lifeNow = lifeOf(pid)
  if (lifeNow === 'dead') return `process ${pid} no longer runs`
  if (life === 'unknown' || lifeNow === 'unknown' || lifeNow === life) return undefined
  return `process ${pid} is now another one`
}

/**
 * Another machine's or container's pid cannot be asked about. Refusing for ever would leave a crashed container
 * unable to start again, since its successor has a new host name; taking over at once would let two containers on
 * one volume ruin each other. So the lock is watched: a living holder touches it every few seconds. Watching for a
 * change, instead of comparing times, needs no agreement between clocks.
 */
async function whySilent(
  lock: string,
  text: string,
  holder: Holder,
  { report, beatEvery }: Ways,
): Promise<string | undefined> {
  const silentFor = 4 * beatEvery
  report(
    `The lock ${lock} is from ${holder.host}; looking for up to ${silentFor / 1000} s if its holder lives.`,
  )
  const first = await lastBeat(lock)
  const deadline = Date.now() + silentFor
  while (Date.now() < deadline) {
    if ((await lastBeat(lock)) !== first || (await readLock(lock)) !== text) return undefined
    await wait(100)
  }
  return `its holder on ${holder.host} has been silent for ${silentFor / 1000} s`
}

async function lastBeat(lock: string): Promise<number | undefined> {
  return (await stat(lock).catch(() => undefined))?.mtimeMs
}

function sendBeat(file: FileHandle, report: (line: string) => void) {
  const now = new Date()
  file.utimes(now, now).catch((error) => report(`The lock of the data folder cannot be touched: ${error}`))
}

function parseHolder(text: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function heldError(lock: string, text: string): DataFolderHeldError {
  const holder = parseHolder(text)
  const who = holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : 'another process'
  return new DataFolderHeldError(
    `The data folder ${dirname(lock)} is used by another Lerret: ${who}. Stop that one, or set DATA_DIR to another folder.`,
  )
}

async function letGo(lock: string, { text, file }: Held): Promise<void> {
  if ((await readLock(lock)) === text) await rm(lock, { force: true })
  await file.close()
}

/** Removes what contenders killed half-way left behind; a minute is far longer than any of them needs. */
async function sweep(lock: string): Promise<void> {
  for (const name of await readdir(dirname(lock))) {
    if (!name.startsWith(`${basename(lock)}.`)) continue
    const path = join(dirname(lock), name)
    const writtenAt = (await lastBeat(path)) ?? Date.now()
    if (writtenAt < Date.now() - 60_000) await rm(path, { force: true })
  }
}
