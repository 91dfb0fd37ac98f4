import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LayeredMap } from '@lerret/page-engine'

export interface Collected {
  releases: number
  files: number
}

/** What is younger may be half of something that is still being written. */
const YOUNG = 10 * 60_000

/**
 * Removes releases that are no longer kept, then every file that no kept release names, with its smaller forms, and what a
 * crash has left half written. A release goes before its files, so that one that is there is whole, whenever this is cut off.
 */
export async function collectFiles({
  folder,
  kept,
  left,
  readManifest,
  readBaseOf,
  holds,
  now,
}: {
  folder: string
  kept: readonly string[]
  left: readonly string[]
  readManifest: (id: string) => Promise<{ files: LayeredMap<{ hash?: unknown }> } | null>
  /** The hash of the file that a release's manifest builds on. */
  readBaseOf: (id: string) => Promise<string | null>
  holds: Holds
  now: Date
}): Promise<Collected> {
  const named = new Set<string>()
  for (const id of kept) {
    const hashes = hashesIn(await readManifest(id))
    // What it names is not known, so nothing can be said to be unnamed.
    if (!hashes) return { releases: 0, files: 0 }
    for (const hash of hashes) named.add(hash)
    const base = await readBaseOf(id)
    if (base) named.add(base)
  }
  for (const id of left) await rm(join(folder, 'releases', `${id}.json`), { force: true })

  const isOld = async (path: string) => Number(now) - (await mtimeOf(path)) > YOUNG
  let files = 0
  for (const start of await namesIn(join(folder, 'files'))) {
    for (const name of await namesIn(join(folder, 'files', start))) {
      const hash = start + name.split('.', 1)[0]
      const path = join(folder, 'files', start, name)
      if ((named.has(hash) && !isHalfWritten(name)) || !(await isOld(path))) continue
      if (await holds.letGo(hash, () => rm(path, { force: true }))) files++
    }
  }
  for (const path of [...(await halfWritten(folder)), ...(await halfWritten(join(folder, 'releases')))])
    if (await isOld(path)) await rm(path, { force: true })
  return { releases: left.length, files }
}

/**
 * Files that a publish of this process counts on before a release names them. A file that is just being removed is waited
 * for, and so written again.
 */
export interface Holds {
  take(hash: string): Promise<void>
  /** A release names these now. A collection that began before that does not know, so for it they stay held. */
  drop(hashes: readonly string[]): void
  /** Removes the file unless somebody counts on it, and says whether it did. */
  letGo(hash: string, remove: () => Promise<void>): Promise<boolean>
  collecting<Result>(collect: () => Promise<Result>): Promise<Result>
  /** While others write files that nobody has told of, no file is let go. */
  takingAll<Result>(write: () => Promise<Result>): Promise<Result>
}

export function createHolds(): Holds {
  const held = new Set<string>()
  const leaving = new Map<string, Promise<void>>()
  const dropped: string[] = []
  let collections = 0
  let writers = 0

  function drop(hashes: readonly string[]) {
    if (collections > 0) for (const hash of hashes) dropped.push(hash)
    else for (const hash of hashes) held.delete(hash)
  }

  return {
    drop,
    async take(hash) {
      held.add(hash)
      await leaving.get(hash)
    },
    async letGo(hash, remove) {
      if (writers > 0 || held.has(hash)) return false
      const removal = remove()
      leaving.set(hash, removal)
      try {
        await removal
      } finally {
        leaving.delete(hash)
      }
      return true
    },
    async takingAll(write) {
      writers++
      try {
        await Promise.all(leaving.values())
        return await write()
      } finally {
        writers--
      }
    },
    async collecting(collect) {
      collections++
      try {
        return await collect()
      } finally {
        collections--
        drop(dropped.splice(0))
      }
    },
  }
}

/** The hashes of a manifest's files; null when it cannot be read. */
function hashesIn(manifest: { files: LayeredMap<{ hash?: unknown }> } | null): string[] | null {
  if (!manifest) return null
  const hashes = [...manifest.files.values()].map(({ hash }) => hash)
  return hashes.every((hash) => typeof hash === 'string') ? hashes : null
}

async function halfWritten(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter(isHalfWritten).map((name) => join(folder, name))
}

const isHalfWritten = (name: string) => /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(unlessGone([]))
}

/** Of a file that is gone, now: nobody needs to remove it. */
async function mtimeOf(path: string): Promise<number> {
  return (await stat(path).catch(unlessGone(null)))?.mtimeMs ?? Number.POSITIVE_INFINITY
}

const unlessGone =
  <Answer>(answer: Answer) =>
  (error: NodeJS.ErrnoException): Answer => {
    if (error.code === 'ENOENT') return answer
    throw error
  }
