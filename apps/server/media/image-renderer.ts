import { AppError } from '../errors/app-error.ts'
import { createWorkQueue } from '../http/work-queue.ts'
import type { DiskCache } from './disk-cache.ts'
import type { Crop } from './image-sizes.ts'
import { type ImageType, renderImage } from './render-image.ts'
import type { ReadImage } from './store.ts'

export interface MakerSettings {
  render: typeof renderImage
  /** How long somebody waits for a picture that is being made. */
  patienceMs: number
  /** For how long nobody must have waited for a picture before those that nobody waits for are made. */
  quietMs: number
  /** How many may wait for their turn to be made. */
  mostWaiting: number
  now: () => Date
  report: (error: unknown) => void
}

interface Recipe {
  crop: Crop
  nameOf(type: ImageType): string
  readOriginal(): Promise<Uint8Array>
}

/** Reading files takes from the same four threads: two pictures and one in the background leave one for the pages. */
const AT_ONCE = 2
/** Whoever waits leaves after three seconds; the work is given up later, so that the next who asks may find it done. */
const PATIENCE_MS = 3000
const GIVE_UP_SECONDS = 15
const GIVE_UP_BACKGROUND_SECONDS = 60
/** A picture that could not be made is not tried again before this. */
const TRY_AGAIN_MS = 60_000
const QUIET_MS = 5000
const LOOK_AGAIN_MS = 50
const MOST_WAITING = 200
const MOST_FAILURES = 1000

/** Makes pictures, each once, a few at a time, and keeps them. */
export function createMaker(
  cache: DiskCache,
  settings: Partial<MakerSettings> & Pick<MakerSettings, 'now' | 'report'>,
) {
  const { render = renderImage, patienceMs = PATIENCE_MS, mostWaiting = MOST_WAITING, now, report } = settings
  const { quietMs = QUIET_MS } = settings
  const queue = createWorkQueue({ maxConcurrent: AT_ONCE, maxWaiting: mostWaiting })
  const background = createWorkQueue({ maxConcurrent: 1, maxWaiting: mostWaiting })
  const underWay = new Map<string, Work>()
  let lastWaitedFor = Number.NEGATIVE_INFINITY
  const failures = new Map<string, { error: unknown; until: number }>()

  return {
    async read(types: readonly ImageType[], recipe: Recipe): Promise<ReadImage> {
      if (!types.includes('image/avif')) return { ...(await readNow(types, recipe)), isStandIn: false }
      const best = await cache.find(recipe.nameOf('image/avif'))
      if (best && best.length > 0) return { type: 'image/avif', bytes: best, isStandIn: false }
      const standIn = await readNow(
        types.filter((type) => type !== 'image/avif'),
        recipe,
      )
      if (!best) makeAvif(recipe, standIn.bytes.length)
      return { ...standIn, isStandIn: !best }
    },
    figures: () => ({
      waiting: queue.waiting + background.waiting,
      underWay: queue.running + background.running,
    }),
    async settled() {
      while (underWay.size > 0) await Promise.allSettled([...underWay.values()].map(({ done }) => done))
    },
  }

  async function readNow([type = 'image/jpeg']: readonly ImageType[], recipe: Recipe) {
    const name = recipe.nameOf(type)
    const found = await cache.find(name)
    if (found) return { type, bytes: found }
    const work = underWay.get(name) ?? start(name, recipe, type)
    await work.begun
    return { type, bytes: await orTooSlow(work.done, patienceMs) }
  }

  function start(name: string, recipe: Recipe, type: ImageType): Work {
    const failure = failures.get(name)
    if (failure && failure.until > now().getTime()) throw failure.error
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    lastWaitedFor = performance.now()
    const done = queue.add(() => {
      begin()
      return make(recipe, type, GIVE_UP_SECONDS)
    })
    if (!done) throw new AppError('image_busy', 'Too many pictures are being made; ask again in a moment.')
    return follow(name, { begun, done: done.then((bytes) => keep(name, bytes)) })
  }

  /** For whoever asks next. Where it turns out no smaller, an empty file says so, and nobody makes it again. */
  function makeAvif(recipe: Recipe, mostBytes: number) {
    const name = recipe.nameOf('image/avif')
    if (underWay.has(name) || (failures.get(name)?.until ?? 0) > now().getTime()) return
    const done = background.add(async () => {
      await quiet()
      return make(recipe, 'image/avif', GIVE_UP_BACKGROUND_SECONDS)
    })
    if (!done) return
    const kept = done.then((bytes) => keep(name, bytes.length < mostBytes ? bytes : new Uint8Array()))
    follow(name, { begun: Promise.resolve(), done: kept })
  }

  /** A page that is opened for the first time has its pictures made first, and the processor for itself. */
  async function quiet() {
    for (;;) {
      const left =
        queue.running > 0 ? Math.max(quietMs, LOOK_AGAIN_MS) : lastWaitedFor + quietMs - performance.now()
      if (left <= 0) return
      await new Promise((resolve) => setTimeout(resolve, left).unref())
    }
  }

  async function make({ crop, readOriginal }: Recipe, type: ImageType, seconds: number) {
    const original = await readOriginal()
    try {
      return await render(original, crop, type, { seconds })
    } catch (error) {
      if (isTimeout(error)) throw tooSlow({ cause: error })
      throw new AppError('image_unreadable', 'The original of this picture cannot be opened.', {
        cause: error,
      })
    }
  }

  /** A full disk is no reason to keep a picture from whoever asked for it. */
  async function keep(name: string, bytes: Uint8Array) {
    await cache.put(name, bytes).catch(report)
    return bytes
  }

  function follow(name: string, work: Work): Work {
    underWay.set(name, work)
    work.done
      .catch((error) => {
        if (failures.size >= MOST_FAILURES) failures.clear()
        failures.set(name, { error, until: now().getTime() + TRY_AGAIN_MS })
        report(error)
      })
      .finally(() => underWay.delete(name))
    return work
  }
}

interface Work {
  /** When its turn has come. */
  begun: Promise<void>
  done: Promise<Uint8Array>
}

async function orTooSlow<Result>(work: Promise<Result>, patienceMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const tooSlow = (options?: ErrorOptions) =>
  new AppError('image_slow', 'This picture takes long to make; ask again in a moment.', options)

/** As sharp says it. */
export const isTimeout = (error: unknown) => error instanceof Error && error.message.includes('timeout')
