import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@lerret/model'
import { temporaryPath, writeFileAtomically } from '../../../platform/files/atomic-write.ts'
import { createFileCache } from '../../../platform/files/file-cache.ts'

/** Files that can be created again, in a folder of limited size. */
export interface DiskCache {
  find(name: string): Promise<Uint8Array | undefined>
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The size of all indexed files. */
  readonly bytes: number
  /** Waits until existing files are indexed and evicted files removed. */
  waitUntilIdle(): Promise<void>
}

interface DiskCacheOptions {
  folder: string
  maxBytes: number
  now: () => Date
}

/** A file's last use is written to disk no more often than this: it is only needed after a restart. */
const MTIME_UPDATE_INTERVAL_MS = HOUR_MS

/** Some hundred pictures of pages: opening a file costs more than everything else about a reply. */
const MEMORY_LIMITS = { maxBytes: 16_000_000, maxFileBytes: 300_000 }

/**
 * Evicts the least recently used files first. The last use is stored as the modification time, so that it survives a restart. A
 * file that another process has removed is simply not found, and no incomplete file is seen, since files are renamed when complete.
 */
export function openDiskCache({ folder, maxBytes, now }: DiskCacheOptions): DiskCache {
  /** Least recently used first. */
  const entries = new Map<string, { size: number; usedAt: number }>()
  const memory = createFileCache(MEMORY_LIMITS)
  let bytes = 0
  let pendingWork = indexFolder()

  return {
    async find(name) {
      const content =
        (entries.has(name) ? memory.get(name) : undefined) ?? (await readFileIfExists(filePath(name)))
      if (!content) {
        removeEntry(name)
        return undefined
      }
      markUsed(name, content.length)
      memory.set(name, content)
      return content
    },
    async put(name, content) {
      const file = filePath(name)
      const temporary = `${temporaryPath(file)}${TEMPORARY_SUFFIX}`
      await writeFileAtomically(file, content, { isDurable: false, temporary })
      addEntry(name, { size: content.length, usedAt: now().getTime() })
      evict()
    },
    get bytes() {
      return bytes
    },
    async waitUntilIdle() {
      for (let last: unknown; last !== pendingWork; ) {
        last = pendingWork
        await pendingWork
      }
    },
  }

  function filePath(name: string) {
    return join(folder, name.slice(0, 2), name.slice(2))
  }

  function markUsed(name: string, size: number) {
    const moment = now()
    const entry = entries.get(name)
    const isRecent = entry !== undefined && moment.getTime() - entry.usedAt < MTIME_UPDATE_INTERVAL_MS
    // A file without an entry is not indexed yet, or was removed while it was read.
    if (entry) addEntry(name, { size, usedAt: isRecent ? entry.usedAt : moment.getTime() })
    // If this fails, the file only seems older than it is.
    if (!isRecent) utimes(filePath(name), moment, moment).catch(() => {})
  }

  function addEntry(name: string, file: { size: number; usedAt: number }) {
    removeEntry(name)
    entries.set(name, file)
    bytes += file.size
  }

  function removeEntry(name: string) {
    bytes -= entries.get(name)?.size ?? 0
    entries.delete(name)
  }

  function evict() {
    const evicted: string[] = []
    for (const name of entries.keys()) {
      if (bytes <= maxBytes) break
      removeEntry(name)
      evicted.push(name)
    }
    if (evicted.length === 0) return
    // A file that cannot be removed is indexed again at the next start.
    const removal = Promise.all(evicted.map((name) => rm(filePath(name), { force: true }).catch(() => {})))
    pendingWork = Promise.all([pendingWork, removal]).then(() => {})
  }

  /** Indexes the files of earlier runs. Entries added since the start are more recently used. */
  async function indexFolder() {
    const existing: { name: string; size: number; usedAt: number }[] = []
    for (const prefix of await listNames(folder)) {
      for (const rest of await listNames(join(folder, prefix))) {
        const file = join(folder, prefix, rest)
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: null }))
        if (mtimeMs === null) continue
        const isAbandoned =
          rest.endsWith(TEMPORARY_SUFFIX) && now().getTime() - mtimeMs > MTIME_UPDATE_INTERVAL_MS
        if (isAbandoned) await rm(file, { force: true }).catch(() => {})
        if (!rest.endsWith(TEMPORARY_SUFFIX)) existing.push({ name: prefix + rest, size, usedAt: mtimeMs })
      }
    }
    const newer = [...entries]
    const older = existing.filter(({ name }) => !entries.has(name)).sort((a, b) => a.usedAt - b.usedAt)
    entries.clear()
    bytes = 0
    for (const { name, ...file } of older) addEntry(name, file)
    for (const [name, file] of newer) addEntry(name, file)
    evict()
  }
}

const TEMPORARY_SUFFIX = '.part'

async function readFileIfExists(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A missing folder counts as empty. */
const listNames = (folder: string) => readdir(folder).catch((): string[] => [])
