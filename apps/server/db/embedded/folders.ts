import { chmod, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder that every user can enter, whatever the umask; folders that were there keep their mode. */
export async function makeOpenFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755)
}

/** Makes a renaming in the folder outlive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
