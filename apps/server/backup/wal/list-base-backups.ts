import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { baseFolder } from './archive-changes.ts'

export const CLUSTER_FOLDER = 'cluster'
export const BASE_FILE = 'base.json'
export const UNFINISHED = '.partial'

const BaseFile = z.object({
  /** The first file of changes that it needs. */
  firstWal: z.string().regex(/^[0-9A-F]{24}$/),
  /** The first moment that it can be restored to. */
  finishedAt: z.iso.datetime(),
})
export type BaseBackup = z.infer<typeof BaseFile> & { folder: string }

/** The base backups of a database, the oldest first. */
export async function listBaseBackups(archive: string): Promise<BaseBackup[]> {
  const names = await readdir(baseFolder(archive)).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const backups = await Promise.all(
    names
      .filter((name) => !name.endsWith(UNFINISHED))
      .map(async (name) => {
        const folder = join(baseFolder(archive), name)
        return { ...BaseFile.parse(JSON.parse(await readFile(join(folder, BASE_FILE), 'utf8'))), folder }
      }),
  )
  return backups.toSorted((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt))
}
