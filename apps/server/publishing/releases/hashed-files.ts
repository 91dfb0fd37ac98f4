import { hash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files by the hash of their bytes, as they lie in a store's folder. */

export const hashOf = (bytes: string | Uint8Array) => hash('sha256', bytes, 'hex').slice(0, 40)

export const contentFile = (folder: string, name: string) =>
  join(folder, 'files', name.slice(0, 2), name.slice(2))

/** A name for a file that is not whole yet, which a collection knows as such. */
export const unfinished = (path: string) => `${path}.${randomUUID()}`

/**
 * Keeps bytes and gives their hash, for a thread that does nothing else: it waits for no disk, and writes under the final
 * name at once. Whoever counts on the files has them synced first, and a file that is there already is looked into: a power
 * cut may have left it half written.
 */
export function createContentWriter(folder: string): (text: string) => string {
  const folders = new Set<string>()
  const encode = createTextEncoder()
  return (text) => {
    const bytes = encode(text)
    const name = hashOf(bytes)
    const path = contentFile(folder, name)
    const within = dirname(path)
    if (!folders.has(within)) {
      mkdirSync(within, { recursive: true })
      folders.add(within)
    }
    if (isNew(path, bytes)) return name
    if (readFileSync(path).equals(bytes)) makeYoung(path)
    else {
      const temporary = unfinished(path)
      writeOrRemove(temporary, bytes)
      renameSync(temporary, path)
    }
    return name
  }
}

/**
 * Texts as bytes, one after the other in the same memory: good until the next. Memory for each alone is dear, and is given back
 * late.
 */
export function createTextEncoder(): (text: string) => Buffer {
  let memory = Buffer.allocUnsafeSlow(64 * 1024)
  return (text) => {
    // A character takes three bytes at most, and one of four bytes counts twice.
    if (memory.length < text.length * 3) memory = Buffer.allocUnsafeSlow(text.length * 4)
    return memory.subarray(0, memory.write(text))
  }
}

/** Counted on again, it is as young as one just written. */
function makeYoung(path: string) {
  const now = new Date()
  utimesSync(path, now, now)
}

/** Writes a file, unless there is one of this name. */
function isNew(path: string, bytes: Uint8Array): boolean {
  try {
    writeOrRemove(path, bytes)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Half a file is of no use, and the room it takes is what may be missing. */
function writeOrRemove(path: string, bytes: string | Uint8Array) {
  try {
    writeFileSync(path, bytes, { flag: 'wx' })
  } catch (error) {
    // One that was there before is somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(path, { force: true })
    throw error
  }
}
