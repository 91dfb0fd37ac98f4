import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Reads a secret from a file, and creates it the first time. Only the user of the server can read the file. It is created
 * atomically: of two processes that create it at the same time, both get the first one's secret.
 */
export async function readOrCreateSecret(
  path: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const existing = await readIfExists(path)
  if (existing !== undefined) {
    // A copy or a restored backup may have other permissions.
    await chmod(path, 0o600)
    return existing
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomUUID()}`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(`${await create()}\n`)
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

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
