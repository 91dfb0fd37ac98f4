import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LayeredMap } from '@lerret/page-engine'

export interface RemovedCounts {
  releases: number
  files: number
}

/** Younger files may belong to a publish that is still running. */
const MIN_AGE_MS = 10 * 60_000

/**
 * Removes expired releases, then every file that no remaining release names, with its compressed copies, and temporary files left
 * by a crash. A release is removed before its files, so that a release that exists is complete, even if this is interrupted.
 */
export async function removeUnusedFiles({
  folder,
  remaining,
  expired,
  readManifest,
  readBaseHash,
  pins,
  now,
}: {
  folder: string
  remaining: readonly string[]
  expired: readonly string[]
  readManifest: (id: string) => Promise<{ files: LayeredMap<{ hash?: unknown }> } | null>
  readBaseHash: (id: string) => Promise<string | null>
  pins: FilePins
  now: Date
}): Promise<RemovedCounts> {
  const usedHashes = new Set<string>()
  for (const id of remaining) {
    const hashes = listHashes(await readManifest(id))
    // Without knowing which files a release names, no file can be called unused.
    if (!hashes) return { releases: 0, files: 0 }
    for (const hash of hashes) usedHashes.add(hash)
    const baseHash = await readBaseHash(id)
    if (baseHash) usedHashes.add(baseHash)
  }
  for (const id of expired) await rm(join(folder, 'releases', `${id}.json`), { force: true })

  const isOld = async (path: string) => Number(now) - (await readMtime(path)) > MIN_AGE_MS
  let files = 0
  for (const prefix of await listNames(join(folder, 'files'))) {
    for (const name of await listNames(join(folder, 'files', prefix))) {
      const hash = prefix + name.split('.', 1)[0]
      const path = join(folder, 'files', prefix, name)
      if ((usedHashes.has(hash) && !isTemporaryFile(name)) || !(await isOld(path))) continue
      if (await pins.removeUnlessPinned(hash, () => rm(path, { force: true }))) files++
    }
  }
  for (const path of [
    ...(await listTemporaryFiles(folder)),
    ...(await listTemporaryFiles(join(folder, 'releases'))),
  ])
    if (await isOld(path)) await rm(path, { force: true })
  return { releases: expired.length, files }
}

/**
 * Files that a running publish of this process needs, though no release names them yet. Pinning a file that is just being removed
 * waits for the removal, so that the file is then written again.
 */
export interface FilePins {
  pin(hash: string): Promise<void>
  /** A release names these files now. They stay pinned until the cleanups that began before that have ended. */
  unpin(hashes: readonly string[]): void
  /** Removes the file unless it is pinned, and returns whether it did. */
  removeUnlessPinned(hash: string, remove: () => Promise<void>): Promise<boolean>
  runCleanup<Result>(cleanup: () => Promise<Result>): Promise<Result>
  /** While worker threads write files whose hashes are not known here yet, no file is removed. */
  pinAllWhile<Result>(write: () => Promise<Result>): Promise<Result>
}

export function createFilePins(): FilePins {
  const pinned = new Set<string>()
  const removals = new Map<string, Promise<void>>()
  const unpinnedDuringCleanup: string[] = []
  let runningCleanups = 0
  let externalWriters = 0

  function unpin(hashes: readonly string[]) {
    if (runningCleanups > 0) for (const hash of hashes) unpinnedDuringCleanup.push(hash)
    else for (const hash of hashes) pinned.delete(hash)
  }

  return {
    unpin,
    async pin(hash) {
      pinned.add(hash)
      await removals.get(hash)
    },
    async removeUnlessPinned(hash, remove) {
      if (externalWriters > 0 || pinned.has(hash)) return false
      const removal = remove()
      removals.set(hash, removal)
      try {
        await removal
      } finally {
        removals.delete(hash)
      }
      return true
    },
    async pinAllWhile(write) {
      externalWriters++
      try {
        await Promise.all(removals.values())
        return await write()
      } finally {
        externalWriters--
      }
    },
    async runCleanup(cleanup) {
      runningCleanups++
      try {
        return await cleanup()
      } finally {
        runningCleanups--
        unpin(unpinnedDuringCleanup.splice(0))
      }
    },
  }
}

/** The hashes of a manifest's files; null when it cannot be read. */
function listHashes(manifest: { files: LayeredMap<{ hash?: unknown }> } | null): string[] | null {
  if (!manifest) return null
  const hashes = [...manifest.files.values()].map(({ hash }) => hash)
  return hashes.every((hash) => typeof hash === 'string') ? hashes : null
}

async function listTemporaryFiles(folder: string): Promise<string[]> {
  return (await listNames(folder)).filter(isTemporaryFile).map((name) => join(folder, name))
}

const isTemporaryFile = (name: string) => /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(ifMissing([]))
}

/** Infinity for a file that no longer exists, which then counts as young. */
async function readMtime(path: string): Promise<number> {
  return (await stat(path).catch(ifMissing(null)))?.mtimeMs ?? Number.POSITIVE_INFINITY
}

const ifMissing =
  <Fallback>(fallback: Fallback) =>
  (error: NodeJS.ErrnoException): Fallback => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }
