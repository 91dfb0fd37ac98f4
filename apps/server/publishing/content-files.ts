import { hash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files by the hash of their bytes, as they lie in a store's folder. */

export const hashOf = (bytes: string | Uint8Array) => hash('sha256', bytes, 'hex').slice(0, 40)

export const contentFile = (folder: string, name: string) =>
  join(folder, 'files', name.slice(0, 2), name.slice(2))

/** A name for a file that is not whole yet, which a collection knows as such. */
export const unfinished = (path: string) => `${path}.${randomUUID()}`

/**
 * Keeps bytes and gives their hash, for a thread that does nothing else: it waits for no disk. Whoever counts on the files
 * after a power cut has them synced first.
 */
export function createContentWriter(folder: string): (bytes: string | Uint8Array) => string {
  const folders = new Set<string>()
  return (bytes) => {
    const name = hashOf(bytes)
    const path = contentFile(folder, name)
    const within = dirname(path)
    if (!folders.has(within)) {
      mkdirSync(within, { recursive: true })
      folders.add(within)
    }
    if (existsSync(path)) {
      const now = new Date()
      // Counted on again, it is young again.
      utimesSync(path, now, now)
    } else {
      const temporary = unfinished(path)
      try {
        writeFileSync(temporary, bytes, { flag: 'wx' })
      } catch (error) {
        // Half a file is of no use, and the room it takes is what may be missing.
        rmSync(temporary, { force: true })
        throw error
      }
      renameSync(temporary, path)
    }
    return name
  }
}
