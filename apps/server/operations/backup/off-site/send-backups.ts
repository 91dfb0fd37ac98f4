import { createReadStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { parseBackupFile } from '../file-names.ts'
import { selectExpired } from '../rotation.ts'

/**
 * Sends the backups of a folder that a store does not have yet, the newest first, and removes old ones from the store by the same
 * rule as from the folder. Other files stay in both. Returns the names that were sent.
 */
export async function sendBackups(
  store: FileStore,
  folder: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stored = await listBackups(store)
  const local = (await readdir(folder)).filter((name) => parseBackupFile(name) !== null)
  const expired = findExpired([...stored.keys(), ...local])
  const unsent = local.filter((name) => !stored.has(name) && !expired.has(name))
  for (const name of unsent.toSorted().toReversed()) await send(store, join(folder, name), name, signal)
  // Last: what is removed has been replaced.
  for (const name of stored.keys()) if (expired.has(name)) await store.delete(name)
  return unsent
}

/** The backups of a store by their names, with their sizes. */
export async function listBackups(store: FileStore): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for await (const { name, bytes } of store.list()) if (parseBackupFile(name)) found.set(name, bytes)
  return found
}

async function send(store: FileStore, path: string, name: string, signal: AbortSignal | undefined) {
  const { size } = await stat(path)
  await store.put(name, createReadStream(path), signal && { signal })
  const bytes = (await store.find(name))?.bytes
  if (bytes === size) return
  await store.delete(name)
  throw new AppError('backup_failed', `The store has ${bytes ?? 0} of the ${size} bytes of ${name}.`)
}

function findExpired(names: readonly string[]): Set<string> {
  const moments = new Map(names.map((name) => [name, parseBackupFile(name)]))
  const expired = new Set(
    selectExpired([...moments.values()].filter((moment) => moment !== null)).map(Number),
  )
  return new Set(names.filter((name) => expired.has(Number(moments.get(name)))))
}
