import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Media } from '@lerret/model'
import { AppError } from '../app-error.ts'
import { findStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { type Crop, renderImage, roundUp } from './render.ts'
import type { ImageStore } from './routes.ts'

/** Beyond this many at once, whoever asks for one more would wait longer than is of any use. */
const MOST_UNDER_WAY = 200

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
      const original = join(originals, media.fileName)
      // A redrawn original is another picture, though its record is the same.
      const { size, mtimeMs } = await stat(original)
      const name = createHash('sha256')
        .update(JSON.stringify([media.fileName, size, mtimeMs, crop, type]))
        .digest('hex')
      const cached = join(cache, name.slice(0, 2), name.slice(2))
      if (!underWay.has(cached) && underWay.size >= MOST_UNDER_WAY) {
        throw new AppError('image_busy', 'Too many pictures are being made; ask again in a moment.')
      }
      const made = underWay.get(cached) ?? make(original, cached, crop, type)
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
