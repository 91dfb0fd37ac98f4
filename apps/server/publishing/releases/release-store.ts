import { execFile } from 'node:child_process'
import { access, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import { isDiskFullError, type WriteBytes, writeFileAtomically } from '../../platform/files/atomic-write.ts'
import type { Encoding } from './encodings.ts'
import { createFilePins } from './file-pins.ts'
import { hashBytes, hashedFilePath } from './hashed-files.ts'
import {
  type Base,
  findBaseHash,
  getBase,
  parseBase,
  parseManifest,
  serializeBase,
  serializeManifest,
} from './manifest.ts'
import { Release } from './release.ts'
import { type RemovedCounts, removeUnusedFiles } from './unused-files.ts'

/** Stores the files of a release while it is built. */
export interface ReleaseFileStore {
  /** Starts writing the file at a path of the site. The hash is known at once. */
  startWrite(bytes: string | Uint8Array, path: string): { hash: string; written: Promise<void> }
  /** Runs worker threads that write files into the folder themselves, and then syncs those files to disk. */
  withExternalWriters<Result>(write: (folder: string) => Promise<Result>): Promise<Result>
}

export interface ReleaseStore extends ReleaseFileStore {
  /** Writes a file and returns its hash. */
  writeFile(bytes: string | Uint8Array): Promise<string>
  filePath(hash: string): string
  /** Stores a compressed copy of a file. */
  writeEncoded(hash: string, encoding: Encoding, bytes: Uint8Array): Promise<void>
  hasEncoded(hash: string, encoding: Encoding): Promise<boolean>
  /** The compressed copy of a file; null when there is none. */
  readEncoded(hash: string, encoding: Encoding): Promise<Buffer | null>
  /** The live release: the one on hold, or else the last one switched to. */
  findCurrent(): Promise<Release | null>
  /** A stored release with all its entries. */
  find(id: string): Promise<Release | null>
  /** All stored releases, the most recently live first. */
  list(): Promise<StoredRelease[]>
  /** Makes a release live. This ends a hold, unless the switch is automatic. */
  switchTo(release: Release, options?: { isAutomatic?: boolean }): Promise<void>
  /** Makes a stored release live until the hold is ended or a person publishes. */
  hold(id: string, since: Date): Promise<void>
  findHold(): Promise<Hold | null>
  /** Ends a hold, and returns whether there was one. */
  endHold(): Promise<boolean>
  /** Removes all but the latest releases and the files that only those named. Serving and publishing can continue meanwhile. */
  removeUnused(now: Date): Promise<RemovedCounts>
}

export interface StoredRelease {
  id: string
  /** When it last became live. */
  liveAt: Date
  isCurrent: boolean
}

/** An operator has rolled back to a release, which stays live until the hold is ended. */
const Hold = z.object({ id: z.string(), since: z.iso.datetime() })
export type Hold = z.infer<typeof Hold>

/** How many releases an operator can roll back to. */
const MAX_STORED_RELEASES = 10

/**
 * Releases in a folder: files named by the hash of their bytes, a manifest per release, and the files `current` and `held` with
 * the id of the live release, of which `held` takes precedence. Every file appears complete, under its final name, after all files
 * it refers to. A store that is not durable does not sync, and may lose files in a power cut: fine for what can be built again.
 */
export function openReleaseStore(
  folder: string,
  { isDurable = true, writeBytes }: { isDurable?: boolean; writeBytes?: WriteBytes } = {},
): ReleaseStore {
  const writeAtomically = (path: string, bytes: string | Uint8Array) =>
    writeFileAtomically(path, bytes, { isDurable, ...(writeBytes && { writeBytes }) }).catch((error) => {
      throw toDiskFullError(error, path) ?? error
    })
  const filePath = (hash: string) => hashedFilePath(folder, hash)
  const manifestPath = (id: string) => join(folder, 'releases', `${id}.json`)
  const currentFile = join(folder, 'current')
  const holdFile = join(folder, 'held')
  const pins = createFilePins()

  const encodedPath = (hash: string, encoding: Encoding) => `${filePath(hash)}.${encoding}`
  const readText = async (path: string) => (await readFileIfExists(path))?.toString('utf8')
  const readJson = async (path: string) => parseJson(await readText(path))
  const findHold = async () => Hold.safeParse(await readJson(holdFile)).data ?? null

  /** The base of the live release, and the base that was read last: several releases share one. */
  let currentBase: { hash: string; base: Base } | null = null
  let lastReadBase: { hash: string; base: Base } | null = null

  async function findBase(hash: string): Promise<Base | null> {
    if (currentBase?.hash === hash) return currentBase.base
    if (lastReadBase?.hash !== hash) {
      const base = parseBase(await readJson(filePath(hash)))
      if (!base) return null
      lastReadBase = { hash, base }
    }
    return lastReadBase.base
  }

  const readManifest = async (id: string) => parseManifest(await readJson(manifestPath(id)), findBase)

  // A manifest that is damaged, or written by another version of Lerret, counts as missing: the site is then built again.
  const find = async (id: string) => {
    const manifest = await readManifest(id)
    return (manifest?.hasValidBase && Release.safeParse(manifest).data) || null
  }

  const readBaseHash = async (id: string) => findBaseHash(await readJson(manifestPath(id)))

  /** Writes the base of a release, unless it is that of the live release. */
  async function writeBase(release: Release) {
    const base = getBase(release)
    if (currentBase?.base.files === base.files && currentBase.base.pages === base.pages) return currentBase
    const { hash, written } = startWrite(serializeBase(base))
    await written
    return { hash, base }
  }

  /** The live release as last written or read: releases never change, so it is not read again. */
  let latest: Release | null = null

  /** Hashes of the files written for the next release. */
  const newHashes = new Set<string>()

  async function findCurrent(): Promise<Release | null> {
    const hold = await findHold()
    return (hold && (await findLatest(hold.id))) ?? findLatest(await readText(currentFile))
  }

  async function findLatest(id: string | undefined): Promise<Release | null> {
    if (!id) return null
    if (latest?.id !== id) {
      latest = await find(id)
      const hash = await readBaseHash(id)
      if (hash && lastReadBase?.hash === hash) currentBase = lastReadBase
    }
    return latest
  }

  function startWrite(content: string | Uint8Array) {
    // Encoded once: the bytes are hashed, compared and written.
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const hash = hashBytes(bytes)
    newHashes.add(hash)
    return { hash, written: writeIfDifferent(hash, bytes) }
  }

  async function writeIfDifferent(hash: string, bytes: Uint8Array) {
    const path = filePath(hash)
    await pins.pin(hash)
    // A power cut may have left a file that a worker thread was writing incomplete.
    if (await fileHasBytes(path, bytes)) await touchFile(path)
    else await writeAtomically(path, bytes)
  }

  async function list(): Promise<StoredRelease[]> {
    const current = (await findCurrent())?.id
    const names = await listNames(join(folder, 'releases'))
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
    const releases: StoredRelease[] = []
    for (const id of ids) {
      // The cleanup may remove one meanwhile.
      const liveAt = (await stat(manifestPath(id)).catch(() => null))?.mtime
      if (liveAt) releases.push({ id, liveAt, isCurrent: id === current })
    }
    return releases.sort((a, b) => Number(b.liveAt) - Number(a.liveAt))
  }

  return {
    filePath,
    find,
    list,
    writeEncoded: (hash, encoding, bytes) => writeAtomically(encodedPath(hash, encoding), bytes),
    hasEncoded: (hash, encoding) => fileExists(encodedPath(hash, encoding)),
    readEncoded: (hash, encoding) => readFileIfExists(encodedPath(hash, encoding)),
    startWrite,
    async writeFile(bytes) {
      const { hash, written } = startWrite(bytes)
      await written
      return hash
    },
    findCurrent,
    findHold,
    async hold(id, since) {
      if (!(await find(id)))
        throw new AppError('release_not_found', `There is no release ${id} to go back to.`)
      await touchFile(manifestPath(id))
      await writeAtomically(holdFile, JSON.stringify({ id, since: since.toISOString() } satisfies Hold))
    },
    async endHold() {
      const hold = await findHold()
      await rm(holdFile, { force: true })
      return hold !== null
    },
    withExternalWriters: (write) =>
      pins.pinAllWhile(async () => {
        const result = await write(folder).catch((error) => {
          throw toDiskFullError(error, filePath('')) ?? error
        })
        if (isDurable) await syncFolder(join(folder, 'files'))
        return result
      }),
    async switchTo(release, { isAutomatic = false } = {}) {
      currentBase = await writeBase(release)
      await writeAtomically(manifestPath(release.id), serializeManifest(release, currentBase.hash))
      await writeAtomically(currentFile, release.id)
      if (!isAutomatic) await rm(holdFile, { force: true })
      latest = release
      pins.unpin([...newHashes])
      newHashes.clear()
    },
    removeUnused: (now) =>
      pins.runCleanup(async () => {
        const releases = await list()
        const isRemaining = ({ isCurrent }: StoredRelease, index: number) =>
          isCurrent || index < MAX_STORED_RELEASES
        const remaining = releases.filter(isRemaining)
        const expired = releases.filter((release, index) => !isRemaining(release, index))
        return removeUnusedFiles({
          folder,
          remaining: remaining.map(({ id }) => id),
          expired: expired.map(({ id }) => id),
          readManifest,
          readBaseHash,
          pins,
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

function toDiskFullError(error: unknown, path: string): AppError | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (!isDiskFullError(error)) return undefined
  const message = `The disk that holds ${dirname(path)} is full (${code}). The previous release stays live; free some space and the site is published.`
  return new AppError('disk_full', message, { cause: error })
}

/** Syncs the whole file system where the `sync` command can, which is faster than syncing thousands of files one by one. */
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

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function fileHasBytes(path: string, bytes: Uint8Array): Promise<boolean> {
  return (await readFileIfExists(path))?.equals(bytes) ?? false
}

/** Makes a file that is needed again as new as one just written, so that the cleanup leaves it. */
async function touchFile(path: string) {
  const now = new Date()
  await utimes(path, now, now)
}

async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function readFileIfExists(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
