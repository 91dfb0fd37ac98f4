import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { CONTENT_KINDS, type ShellData } from '@lerret/model'
import type { ConcretePage, Content, Params } from '@lerret/page-engine'
import type { PageMaking } from './render-page.ts'
import { type FileWriter, type WrittenPage, writePage } from './write-page.ts'

/** Threads that make pages, one for each core. They start when they are first needed and end when nobody has needed them for a while. */
export interface RenderPool {
  /** From so many pages on they are of use. */
  worthFrom: number
  /** Starts the threads, where it is known that they will be needed. */
  warmUp(): void
  /** Makes pages and writes their files into the store's folder; `onMade` is told of each, in no order. */
  render(job: RenderJob, onMade: (index: number, made: WrittenPage) => void): Promise<void>
  stop(): Promise<void>
}

export interface RenderJob extends PageMaking {
  pages: readonly ConcretePage[]
  folder: string
}

export type ToWorker =
  /** Some of the content: a list of records, as JSON, which is written and read faster than records are copied. */
  | { type: 'records'; records: string }
  /** What else a thread must know before it can make pages. What draws them it has loaded itself. */
  | { type: 'begin'; moment: Date; shell: ShellData; frame: string; folder: string }
  | { type: 'pages'; batch: number; pages: [pageId: string, params: Params, path: string][] }

export interface WorkerAnswer {
  batch: number
  pages: WrittenPage[]
}

/** Fewer pages are made before a thread has woken up. */
export const WORTH_FROM = 250

/** So many pages at a time: few enough to share the work evenly, enough that talking costs nothing. */
const BATCH = 40
/** A thread that is done with a batch finds the next one waiting. */
const AHEAD = 2
/** Whoever makes pages beside the threads asks after so many whether one of those waits for more. */
const TURN = 10

export function createRenderPool({
  dist,
  thread,
  size = availableParallelism(),
  worthFrom = WORTH_FROM,
  idleMs = 60_000,
  here,
}: {
  /** Where the site was built. */
  dist: string
  /** The file that a thread runs. */
  thread: string
  size?: number
  worthFrom?: number
  /** How long they wait for more work, with all that they need for it in memory; 0 ends them at once. */
  idleMs?: number
  /**
   * How this process itself writes pages, where it has nothing else to do, as a command has not: it makes pages in place of one
   * of the threads, with code and content that it has in memory already.
   */
  here?: ((folder: string) => FileWriter) | undefined
}): RenderPool {
  let workers: Worker[] = []
  let idle: NodeJS.Timeout | undefined
  let latest: Promise<unknown> = Promise.resolve()

  function warmUp() {
    clearTimeout(idle)
    while (workers.length < (here ? size - 1 : size)) {
      // Without the flags of whoever started this process, such as a test runner.
      const worker = new Worker(thread, { workerData: { dist }, execArgv: [] })
      worker.unref()
      // While it works, the job listens as well; one that dies between jobs is replaced by the next.
      worker.on('error', () => {})
      worker.on('exit', () => {
        workers = workers.filter((other) => other !== worker)
      })
      workers.push(worker)
    }
  }

  async function end() {
    clearTimeout(idle)
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  return {
    worthFrom,
    warmUp,
    // One job after the other: a thread has the content of one at a time.
    render(job, onMade) {
      const work = latest.then(async () => {
        warmUp()
        try {
          await run({ workers, here }, job, onMade)
        } catch (error) {
          // What the others were still at belongs to nobody.
          await end()
          throw error
        }
        if (idleMs === 0) await end()
        else idle = setTimeout(end, idleMs).unref()
      })
      latest = work.catch(() => {})
      return work
    },
    async stop() {
      await latest
      await end()
    },
  }
}

async function run(
  { workers, here }: { workers: readonly Worker[]; here: ((folder: string) => FileWriter) | undefined },
  { pages, ...job }: RenderJob,
  onMade: (index: number, made: WrittenPage) => void,
) {
  const untaken = { from: 0, to: pages.length }
  let left = pages.length
  const stopper = new AbortController()
  await new Promise<void>((resolve, reject) => {
    const take = (worker: Worker, place: number) => {
      const { from, to } = takeSome(untaken, BATCH, place)
      if (from < to)
        worker.postMessage({ type: 'pages', batch: from, pages: told(pages, from, to) } satisfies ToWorker)
    }
    const note = (index: number, made: WrittenPage) => {
      onMade(index, made)
      left--
      if (left === 0) resolve()
    }
    const tell = (message: ToWorker) => {
      for (const worker of workers) worker.postMessage(message)
    }
    for (const [place, worker] of workers.entries()) {
      worker.ref()
      const listen = { signal: stopper.signal }
      onEvent(worker, 'message', listen, ({ batch, pages: made }: WorkerAnswer) => {
        take(worker, place)
        for (const [index, one] of made.entries()) note(batch + index, one)
      })
      onEvent(worker, 'error', listen, reject)
      onEvent(worker, 'exit', listen, (code: number) =>
        reject(new Error(`A render thread ended with code ${code}.`)),
      )
    }
    const { content, moment, shell, frame, folder } = job
    if (workers.length > 0) for (const records of writtenPieces(content)) tell({ type: 'records', records })
    tell({ type: 'begin', moment, shell, frame, folder })
    for (let ahead = 0; ahead < AHEAD; ahead++)
      for (const [place, worker] of workers.entries()) take(worker, place)
    if (here) makeHere(here(folder)).catch(reject)

    async function makeHere(write: FileWriter) {
      while (!stopper.signal.aborted) {
        const { from, to } = takeSome(untaken, TURN, workers.length)
        if (from === to) return
        for (let index = from; index < to; index++)
          note(index, writePage(pages[index] as ConcretePage, job, write))
        await setImmediate()
      }
    }
  }).finally(() => {
    stopper.abort()
    for (const worker of workers) worker.unref()
  })
}

/**
 * The next pages for somebody. Every other one takes them from the end: pages of a kind lie side by side, and who makes many of
 * the same is soon quick at them.
 */
function takeSome(untaken: { from: number; to: number }, count: number, place: number) {
  const size = Math.min(count, untaken.to - untaken.from)
  if (place % 2 === 0) {
    untaken.from += size
    return { from: untaken.from - size, to: untaken.from }
  }
  untaken.to -= size
  return { from: untaken.to, to: untaken.to + size }
}

const told = (pages: readonly ConcretePage[], from: number, to: number) =>
  pages.slice(from, to).map(({ page, params, path }): [string, Params, string] => [page.id, params, path])

function onEvent<Value>(
  worker: Worker,
  name: string,
  { signal }: { signal: AbortSignal },
  listener: (value: Value) => void,
) {
  worker.on(name, listener)
  signal.addEventListener('abort', () => worker.off(name, listener), { once: true })
}

/** So many records at a time: threads read one piece while the next is written, and a large house is never in memory twice more. */
const PIECE = 500

function* writtenPieces(content: Content): Generator<string> {
  for (const kind of CONTENT_KINDS) {
    const all = content.all(kind)
    for (let from = 0; from < all.length; from += PIECE)
      yield JSON.stringify(all.slice(from, from + PIECE).map((record) => ({ kind, record })))
  }
}
