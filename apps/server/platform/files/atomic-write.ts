import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes bytes to an open file. */
export type WriteBytes = (file: FileHandle, bytes: string | Uint8Array) => Promise<void>

export interface AtomicWriteOptions {
  /** Syncs the content before the rename. Without it, a power cut may leave the name with incomplete content. */
  isDurable?: boolean
  /** The permissions of the file. */
  mode?: number
  /** Where the file is written before it is renamed, in the same folder. */
  temporary?: string
  /** Replaced in tests, to simulate a full disk. */
  writeBytes?: WriteBytes
}

/** The disk is full, the user has reached a quota, or the file is too large. */
const DISK_FULL_CODES: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

export const isDiskFullError = (error: unknown) =>
  DISK_FULL_CODES.includes((error as NodeJS.ErrnoException).code)

/** A unique name for an unfinished file, beside the final one. */
export const temporaryPath = (path: string) => `${path}.${randomUUID()}`

/**
 * Replaces a file as a whole: a concurrent reader gets the old content or the new, and a failed write leaves the old content and no
 * unfinished file. Creates the folder if it is missing.
 */
export async function writeFileAtomically(
  path: string,
  bytes: string | Uint8Array,
  {
    isDurable = true,
    mode = 0o666,
    temporary = temporaryPath(path),
    writeBytes = (file, content) => file.writeFile(content),
  }: AtomicWriteOptions = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(temporary, 'wx', mode)
    try {
      await writeBytes(file, bytes)
      if (isDurable) await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    // An unfinished file is of no use, and takes space on a full disk.
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}
