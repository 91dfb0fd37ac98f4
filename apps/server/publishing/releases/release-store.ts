import { execFile } from 'node:child_process'
import {
  access,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { Encoding } from './encodings.ts'
import { contentFile, hashOf, unfinished } from './hashed-files.ts'
import { type Base, baseIn, baseOf, readBase, readManifest, writeBase, writeManifest } from './manifest.ts'
import { Release } from './release.ts'
import { type Collected, collectFiles, createHolds } from './unused-files.ts'

/** Where the files of a release go while it is made. */
export interface FileKeeper {
  /** Keeps the bytes of the file at a path, whose hash is known at once. */
  put(bytes: string | Uint8Array, path: string): { hash: string; written: Promise<void> }
  /** While others, such as threads, write files of their own into the folder. When they are done, a power cut takes none of them. */
  writingElsewhere<Result>(write: (folder: string) => Promise<Result>): Promise<Result>
}

export interface ReleaseStore extends FileKeeper {
  /** Keeps bytes and gives their hash. */
  putFile(bytes: string | Uint8Array): Promise<string>
  fileOf(hash: string): string
  /** Keeps a file as it travels. */
  putEncoded(hash: string, encoding: Encoding, bytes: Uint8Array): Promise<void>
  hasEncoded(hash: string, encoding: Encoding): Promise<boolean>
  /** The file as it travels, or null when there is none such. */
  readEncoded(hash: string, encoding: Encoding): Promise<Buffer | null>
  /** The live release: the one that is held, or else the one that was switched to last. */
  findCurrent(): Promise<Release | null>
  /** A release that is still kept, whole. */
  find(id: string): Promise<Release | null>
  /** Every release that is still kept, the one that became live last first. */
  list(): Promise<KeptRelease[]>
  /** Makes a release the live one. It ends a hold, unless the switch comes `byItself`, with no person asking for it. */
  switchTo(release: Release, options?: { byItself?: boolean }): Promise<void>
  /** Makes a release that is kept the live one until it is let go or a person asks for another. */
  hold(id: string, since: Date): Promise<void>
  findHold(): Promise<Hold | null>
  /** Ends a hold, and says whether there was one. */
  letGo(): Promise<boolean>
  /** Removes all but the last releases, and the files that only those named. Whoever serves or publishes may go on. */
  collect(now: Date): Promise<Collected>
}

export interface KeptRelease {
  id: string
  /** When it last became live. */
  liveAt: Date
  isCurrent: boolean
}

/** An operator has gone back to a release: it stays live until it is let go. */
const Hold = z.object({ id: z.string(), since: z.iso.datetime() })
export type Hold = z.infer<typeof Hold>

/** So many releases can be gone back to. */
const KEPT = 10

/**
 * Releases in a folder: files by the hash of their bytes, manifests by release, and one pointer to the live one; a hold is a
 * second pointer that goes before it. Every file appears whole, under its final name, after all it refers to. One that is not
 * lasting does not wait for the disk, and is lost when the power is: good enough for what can be made again.
 */
export function openReleaseStore(
  folder: string,
  { isLasting = true, writeBytes }: { isLasting?: boolean; writeBytes?: WriteBytes } = {},
): ReleaseStore {
  const writeAll = writeBytes ?? (isLasting ? writeLastingly : writeSoon)
  const writeWhole = (path: string, bytes: string | Uint8Array) => writeFileWhole(path, bytes, writeAll)
  const fileOf = (hash: string) => contentFile(folder, hash)
  const manifestFile = (id: string) => join(folder, 'releases', `${id}.json`)
  const pointer = join(folder, 'current')
  const held = join(folder, 'held')
  const holds = createHolds()

  const encodedOf = (hash: string, encoding: Encoding) => `${fileOf(hash)}.${encoding}`
  const readText = async (path: string) => (await readIfThere(path))?.toString('utf8')
  const readJson = async (file: string) => parseJson(await readText(file))
  const findHold = async () => Hold.safeParse(await readJson(held)).data ?? null

  /** What the live release's manifest is built on, and the base that was read last: several releases share one. */
  let base: { hash: string; told: Base } | null = null
  let lastRead: { hash: string; told: Base } | null = null

  async function findBase(hash: string): Promise<Base | null> {
    if (base?.hash === hash) return base.told
    if (lastRead?.hash !== hash) {
      const told = readBase(await readJson(fileOf(hash)))
      if (!told) return null
      lastRead = { hash, told }
    }
    return lastRead.told
  }

  const readWhole = async (id: string) => readManifest(await readJson(manifestFile(id)), findBase)

  // One that another version of Lerret wrote, or that is damaged, is as good as none: the site is published anew.
  const find = async (id: string) => Release.safeParse(await readWhole(id)).data ?? null

  const readBaseOf = async (id: string) => baseIn(await readJson(manifestFile(id)))

  /** What a release stands on, written down if it is not the same as before. */
  async function keepBase(release: Release) {
    const told = baseOf(release)
    if (base?.told.files === told.files && base.told.pages === told.pages) return base
    const { hash, written } = put(writeBase(told))
    await written
    return { hash, told }
  }

  /** The live one as it was last written or read: releases never change, so it need not be read again. */
  let latest: Release | null = null

  /** What was kept for the release that becomes live next. */
  const kept = new Set<string>()

  async function findCurrent(): Promise<Release | null> {
    const hold = await findHold()
    return (hold && (await findLatest(hold.id))) ?? findLatest(await readText(pointer))
  }

  async function findLatest(id: string | undefined): Promise<Release | null> {
    if (!id) return null
    if (latest?.id !== id) {
      latest = await find(id)
      const hash = await readBaseOf(id)
      if (hash && lastRead?.hash === hash) base = lastRead
    }
    return latest
  }

  function put(given: string | Uint8Array) {
    // Hashed, compared and written: a long text is made bytes once.
    const bytes = typeof given === 'string' ? Buffer.from(given) : given
    const hash = hashOf(bytes)
    kept.add(hash)
    return { hash, written: write(hash, bytes) }
  }

  async function write(hash: string, bytes: Uint8Array) {
    const path = fileOf(hash)
    await holds.take(hash)
    // A file that a thread was at when the power went may be half of what its name says.
    if (await holdsBytes(path, bytes)) await makeYoung(path)
    else await writeWhole(path, bytes)
  }

  async function list(): Promise<KeptRelease[]> {
    const current = (await findCurrent())?.id
    const names = await readNames(join(folder, 'releases'))
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
    const releases: KeptRelease[] = []
    for (const id of ids) {
      // A collection may take one away meanwhile.
      const liveAt = (await stat(manifestFile(id)).catch(() => null))?.mtime
      if (liveAt) releases.push({ id, liveAt, isCurrent: id === current })
    }
    return releases.sort((a, b) => Number(b.liveAt) - Number(a.liveAt))
  }

  return {
    fileOf,
    find,
    list,
    putEncoded: (hash, encoding, bytes) => writeWhole(encodedOf(hash, encoding), bytes),
    hasEncoded: (hash, encoding) => isThere(encodedOf(hash, encoding)),
    readEncoded: (hash, encoding) => readIfThere(encodedOf(hash, encoding)),
    put,
    async putFile(bytes) {
      const { hash, written } = put(bytes)
      await written
      return hash
    },
    findCurrent,
    findHold,
    async hold(id, since) {
      if (!(await find(id)))
        throw new AppError('release_not_found', `There is no release ${id} to go back to.`)
      await makeYoung(manifestFile(id))
      await writeWhole(held, JSON.stringify({ id, since: since.toISOString() } satisfies Hold))
    },
    async letGo() {
      const hold = await findHold()
      await rm(held, { force: true })
      return hold !== null
    },
    writingElsewhere: (write) =>
      holds.takingAll(async () => {
        const result = await write(folder).catch((error) => {
          throw fullDiskError(error, fileOf('')) ?? error
        })
        if (isLasting) await syncFolder(join(folder, 'files'))
        return result
      }),
    async switchTo(release, { byItself = false } = {}) {
      base = await keepBase(release)
      await writeWhole(manifestFile(release.id), writeManifest(release, base.hash))
      await writeWhole(pointer, release.id)
      if (!byItself) await rm(held, { force: true })
      latest = release
      holds.drop([...kept])
      kept.clear()
    },
    collect: (now) =>
      holds.collecting(async () => {
        const releases = await list()
        const kept = releases.filter(({ isCurrent }, place) => isCurrent || place < KEPT)
        const left = releases.filter((release) => !kept.includes(release))
        const idsOf = (some: KeptRelease[]) => some.map(({ id }) => id)
        return collectFiles({
          folder,
          kept: idsOf(kept),
          left: idsOf(left),
          readManifest: readWhole,
          readBaseOf,
          holds,
          now,
        })
      }),
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The one step at which a disk can turn out to be full. */
type WriteBytes = (file: FileHandle, bytes: string | Uint8Array) => Promise<void>

const writeSoon: WriteBytes = (file, bytes) => file.writeFile(bytes)

const writeLastingly: WriteBytes = async (file, bytes) => {
  await file.writeFile(bytes)
  // A name must not come through a power cut without what it names.
  await file.sync()
}

async function writeFileWhole(path: string, bytes: string | Uint8Array, write: WriteBytes) {
  const temporary = unfinished(path)
  try {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(temporary, 'wx')
    try {
      await write(file, bytes)
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    // Half a file is of no use, and the room it takes is what is missing.
    await rm(temporary, { force: true }).catch(() => {})
    throw fullDiskError(error, path) ?? error
  }
}

/** No room, no more room for this user, or no room for a file of this size. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']

function fullDiskError(error: unknown, path: string): AppError | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (!code || !NO_ROOM.includes(code)) return undefined
  const message = `The disk that holds ${dirname(path)} is full (${code}). What was live is live; make room, and the site is published.`
  return new AppError('disk_full', message, { cause: error })
}

/** One wait for the disk, where the system can, instead of one for each of thousands of files. */
async function syncFolder(folder: string) {
  try {
    await promisify(execFile)('sync', ['-f', folder])
  } catch {
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const entry of names.filter((name) => name.isFile())) {
      const file = await open(join(entry.parentPath, entry.name))
      await file.sync().finally(() => file.close())
    }
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function holdsBytes(path: string, bytes: Uint8Array): Promise<boolean> {
  return (await readIfThere(path))?.equals(bytes) ?? false
}

/** Counted on again, it is as young as one just written. */
async function makeYoung(path: string) {
  const now = new Date()
  await utimes(path, now, now)
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
