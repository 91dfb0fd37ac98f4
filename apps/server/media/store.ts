import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findMediaVersion, Media } from '@lerret/model'
import { findStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { createVersionCache } from '../http/version-cache.ts'
import { openDiskCache } from './disk-cache.ts'
import type { Wanted } from './image-query.ts'
import { createMaker, type MakerSettings } from './image-renderer.ts'
import { cropFor } from './image-sizes.ts'
import type { ImageType } from './render-image.ts'

/** A picture as somebody wants it, perhaps not made yet. */
export interface WantedImage {
  /** The address names the very bytes of the original, so that it never shows anything else. */
  isVersioned: boolean
  /** Names its bytes in one format. */
  tagOf(type: ImageType): string
  /** In the best of these formats that is there; one that is slow to make is made meanwhile, for the next who asks. */
  read(types: readonly ImageType[]): Promise<ReadImage>
}

export interface ReadImage {
  type: ImageType
  bytes: Uint8Array
  /** A better one is being made. */
  isStandIn: boolean
}

export interface ImageStore {
  /** undefined when there is no picture of this id. */
  findImage(id: string, wanted: Wanted): Promise<WantedImage | undefined>
  /** For the operator: how much waits to be made, is being made, and is kept. */
  figures(): { waiting: number; underWay: number; bytes: number }
  /** Done when nothing is being made or removed. */
  settled(): Promise<void>
}

interface StoreSettings extends Partial<MakerSettings> {
  /** The folder of the pictures as they were uploaded. */
  originals: string
  /** The folder of what has been made of them, and how many bytes it may hold. */
  cache: string
  limit: number
  /** Which content is public now. */
  revision: () => Promise<number>
  now: () => Date
  report: (error: unknown) => void
}

const REMEMBERED_MEDIA = 5000

/** Pictures by their media records; each is made when it is first asked for. */
export function openImageStore(db: Queryable, settings: StoreSettings): ImageStore {
  const { originals, limit, now, revision } = settings
  const cache = openDiskCache({ folder: settings.cache, limit, now })
  const maker = createMaker(cache, settings)
  const remembered = createVersionCache<Media | undefined>(REMEMBERED_MEDIA)

  return {
    async findImage(id, wanted) {
      const media = await remembered(await revision(), id, () => findMedia(db, id))
      const original = media && join(originals, media.fileName)
      const file = original && (await statIfThere(original))
      if (!media || !original || !file) return undefined
      const crop = cropFor(wanted, media)
      const version = findMediaVersion(media.fileName)
      // A drawing that was made anew in its old place is another picture, though its record is the same.
      const nameOf = (type: ImageType) =>
        createHash('sha256')
          .update(JSON.stringify([media.fileName, file.size, file.mtimeMs, crop, type]))
          .digest('hex')
      return {
        isVersioned: version !== null && version === wanted.version,
        tagOf: (type) => `"${nameOf(type).slice(0, 32)}"`,
        read: (types) => maker.read(types, { crop, nameOf, readOriginal: () => readFile(original) }),
      }
    },
    figures: () => ({ ...maker.figures(), bytes: cache.bytes }),
    async settled() {
      await maker.settled()
      await cache.settled()
    },
  }
}

async function findMedia(db: Queryable, id: string): Promise<Media | undefined> {
  const stable = await findStable(db, 'media', id)
  return stable && Media.parse(stable.body)
}

async function statIfThere(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new AppError('image_unreadable', 'The original cannot be read.', { cause: error })
  }
}
