import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findMediaVersion, Media } from '@lerret/model'
import { findStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { createVersionCache } from '../http/version-cache.ts'
import { openDiskCache } from './disk-cache.ts'
import type { ImageOptions } from './image-query.ts'
import { createImageRenderer, type ImageRendererOptions } from './image-renderer.ts'
import { toCrop } from './image-sizes.ts'
import type { ImageType } from './render-image.ts'

/** A picture in one size, which may not be rendered yet. */
export interface StoredImage {
  /** The URL contains the version of the original, so its image never changes. */
  isVersioned: boolean
  getEtag(type: ImageType): string
  /** Reads it in the best available of these formats. One that is slow to render is rendered in the background for later. */
  read(types: readonly ImageType[]): Promise<RenderedImage>
}

export interface RenderedImage {
  type: ImageType
  bytes: Uint8Array
  /** A smaller format is being rendered. */
  isPlaceholder: boolean
}

export interface ImageStore {
  /** undefined when there is no picture with this id. */
  findImage(id: string, options: ImageOptions): Promise<StoredImage | undefined>
  /** For metrics: how many renders wait and run, and how many bytes are cached. */
  readStats(): { waiting: number; running: number; bytes: number }
  /** Waits until nothing is being rendered or removed. */
  waitUntilIdle(): Promise<void>
}

interface ImageStoreOptions extends Partial<ImageRendererOptions> {
  /** The folder of the uploaded pictures. */
  originals: string
  /** The folder of the rendered images, and how many bytes it may hold. */
  cacheFolder: string
  maxCacheBytes: number
  /** The current revision of the public content. */
  readRevision: () => Promise<number>
  now: () => Date
  onError: (error: unknown) => void
}

const MAX_CACHED_MEDIA = 5000

/** Serves the pictures of media records; each size is rendered on first request. */
export function openImageStore(db: Queryable, storeOptions: ImageStoreOptions): ImageStore {
  const { originals, now, readRevision } = storeOptions
  const cache = openDiskCache({
    folder: storeOptions.cacheFolder,
    maxBytes: storeOptions.maxCacheBytes,
    now,
  })
  const renderer = createImageRenderer(cache, storeOptions)
  const mediaCache = createVersionCache<Media | undefined>(MAX_CACHED_MEDIA)

  return {
    async findImage(id, options) {
      const media = await mediaCache(await readRevision(), id, () => findMedia(db, id))
      const original = media && join(originals, media.fileName)
      const file = original && (await statIfExists(original))
      if (!media || !original || !file) return undefined
      const crop = toCrop(options, media)
      const version = findMediaVersion(media.fileName)
      // A file that was replaced under the same name is another picture, though its record is the same.
      const cacheName = (type: ImageType) =>
        createHash('sha256')
          .update(JSON.stringify([media.fileName, file.size, file.mtimeMs, crop, type]))
          .digest('hex')
      return {
        isVersioned: version !== null && version === options.version,
        getEtag: (type) => `"${cacheName(type).slice(0, 32)}"`,
        read: (types) => renderer.read(types, { crop, cacheName, readOriginal: () => readFile(original) }),
      }
    },
    readStats: () => ({ ...renderer.readStats(), bytes: cache.bytes }),
    async waitUntilIdle() {
      await renderer.waitUntilIdle()
      await cache.waitUntilIdle()
    },
  }
}

async function findMedia(db: Queryable, id: string): Promise<Media | undefined> {
  const stable = await findStable(db, 'media', id)
  return stable && Media.parse(stable.body)
}

async function statIfExists(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new AppError('image_unreadable', 'The original cannot be read.', { cause: error })
  }
}
