import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openFolderStore } from '../../platform/files/folder-store.ts'
import { isStoreRefusal, openS3Store } from '../../platform/files/s3-store.ts'

export interface OriginalFile {
  path: string
  size: number
  mtimeMs: number
}

/**
 * The uploaded files of a house, in a folder of this server. Servers of one house share them through a store: what one receives is in
 * both before a record names it, and the others copy it when they need it first.
 */
export interface Originals {
  folder: string
  /** A file, which is copied from the shared store first if it is only there; undefined when there is none. */
  find(name: string): Promise<OriginalFile | undefined>
  findBytes(name: string): Promise<Uint8Array | undefined>
  /** Throws when there is no such file. */
  getBytes(name: string): Promise<Uint8Array>
  add(name: string, bytes: Uint8Array): Promise<void>
  /** The files of this server and of the shared store, each once, with the newer time. */
  list(): Promise<{ name: string; changedAt: Date }[]>
  remove(name: string): Promise<void>
  /** Copies what only the shared store has, for a backup. */
  fetchAll(): Promise<void>
  /** Copies what only this server has, such as files from before the store was set or from a restored backup. */
  copyAllToStore(): Promise<void>
  /** Throws when the shared store refuses this server. One that does not answer may do so later. */
  assertAccess(): Promise<void>
}

export const originalsFolder = (dataDir: string) => join(dataDir, 'media')

/** Opens the originals of a house with the shared store that the settings name. */
export async function openOriginals({
  dataDir,
  sharedFiles,
}: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'sharedFiles'>>): Promise<Originals> {
  const shared =
    sharedFiles &&
    ('s3' in sharedFiles ? await openS3Store(sharedFiles.s3) : openFolderStore(sharedFiles.folder))
  return createOriginals(originalsFolder(dataDir), shared)
}

/** Other names in the store belong to something else, such as backups. */
const SHARED_PREFIX = 'media/'
/** How long the store is not asked again for a file that it does not have. */
const MISSING_MS = 10_000
const MAX_REMEMBERED_MISSING = 1000

export function createOriginals(folder: string, shared?: FileStore): Originals {
  const local = openFolderStore(folder)
  const fetching = new Map<string, Promise<boolean>>()
  const missingUntil = new Map<string, number>()

  return {
    folder,
    find,
    findBytes,
    async getBytes(name) {
      const bytes = await findBytes(name)
      if (!bytes) throw new AppError('content_not_found', `The file ${name} is not here.`)
      return bytes
    },
    async add(name, bytes) {
      await local.put(name, bytes)
      await shared?.put(`${SHARED_PREFIX}${name}`, bytes)
    },
    async list() {
      const files = new Map<string, { name: string; changedAt: Date }>()
      for await (const { name, changedAt } of local.list()) files.set(name, { name, changedAt })
      for (const { name, changedAt } of await listShared()) {
        const own = files.get(name)
        files.set(name, own && own.changedAt > changedAt ? own : { name, changedAt })
      }
      return [...files.values()]
    },
    async remove(name) {
      await shared?.delete(`${SHARED_PREFIX}${name}`)
      await local.delete(name)
    },
    async fetchAll() {
      for (const { name } of await listShared()) await find(name)
    },
    async copyAllToStore() {
      if (!shared) return
      const sharedNames = new Set((await listShared()).map(({ name }) => name))
      for await (const { name } of local.list())
        if (!sharedNames.has(name))
          await shared.put(`${SHARED_PREFIX}${name}`, await readFile(join(folder, name)))
    },
    async assertAccess() {
      try {
        for await (const _ of shared?.list(SHARED_PREFIX) ?? []) break
      } catch (error) {
        if (isStoreRefusal(error))
          throw new AppError(
            'setting_invalid',
            `The store of S3_ENDPOINT refuses this server; are S3_BUCKET and the keys right? ${(error as Error).message}`,
            { cause: error },
          )
      }
    },
  }

  async function find(name: string): Promise<OriginalFile | undefined> {
    const path = join(folder, name)
    const file = await stat(path).catch(undefinedIfMissing)
    if (file) return { path, size: file.size, mtimeMs: file.mtimeMs }
    return (await fetchShared(name)) ? find(name) : undefined
  }

  async function findBytes(name: string): Promise<Uint8Array | undefined> {
    const bytes = await readFile(join(folder, name)).catch(undefinedIfMissing)
    return bytes ?? ((await fetchShared(name)) ? findBytes(name) : undefined)
  }

  /** Whether the shared store has the file, which is then here too. */
  async function fetchShared(name: string): Promise<boolean> {
    if (!shared || (missingUntil.get(name) ?? 0) > Date.now()) return false
    const copy = fetching.get(name) ?? copyShared(shared, name)
    fetching.set(name, copy)
    try {
      return await copy
    } finally {
      fetching.delete(name)
    }
  }

  async function copyShared(store: FileStore, name: string): Promise<boolean> {
    const content = await store.get(`${SHARED_PREFIX}${name}`)
    if (content) {
      await local.put(name, content)
      return true
    }
    if (missingUntil.size >= MAX_REMEMBERED_MISSING) missingUntil.clear()
    missingUntil.set(name, Date.now() + MISSING_MS)
    return false
  }

  async function listShared() {
    const files: { name: string; changedAt: Date }[] = []
    for await (const { name, changedAt } of shared?.list(SHARED_PREFIX) ?? [])
      files.push({ name: name.slice(SHARED_PREFIX.length), changedAt })
    return files
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
