import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Crop } from '../image-sizes.ts'
import type { DiskCache } from './disk-cache.ts'
import { type ImageType, renderFile } from './render-image.ts'
import { createRenderQueue, type QueuedRender } from './render-queue.ts'

export interface ImageRendererOptions {
  render: typeof renderFile
  /** Whether images are rendered as AVIF for later requests. */
  hasAvif: boolean
  /** How long a request waits for an image, in the queue and while it is rendered. */
  timeoutMs: number
  /** How long no request may have waited for an image before images are rendered in the background. */
  idleMs: number
  /** How many images may wait to be rendered. */
  maxWaiting: number
  now: () => Date
  onError: (error: unknown) => void
}

/** A person or program that waits for an image. */
export interface ImageReader {
  /** Requests take turns by network. */
  network: string
  /** Aborted when the reader has left. */
  signal: AbortSignal
}

export interface RenderedImage {
  type: ImageType
  bytes: Uint8Array
  /** A smaller format is being rendered. */
  isPlaceholder: boolean
}

interface ImageSource {
  crop: Crop
  /** Whether pages show the picture in this size. */
  isPageSize: boolean
  cacheName(type: ImageType): string
  /** The path of the original. */
  original: string
}

/** Reading files uses the same four threads: two renders and one in the background leave one thread for serving pages. */
const MAX_CONCURRENT_RENDERS = 2
/** A request gives up after three seconds; a render that has begun continues, so that the next request may find the image. */
const REPLY_TIMEOUT_MS = 3000
const RENDER_TIMEOUT_SECONDS = 15
const BACKGROUND_RENDER_TIMEOUT_SECONDS = 60
/** An image that failed is not rendered again before this. */
const RETRY_DELAY_MS = 60_000
const BACKGROUND_IDLE_MS = 5000
const IDLE_POLL_MS = 50
const MAX_WAITING = 200
const MAX_REMEMBERED_FAILURES = 1000

/** Renders images, each once, a few at a time, and caches them. */
export function createImageRenderer(
  cache: DiskCache,
  options: Partial<ImageRendererOptions> & Pick<ImageRendererOptions, 'now' | 'onError'>,
) {
  const { render = renderFile, hasAvif = true, now, onError } = options
  const { timeoutMs = REPLY_TIMEOUT_MS, idleMs = BACKGROUND_IDLE_MS, maxWaiting = MAX_WAITING } = options
  const queue = createRenderQueue({
    maxConcurrent: MAX_CONCURRENT_RENDERS,
    maxWaiting,
    createBusyError,
  })
  const runInBackground = pLimit(1)
  const running = new Map<string, RunningRender>()
  let lastRequestedAt = Number.NEGATIVE_INFINITY
  const failures = new LRUCache<string, { error: unknown; until: number }>({ max: MAX_REMEMBERED_FAILURES })

  return {
    async read(
      types: readonly ImageType[],
      source: ImageSource,
      reader: ImageReader,
    ): Promise<RenderedImage> {
      const otherTypes = types.filter((type) => type !== 'image/avif')
      if (!hasAvif || !types.includes('image/avif'))
        return { ...(await readOrRender(otherTypes, source, reader)), isPlaceholder: false }
      const avif = await cache.find(source.cacheName('image/avif'))
      if (avif && avif.length > 0) return { type: 'image/avif', bytes: avif, isPlaceholder: false }
      const placeholder = await readOrRender(otherTypes, source, reader)
      if (!avif) startAvifRender(source, placeholder.bytes.length)
      return { ...placeholder, isPlaceholder: !avif }
    },
    readStats: () => ({
      waiting: queue.waiting + runInBackground.pendingCount,
      running: queue.running + runInBackground.activeCount,
    }),
    async waitUntilIdle() {
      while (running.size > 0) await Promise.allSettled([...running.values()].map(({ done }) => done))
    },
  }

  async function readOrRender(
    [type = 'image/jpeg']: readonly ImageType[],
    source: ImageSource,
    reader: ImageReader,
  ) {
    const name = source.cacheName(type)
    const cached = await cache.find(name)
    if (cached) return { type, bytes: cached }
    if (reader.signal.aborted) throw createSlowError()
    const current = running.get(name) ?? startRender(name, { source, type, reader })
    current.readers++
    try {
      return { type, bytes: await waitForRender(current.done, { timeoutMs, signal: reader.signal }) }
    } finally {
      current.readers--
      // Nobody waits for it any more: others have their turn.
      if (current.readers === 0 && current.drop(createSlowError())) running.delete(name)
    }
  }

  function startRender(
    name: string,
    { source, type, reader }: { source: ImageSource; type: ImageType; reader: ImageReader },
  ): RunningRender {
    const failure = failures.get(name)
    if (failure && failure.until > now().getTime()) throw failure.error
    lastRequestedAt = performance.now()
    let hasBegun = false
    const queued = queue.add(
      () => {
        hasBegun = true
        return renderFromOriginal(source, type, RENDER_TIMEOUT_SECONDS)
      },
      { network: reader.network, isUrgent: source.isPageSize },
    )
    if (!queued) throw createBusyError()
    const render: RunningRender = {
      readers: 0,
      done: queued.done.then((bytes) => addToCache(name, bytes)),
      drop: queued.drop,
    }
    return track(name, render, () => hasBegun)
  }

  /** Renders AVIF for later requests. When it is no smaller, an empty file is cached, so that it is not rendered again. */
  function startAvifRender(source: ImageSource, maxBytes: number) {
    const name = source.cacheName('image/avif')
    if (running.has(name) || (failures.get(name)?.until ?? 0) > now().getTime()) return
    if (runInBackground.activeCount + runInBackground.pendingCount > maxWaiting) return
    const rendered = runInBackground(async () => {
      await waitUntilQuiet()
      return renderFromOriginal(source, 'image/avif', BACKGROUND_RENDER_TIMEOUT_SECONDS)
    })
    const done = rendered.then((bytes) =>
      addToCache(name, bytes.length < maxBytes ? bytes : new Uint8Array()),
    )
    track(name, { readers: 0, done, drop: () => false }, () => true)
  }

  /** Images of a page that is opened for the first time are rendered first, with the whole processor. */
  async function waitUntilQuiet() {
    for (;;) {
      const remainingMs =
        queue.running > 0 ? Math.max(idleMs, IDLE_POLL_MS) : lastRequestedAt + idleMs - performance.now()
      if (remainingMs <= 0) return
      await new Promise((resolve) => setTimeout(resolve, remainingMs).unref())
    }
  }

  async function renderFromOriginal({ crop, original }: ImageSource, type: ImageType, seconds: number) {
    try {
      return await render(original, crop, type, { seconds })
    } catch (error) {
      if (isTimeout(error)) throw createSlowError({ cause: error })
      throw new AppError('image_unreadable', 'The original of this picture cannot be opened.', {
        cause: error,
      })
    }
  }

  /** The image is returned even when the disk is full. */
  async function addToCache(name: string, bytes: Uint8Array) {
    await cache.put(name, bytes).catch(onError)
    return bytes
  }

  /** A render that left the queue before its turn has not failed, and may be tried again at once. */
  function track(name: string, render: RunningRender, hasBegun: () => boolean): RunningRender {
    running.set(name, render)
    render.done
      .catch((error) => {
        if (!hasBegun()) return
        failures.set(name, { error, until: now().getTime() + RETRY_DELAY_MS })
        onError(error)
      })
      .finally(() => {
        if (running.get(name) === render) running.delete(name)
      })
    return render
  }
}

interface RunningRender extends Pick<QueuedRender<Uint8Array>, 'drop'> {
  /** Requests that wait for it. */
  readers: number
  done: Promise<Uint8Array>
}

/** Waits until the image is rendered, the time is up, or the reader has left. */
async function waitForRender<Result>(
  work: Promise<Result>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Result> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(createSlowError()), timeoutMs)
  const leave = () => reject(createSlowError())
  signal.addEventListener('abort', leave)
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

const createBusyError = () =>
  new AppError('image_busy', 'Too many pictures are being made; ask again in a moment.')

const createSlowError = (options?: ErrorOptions) =>
  new AppError('image_slow', 'This picture takes long to make; ask again in a moment.', options)

/** sharp has no error code for timeouts, only a message. */
export const isTimeout = (error: unknown) => error instanceof Error && error.message.includes('timeout')
