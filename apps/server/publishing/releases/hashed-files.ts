import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryPath } from '../../platform/files/atomic-write.ts'

/** Files in a release store's folder, each named by the hash of its bytes. */

export const hashBytes = (bytes: string | Uint8Array) => hash('sha256', bytes, 'hex').slice(0, 40)

export const hashedFilePath = (folder: string, fileHash: string) =>
  join(folder, 'files', fileHash.slice(0, 2), fileHash.slice(2))

/**
 * Returns a function that writes a text and returns its hash, for a thread that does nothing else: it blocks, does not sync, and
 * writes under the final name at once. The caller syncs the folder before a release names the files. A power cut may have left
 * an existing file incomplete, so its bytes are compared.
 */
export function createHashedFileWriter(folder: string): (text: string) => string {
  const createdFolders = new Set<string>()
  const encode = createTextEncoder()
  return (text) => {
    const bytes = encode(text)
    const fileHash = hashBytes(bytes)
    const path = hashedFilePath(folder, fileHash)
    const parent = dirname(path)
    if (!createdFolders.has(parent)) {
      mkdirSync(parent, { recursive: true })
      createdFolders.add(parent)
    }
    if (writeIfMissing(path, bytes)) return fileHash
    if (readFileSync(path).equals(bytes)) touchFile(path)
    else {
      const temporary = temporaryPath(path)
      writeOrRemove(temporary, bytes)
      renameSync(temporary, path)
    }
    return fileHash
  }
}

/**
 * Encodes one text after the other into the same buffer, so a result is valid until the next call. Allocating a buffer for each
 * text is slow, and such buffers are freed late.
 */
export function createTextEncoder(): (text: string) => Buffer {
  let buffer = Buffer.allocUnsafeSlow(64 * 1024)
  return (text) => {
    // A UTF-16 code unit takes at most three bytes; characters of four bytes have two code units.
    if (buffer.length < text.length * 3) buffer = Buffer.allocUnsafeSlow(text.length * 4)
    return buffer.subarray(0, buffer.write(text))
  }
}

/** Makes a file that is needed again as new as one just written, so that the cleanup leaves it. */
function touchFile(path: string) {
  const now = new Date()
  utimesSync(path, now, now)
}

/** Returns whether the file was written; false when one of this name exists. */
function writeIfMissing(path: string, bytes: Uint8Array): boolean {
  try {
    writeOrRemove(path, bytes)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the file when writing it fails: the disk may be full, and an incomplete file is of no use. */
function writeOrRemove(path: string, bytes: string | Uint8Array) {
  try {
    writeFileSync(path, bytes, { flag: 'wx' })
  } catch (error) {
    // A file that existed before is complete, and stays.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(path, { force: true })
    throw error
  }
}
