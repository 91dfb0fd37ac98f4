import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { temporaryPath, writeFileAtomically } from './atomic-write.ts'
import type { FileStore } from './file-store.ts'

/** Files in a folder, which servers may share over the network. Hidden files are unfinished ones. */
export function openFolderStore(folder: string): FileStore {
  return {
    async put(name, content, { signal } = {}) {
      const path = join(folder, name)
      const temporary = temporaryPath(join(dirname(path), `.${basename(path)}`))
      if (content instanceof Uint8Array) return writeFileAtomically(path, content, { temporary })
      await writeStream(path, content, { temporary, signal })
    },
    async get(name) {
      const file = await open(join(folder, name)).catch(undefinedIfMissing)
      return file?.createReadStream()
    },
    find,
    delete: (name) => rm(join(folder, name), { force: true }),
    async *list(prefix = '') {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        undefinedIfMissing,
      )
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue
        const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        const file = name.startsWith(prefix) ? await find(name) : undefined
        if (file) yield file
      }
    },
  }

  async function find(name: string) {
    const file = await stat(join(folder, name)).catch(undefinedIfMissing)
    return file?.isFile() ? { name, bytes: file.size, changedAt: file.mtime } : undefined
  }
}

async function writeStream(
  path: string,
  content: Readable,
  { temporary, signal }: { temporary: string; signal: AbortSignal | undefined },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(content, createWriteStream(temporary, { flags: 'wx', flush: true }), { signal })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
