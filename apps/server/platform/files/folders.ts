import { chmod, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder that every user can read, whatever the umask; the mode of existing folders is not changed. */
export async function makeReadableFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await chmod(folder, 0o755)
}

/** Makes a rename in the folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
