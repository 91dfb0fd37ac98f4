import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Encoding } from './encodings.ts'
import { Release } from './release.ts'

export interface ReleaseStore {
  /** Keeps bytes and gives their hash. */
  putFile(bytes: string | Uint8Array): Promise<string>
  fileOf(hash: string): string
  /** Keeps a file as it travels. */
  putEncoded(hash: string, encoding: Encoding, bytes: Uint8Array): Promise<void>
  hasEncoded(hash: string, encoding: Encoding): Promise<boolean>
  /** The file as it travels, or null when there is none such. */
  readEncoded(hash: string, encoding: Encoding): Promise<Buffer | null>
  findCurrent(): Promise<Release | null>
  /** Makes a release the live one. */
  switchTo(release: Release): Promise<void>
}

/**
 * Releases in a folder: files by the hash of their bytes, manifests by release, and one pointer to the live one.
 * Every file appears whole, under its final name, after all it refers to.
 */
export function openReleaseStore(folder: string): ReleaseStore {
  const fileOf = (hash: string) => join(folder, 'files', hash.slice(0, 2), hash.slice(2))
  const manifestOf = (id: string) => join(folder, 'releases', `${id}.json`)
  const pointer = join(folder, 'current')

  const encodedOf = (hash: string, encoding: Encoding) => `${fileOf(hash)}.${encoding}`

  return {
    fileOf,
    putEncoded: (hash, encoding, bytes) => writeWhole(encodedOf(hash, encoding), bytes),
    hasEncoded: (hash, encoding) => isThere(encodedOf(hash, encoding)),
    readEncoded: (hash, encoding) => readIfThere(encodedOf(hash, encoding)),
    async putFile(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
      const path = fileOf(hash)
      if (!(await isThere(path))) await writeWhole(path, bytes)
      return hash
    },
    async findCurrent() {
      const id = (await readIfThere(pointer))?.toString('utf8')
      if (!id) return null
      // One that another version of Lerret wrote, or that is damaged, is as good as none: the site is published anew.
      const manifest = parseJson((await readIfThere(manifestOf(id)))?.toString('utf8'))
      return Release.safeParse(manifest).data ?? null
    },
    async switchTo(release) {
      await writeWhole(manifestOf(release.id), JSON.stringify(release))
      await writeWhole(pointer, release.id)
    },
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

async function writeWhole(path: string, bytes: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}`
  const file = await open(temporary, 'wx')
  try {
    await file.writeFile(bytes)
    // A name must not come through a power cut without what it names.
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
