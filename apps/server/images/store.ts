import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Media } from '@lerret/model'
import { findStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { type Crop, renderImage, roundUp } from './render.ts'
import type { ImageStore } from './routes.ts'

/** Pictures by their media records, from the originals in `originals`; what has been made is kept in `cache`. */
export function openImageStore(
  db: Queryable,
  { originals, cache }: { originals: string; cache: string },
): ImageStore {
  const underWay = new Map<string, Promise<Uint8Array>>()
  return {
    async findImage(id, wanted, type) {
      const stable = await findStable(db, 'media', id)
      if (!stable) return undefined
      const media = Media.parse(stable.body)
      const crop: Crop = roundUp({ ...wanted, focalPoint: wanted.focalPoint ?? media.focalPoint })
      const name = createHash('sha256')
        .update(JSON.stringify([media.fileName, stable.version, crop, type]))
        .digest('hex')
      const cached = join(cache, name.slice(0, 2), name.slice(2))
      const made = underWay.get(cached) ?? make(join(originals, media.fileName), cached, crop, type)
      underWay.set(cached, made)
      try {
        return await made
      } finally {
        underWay.delete(cached)
      }
    },
  }
}

async function make(
  original: string,
  cached: string,
  crop: Crop,
  type: 'image/webp' | 'image/jpeg',
): Promise<Uint8Array> {
  try {
    return await readFile(cached)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const bytes = await renderImage(await readFile(original), crop, type)
  await mkdir(dirname(cached), { recursive: true })
  const temporary = `${cached}.${randomUUID()}`
  await writeFile(temporary, bytes)
  await rename(temporary, cached)
  return bytes
}
