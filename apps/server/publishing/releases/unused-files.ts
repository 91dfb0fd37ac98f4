import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from '@lerret/model'
import type { LayeredMap } from '@lerret/page-engine'
import type { FilePins } from './file-pins.ts'

export interface RemovedCounts {
  releases: number
  files: number
}

/** Younger files may belong to a publish that is still running. */
const MIN_AGE_MS = 10 * MINUTE_MS

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
    // No file can be called unused while it is not known which files a release names.
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
