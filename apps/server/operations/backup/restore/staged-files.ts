import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../../../platform/files/folders.ts'

/** Folders of the data folder whose files come from a backup, with their permissions. */
const FOLDERS = { media: 0o755, secrets: 0o700 } as const
const FILE_MODES = { media: 0o644, secrets: 0o600 } as const
export type RestoredFolder = keyof typeof FOLDERS

export interface StagedFiles extends AsyncDisposable {
  add(
    folder: RestoredFolder,
    name: string,
    content: AsyncIterable<Uint8Array> | Iterable<string>,
  ): Promise<void>
  /**
   * Moves the files to their places. Originals never change, so those that are there already stay too: a crash between this and the
   * commit of the rows costs nothing. `undo` brings back what was there.
   */
  place(): Promise<{ undo(): Promise<void> }>
}

/** The files of a backup until all of it is known to be good, in a folder beside their places. */
export async function stageFiles(dataDir: string): Promise<StagedFiles> {
  await mkdir(dataDir, { recursive: true })
  const staging = await mkdtemp(join(dataDir, 'restore-'))
  for (const folder of Object.keys(FOLDERS)) {
    await mkdir(join(staging, folder))
    await mkdir(join(staging, 'replaced', folder), { recursive: true })
  }
  return {
    async add(folder, name, content) {
      const path = join(staging, folder, name)
      await pipeline(
        Readable.from(content),
        createWriteStream(path, { flags: 'wx', mode: FILE_MODES[folder], flush: true }),
      )
    },
    async place() {
      const placed: { path: string; replaced: string | null }[] = []
      const undo = async () => {
        for (const { path, replaced } of placed.toReversed())
          await (replaced === null ? rm(path, { force: true }) : rename(replaced, path))
      }
      try {
        for (const folder of Object.keys(FOLDERS) as RestoredFolder[]) {
          const names = await readdir(join(staging, folder))
          if (names.length === 0) continue
          await mkdir(join(dataDir, folder), { recursive: true, mode: FOLDERS[folder] })
          for (const name of names) {
            const path = join(dataDir, folder, name)
            const replaced = await moveAway(path, join(staging, 'replaced', folder, name))
            placed.push({ path, replaced })
            await rename(join(staging, folder, name), path)
          }
          await syncFolder(join(dataDir, folder))
        }
      } catch (error) {
        await undo()
        throw error
      }
      return { undo }
    },
    [Symbol.asyncDispose]: () => rm(staging, { recursive: true, force: true }),
  }
}

async function moveAway(path: string, to: string): Promise<string | null> {
  try {
    await rename(path, to)
    return to
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
