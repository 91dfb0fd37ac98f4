import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A secret of this house: the one that the operator gave, or one that is made at the first start and kept in the data folder
 * for the server alone. Several servers on one database must be given the same.
 */
export async function readSecret(folder: string, name: string, given?: string): Promise<string> {
  if (given !== undefined) return given
  const path = join(folder, name)
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept !== '') return kept
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
  await writeFile(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Linked rather than renamed: whoever came first is not written over.
    await link(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return readFile(path, 'utf8')
}
