import { createHash } from 'node:crypto'
import { findMediaVersion, Media } from '@lerret/model'
import { and, desc, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../platform/db/connection.ts'
import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createVersionCache } from '../../platform/http/replies/version-cache.ts'
import { findStable, readAllStable } from '../records/store/read-records.ts'
import { contentPublication, contentVersion, isPublishedVersion } from '../records/table.ts'
import type { ImageOptions } from './image-query.ts'
import { isPageSize, toCrop } from './image-sizes.ts'
import type { Originals } from './originals.ts'
import { openDiskCache } from './render/disk-cache.ts'
import {
  createImageRenderer,
  type ImageReader,
  type ImageRendererOptions,
  type RenderedImage,
} from './render/image-renderer.ts'
import type { ImageType } from './render/render-image.ts'

/** A picture in one size, which may not be rendered yet. */
export interface StoredImage {
  /** The URL contains the version of the original, so its image never changes. */
  isVersioned: boolean
  getEtag(type: ImageType): string
  /** Reads it in the best available of these formats. One that is slow to render is rendered in the background for later. */
  read(types: readonly ImageType[], reader: ImageReader): Promise<RenderedImage>
}

export interface ImageStore {
  /** A public picture; undefined when there is none with this id. */
  findImage(id: string, options: ImageOptions): Promise<StoredImage | undefined>
  /** A picture as the newest version of its record has it, which may not be public, or as it was when it was deleted. Only for staff. */
  findDraftImage(id: string, options: ImageOptions): Promise<StoredImage | undefined>
  /** Looks all public pictures up, so that they are served also when the database does not respond. */
  cacheAll(): Promise<void>
  /** Counts for metrics: how many renders wait and run, and how many bytes are cached. */
  readStats(): { waiting: number; running: number; bytes: number }
  /** Waits until nothing is being rendered or removed. */
  waitUntilIdle(): Promise<void>
}

interface ImageStoreOptions extends Partial<ImageRendererOptions> {
  originals: Pick<Originals, 'find'>
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
  const mediaCache = createVersionCache<Picture | undefined>(MAX_CACHED_MEDIA)
  /** Pictures as they were found last, for when the database does not respond. */
  const lastKnown = new Map<string, Picture>()

  return {
    async findImage(id, options) {
      const media = await lookUp(id, () => findMedia(db, id))
      const version = options.version ?? ''
      if (!media || version === findMediaVersion(media.fileName) || !UPLOAD_VERSION.test(version))
        return media && toStoredImage(media, options)
      // A page of an older release has the picture as it was before its file was replaced.
      const earlier = await lookUp(`${id}?v=${version}`, () => findEarlier(db, id, version))
      return toStoredImage(earlier ?? media, options)
    },
    async cacheAll() {
      for (const { id, body } of await readAllStable(db, 'media'))
        cachePicture(id, Picture.safeParse(body).data)
    },
    async findDraftImage(id, options) {
      const { data: media } = Picture.safeParse(await readLastBody(db, id))
      return media && toStoredImage(media, options)
    },
    readStats: () => ({ ...renderer.readStats(), bytes: cache.bytes }),
    async waitUntilIdle() {
      await renderer.waitUntilIdle()
      await cache.waitUntilIdle()
    },
  }

  async function lookUp(name: string, find: () => Promise<Picture | undefined>) {
    try {
      const picture = await mediaCache(await readRevision(), name, find)
      cachePicture(name, picture)
      return picture
    } catch (error) {
      const known = isDatabaseUnavailable(error) ? lastKnown.get(name) : undefined
      if (!known) throw error
      return known
    }
  }

  function cachePicture(name: string, picture: Picture | undefined) {
    if (picture) lastKnown.set(name, picture)
    else lastKnown.delete(name)
  }

  async function toStoredImage(media: Picture, options: ImageOptions): Promise<StoredImage | undefined> {
    const file = await originals.find(media.fileName).catch(throwUnreadable)
    if (!file) return undefined
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
      read: (types, reader) =>
        renderer.read(
          types,
          {
            crop,
            isPageSize: isPageSize(options, media),
            cacheName,
            original: file.path,
          },
          reader,
        ),
    }
  }
}

/** The fields of a media record that showing its picture needs. */
const Picture = Media.pick({ fileName: true, width: true, height: true, focalPoint: true }).strip()
type Picture = z.infer<typeof Picture>

const UPLOAD_VERSION = /^[0-9a-f]{16}$/

async function findMedia(db: Queryable, id: string): Promise<Picture | undefined> {
  const stable = await findStable(db, 'media', id)
  return stable && Picture.parse(stable.body)
}

/** The newest version that is not a deletion. */
async function readLastBody(db: Queryable, id: string): Promise<unknown> {
  const [last] = await db
    .select({ body: contentVersion.body })
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, 'media'), eq(contentVersion.id, id), isNotNull(contentVersion.body)))
    .orderBy(desc(contentVersion.version))
    .limit(1)
  return last?.body
}

/** A version of the record that was public, with this version of the file. */
async function findEarlier(db: Queryable, id: string, version: string): Promise<Picture | undefined> {
  const [earlier] = await db
    .select({ body: contentVersion.body })
    .from(contentPublication)
    .innerJoin(contentVersion, isPublishedVersion)
    .where(
      and(
        eq(contentPublication.kind, 'media'),
        eq(contentPublication.id, id),
        like(sql`${contentVersion.body}->>'fileName'`, `upload-${version}.%`),
      ),
    )
    .orderBy(desc(contentPublication.number))
    .limit(1)
  return earlier && Picture.safeParse(earlier.body).data
}

/** Errors of the disk; those of a shared store are expected ones already. */
function throwUnreadable(error: unknown): never {
  if (error instanceof AppError) throw error
  throw new AppError('image_unreadable', 'The original cannot be read.', { cause: error })
}
