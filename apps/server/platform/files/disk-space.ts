import { randomBytes } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** PostgreSQL stops when it cannot add a file of 16 MB to its write-ahead log. */
const MIN_FREE_BYTES = 16 * 1024 * 1024
const PROBE_BYTES = 4096
/** Less is worth a warning: a house writes a backup of itself every hour. */
export const LOW_SPACE_BYTES = 1_000_000_000

/** The room on the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether there is room in a folder and in other folders that are on disks of their own, and files can be written to the first. */
export async function hasDiskSpace(folder: string, others: readonly string[] = []): Promise<boolean> {
  return (await areDisksFree([folder, ...others])) && canWrite(folder)
}

/** Whether the disks of these folders have room. A folder that cannot be read is not counted. */
export async function areDisksFree(folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder).catch(() => ({
      bavail: Number.POSITIVE_INFINITY,
      bsize: 1,
    }))
    if (bavail * bsize < MIN_FREE_BYTES) return false
  }
  return true
}

/** A quota or a read-only disk shows only when something is written. */
async function canWrite(folder: string): Promise<boolean> {
  const path = join(folder, `.write-test-${randomBytes(6).toString('hex')}`)
  try {
    await using file = await open(path, 'wx', 0o600)
    await file.writeFile(Buffer.alloc(PROBE_BYTES))
    await file.sync()
    return true
  } catch {
    return false
  } finally {
    await rm(path, { force: true }).catch(() => {})
  }
}
