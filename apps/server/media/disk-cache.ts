import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that can be made again, kept in a folder of limited size. */
export interface DiskCache {
  find(name: string): Promise<Uint8Array | undefined>
  put(name: string, bytes: Uint8Array): Promise<void>
  /** How much is known to be kept. */
  readonly bytes: number
  /** Done when all that was kept before the start is counted, and what is too much removed. */
  settled(): Promise<void>
}

interface CacheSettings {
  folder: string
  /** In bytes. */
  limit: number
  now: () => Date
}

/** A file's last use is written to disk no more often than this: it only has to tell files apart after a restart. */
const NOTE_EVERY_MS = 60 * 60_000

/**
 * What was used longest ago goes first. The last use of a file is its time of change, so that a restart knows it too. A file that
 * somebody else has removed is only not found; half a file is never seen, since files come into being by renaming.
 */
export function openDiskCache({ folder, limit, now }: CacheSettings): DiskCache {
  /** Longest unused first. */
  const kept = new Map<string, { size: number; notedAt: number }>()
  let bytes = 0
  let work = count()

  return {
    async find(name) {
      const found = await readIfThere(fileOf(name))
      if (found) note(name, found.length)
      else forget(name)
      return found
    },
    async put(name, content) {
      const file = fileOf(name)
      const temporary = `${file}.${randomUUID()}${TEMPORARY}`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(temporary, content)
        await rename(temporary, file)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      remember(name, { size: content.length, notedAt: now().getTime() })
      makeRoom()
    },
    get bytes() {
      return bytes
    },
    async settled() {
      for (let last: unknown; last !== work; ) {
        last = work
        await work
      }
    },
  }

  function fileOf(name: string) {
    return join(folder, name.slice(0, 2), name.slice(2))
  }

  function note(name: string, size: number) {
    const moment = now()
    const known = kept.get(name)
    const isNoted = known !== undefined && moment.getTime() - known.notedAt < NOTE_EVERY_MS
    // One that is not known has not been counted yet, or was removed while it was read.
    if (known) remember(name, { size, notedAt: isNoted ? known.notedAt : moment.getTime() })
    // Where it cannot be noted, the file is only taken to be older than it is.
    if (!isNoted) utimes(fileOf(name), moment, moment).catch(() => {})
  }

  function remember(name: string, file: { size: number; notedAt: number }) {
    forget(name)
    kept.set(name, file)
    bytes += file.size
  }

  function forget(name: string) {
    bytes -= kept.get(name)?.size ?? 0
    kept.delete(name)
  }

  function makeRoom() {
    const gone: string[] = []
    for (const name of kept.keys()) {
      if (bytes <= limit) break
      forget(name)
      gone.push(name)
    }
    if (gone.length === 0) return
    // Where one cannot be removed, the next start counts it again.
    const removal = Promise.all(gone.map((name) => rm(fileOf(name), { force: true }).catch(() => {})))
    work = Promise.all([work, removal]).then(() => {})
  }

  /** What is there from before; what has been used since the start is counted already, and newer. */
  async function count() {
    const found: { name: string; size: number; notedAt: number }[] = []
    for (const shelf of await listed(folder)) {
      for (const rest of await listed(join(folder, shelf))) {
        const file = join(folder, shelf, rest)
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: null }))
        if (mtimeMs === null) continue
        const isAbandoned = rest.endsWith(TEMPORARY) && now().getTime() - mtimeMs > NOTE_EVERY_MS
        if (isAbandoned) await rm(file, { force: true }).catch(() => {})
        if (!rest.endsWith(TEMPORARY)) found.push({ name: shelf + rest, size, notedAt: mtimeMs })
      }
    }
    const newer = [...kept]
    const older = found
      .filter(({ name }) => !kept.has(name))
      .sort((one, other) => one.notedAt - other.notedAt)
    kept.clear()
    bytes = 0
    for (const { name, ...file } of older) remember(name, file)
    for (const [name, file] of newer) remember(name, file)
    makeRoom()
  }
}

const TEMPORARY = '.part'

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A folder that is not there, or is gone again, has nothing in it. */
const listed = (folder: string) => readdir(folder).catch((): string[] => [])
