import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * What a file keeps secret; made and written the first time. Only whoever runs the server can read it. It appears whole, and
 * of two that are made at the same time the first is the one that both get.
 */
export async function readOrMakeSecret(path: string, make: () => string | Promise<string>): Promise<string> {
  const there = await readIfThere(path)
  if (there !== undefined) {
    // A copy or a backup may have opened it to others.
    await chmod(path, 0o600)
    return there
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomUUID()}`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(`${await make()}\n`)
    await file.sync()
    await link(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await file.close()
    await rm(temporary, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
