import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { CONTENT_KINDS, type Language, type ShellData } from '@lerret/model'
import type { ConcretePage, Content, Params } from '@lerret/page-engine'
import { startThread } from '../../platform/threads/start-thread.ts'
import type { TranslatedShells } from '../releases/release.ts'
import type { RenderContext } from './render-page-files.ts'
import { type FileWriter, renderAndWritePage, type WrittenPage } from './write-page.ts'

/** Worker threads that render pages, one per core. They start on first use and end when they have been idle for a while. */
export interface RenderPool {
  /** The number of pages from which the pool is faster than the main thread alone. */
  minPages: number
  /** Starts the threads early when they will be needed soon. */
  warmUp(): void
  /** Renders pages and writes their files into the store's folder. `onPage` is called for each page, in any order. */
  render(job: RenderJob, onPage: OnPage): Promise<void>
  stop(): Promise<void>
}

type OnPage = (index: number, page: WrittenPage) => void

export interface RenderJob extends RenderContext {
  pages: readonly ConcretePage[]
  folder: string
}

export type WorkerRequest =
  /** Some of the content, as a JSON list of records: serializing and parsing JSON is faster than structured cloning. */
  | { type: 'records'; records: string }
  /** The rest of the render context. Each worker loads the renderer itself. */
  | {
      type: 'begin'
      moment: Date
      shell: ShellData
      frame: string
      translatedShells: TranslatedShells
      folder: string
    }
  | { type: 'pages'; batch: number; pages: PageRequest[] }

export type PageRequest = [pageId: string, params: Params, path: string, language: Language | undefined]

export interface WorkerReply {
  batch: number
  pages: WrittenPage[]
}

/** Fewer pages are rendered sooner than a thread starts. */
export const MIN_POOL_PAGES = 250

/** Few enough to share the work evenly, enough that the messages cost nothing. */
const PAGES_PER_BATCH = 40
/** A worker that has finished one of two batches has the next already. */
const BATCHES_PER_WORKER = 2
/** The main thread handles messages from the workers after this many pages. */
const MAIN_THREAD_PAGES_PER_TURN = 10

type OpenFileWriter = (folder: string) => FileWriter

export function createRenderPool({
  dist,
  workerFile,
  size = availableParallelism(),
  minPages = MIN_POOL_PAGES,
  idleMs = 60_000,
  openMainThreadWriter,
}: {
  /** The folder that the site was built into. */
  dist: string
  /** The script that the workers run. */
  workerFile: string
  size?: number
  minPages?: number
  /** How long idle workers stay, with code and content in memory; 0 ends them at once. */
  idleMs?: number
  /**
   * Makes the main thread render pages too, in place of one worker, and write them with this. For commands, whose main thread has
   * nothing else to do and has code and content in memory already.
   */
  openMainThreadWriter?: OpenFileWriter | undefined
}): RenderPool {
  let workers: Worker[] = []
  let idleTimer: NodeJS.Timeout | undefined
  let lastJob: Promise<unknown> = Promise.resolve()

  function warmUp() {
    clearTimeout(idleTimer)
    while (workers.length < (openMainThreadWriter ? size - 1 : size)) {
      const worker = startThread(workerFile, { dist })
      worker.unref()
      // A running job listens for errors itself; a worker that fails between jobs is replaced by the next job.
      worker.on('error', () => {})
      worker.on('exit', () => {
        workers = workers.filter((other) => other !== worker)
      })
      workers.push(worker)
    }
  }

  async function terminateWorkers() {
    clearTimeout(idleTimer)
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  return {
    minPages,
    warmUp,
    // One job at a time: a worker holds the content of one job.
    render(job, onPage) {
      const work = lastJob.then(async () => {
        warmUp()
        try {
          await runJob({ workers, openMainThreadWriter }, job, onPage)
        } catch (error) {
          // The other workers may still be rendering pages of this job.
          await terminateWorkers()
          throw error
        }
        if (idleMs === 0) await terminateWorkers()
        else idleTimer = setTimeout(terminateWorkers, idleMs).unref()
      })
      lastJob = work.catch(() => {})
      return work
    },
    async stop() {
      await lastJob
      await terminateWorkers()
    },
  }
}

async function runJob(
  {
    workers,
    openMainThreadWriter,
  }: { workers: readonly Worker[]; openMainThreadWriter: OpenFileWriter | undefined },
  { pages, ...job }: RenderJob,
  onPage: OnPage,
) {
  const remaining = { from: 0, to: pages.length }
  let unfinished = pages.length
  const abortController = new AbortController()
  await new Promise<void>((resolve, reject) => {
    const sendBatch = (worker: Worker, position: number) => {
      const { from, to } = takePages(remaining, PAGES_PER_BATCH, position)
      if (from === to) return
      const batch = pages.slice(from, to).map(toPageRequest)
      worker.postMessage({ type: 'pages', batch: from, pages: batch } satisfies WorkerRequest)
    }
    const finishPage = (index: number, page: WrittenPage) => {
      onPage(index, page)
      unfinished--
      if (unfinished === 0) resolve()
    }
    const sendToAll = (message: WorkerRequest) => {
      for (const worker of workers) worker.postMessage(message)
    }
    for (const [position, worker] of workers.entries()) {
      worker.ref()
      const options = { signal: abortController.signal }
      onEvent(worker, 'message', options, ({ batch, pages: written }: WorkerReply) => {
        sendBatch(worker, position)
        for (const [index, page] of written.entries()) finishPage(batch + index, page)
      })
      onEvent(worker, 'error', options, reject)
      onEvent(worker, 'exit', options, (code: number) =>
        reject(new Error(`A render thread ended with code ${code}.`)),
      )
    }
    const { content, moment, shell, frame, translatedShells, folder } = job
    if (workers.length > 0)
      for (const records of serializeContent(content)) sendToAll({ type: 'records', records })
    sendToAll({ type: 'begin', moment, shell, frame, translatedShells, folder })
    for (let count = 0; count < BATCHES_PER_WORKER; count++)
      for (const [position, worker] of workers.entries()) sendBatch(worker, position)
    if (openMainThreadWriter) renderOnMainThread(openMainThreadWriter(folder)).catch(reject)

    async function renderOnMainThread(write: FileWriter) {
      while (!abortController.signal.aborted) {
        const { from, to } = takePages(remaining, MAIN_THREAD_PAGES_PER_TURN, workers.length)
        if (from === to) return
        for (let index = from; index < to; index++)
          finishPage(index, renderAndWritePage(pages[index] as ConcretePage, job, write))
        await setImmediate()
      }
    }
  }).finally(() => {
    abortController.abort()
    for (const worker of workers) worker.unref()
  })
}

/**
 * The next pages for the thread at a position. Every second thread takes pages from the end: similar pages are adjacent, and a
 * thread gets faster the more similar pages it renders.
 */
function takePages(remaining: { from: number; to: number }, count: number, position: number) {
  const size = Math.min(count, remaining.to - remaining.from)
  if (position % 2 === 0) {
    remaining.from += size
    return { from: remaining.from - size, to: remaining.from }
  }
  remaining.to -= size
  return { from: remaining.to, to: remaining.to + size }
}

const toPageRequest = ({ page, params, path, language }: ConcretePage): PageRequest => [
  page.id,
  params,
  path,
  language,
]

function onEvent<Value>(
  worker: Worker,
  name: string,
  { signal }: { signal: AbortSignal },
  listener: (value: Value) => void,
) {
  worker.on(name, listener)
  signal.addEventListener('abort', () => worker.off(name, listener), { once: true })
}

/** Workers parse one message while the next is serialized, and the content is never in memory as one long text. */
const RECORDS_PER_MESSAGE = 500

function* serializeContent(content: Content): Generator<string> {
  for (const kind of CONTENT_KINDS) {
    const records = content.all(kind)
    for (let from = 0; from < records.length; from += RECORDS_PER_MESSAGE)
      yield JSON.stringify(
        records.slice(from, from + RECORDS_PER_MESSAGE).map((record) => ({ kind, record })),
      )
  }
}
