import { availableParallelism } from 'node:os'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { CONTENT_KINDS, type ContentRecord, type ShellData } from '@lerret/model'
import type { ConcretePage, Content, Params, Problem } from '@lerret/page-engine'
import type { ReleasePage } from './release.ts'

/** Threads that make pages, one for each core. They start when they are first needed and end when nobody has needed them for a while. */
export interface RenderPool {
  /** Fewer pages are made before a thread has woken up. */
  worthFrom: number
  /** Starts the threads, where it is known that they will be needed. */
  warmUp(): void
  /** Makes pages and writes their files into the store's folder; `onMade` is told of each, in no order. */
  render(job: RenderJob, onMade: (index: number, made: WrittenPage) => void): Promise<void>
  stop(): Promise<void>
}

export interface RenderJob {
  pages: readonly ConcretePage[]
  content: Content
  moment: Date
  shell: ShellData
  frame: string
  folder: string
}

/** A page as it lies in the store: the hashes of its two files. */
export type WrittenPage = { html: string; data: string; entry: ReleasePage } | { problem: Problem }

export type ToWorker =
  | {
      type: 'begin'
      records: SharedArrayBuffer
      moment: Date
      shell: ShellData
      frame: string
      folder: string
    }
  | { type: 'pages'; batch: number; pages: [pageId: string, params: Params, path: string][] }

export interface WorkerAnswer {
  batch: number
  pages: WrittenPage[]
}

/** So many pages at a time: few enough to share the work evenly, enough that talking costs nothing. */
const BATCH = 40
/** A thread that is done with a batch finds the next one waiting. */
const AHEAD = 2

export function createRenderPool({
  dist,
  thread,
  size = availableParallelism(),
  worthFrom = 250,
  idleMs = 60_000,
}: {
  /** Where the site was built. */
  dist: string
  /** The file that a thread runs. */
  thread: string
  size?: number
  worthFrom?: number
  /** How long they wait for more work, with all that they need for it in memory; 0 ends them at once. */
  idleMs?: number
}): RenderPool {
  let workers: Worker[] = []
  let idle: NodeJS.Timeout | undefined
  let latest: Promise<unknown> = Promise.resolve()

  function warmUp() {
    clearTimeout(idle)
    while (workers.length < size) {
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
          await run(workers, job, onMade)
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
  workers: readonly Worker[],
  { pages, content, ...job }: RenderJob,
  onMade: (index: number, made: WrittenPage) => void,
) {
  const begin: ToWorker = { type: 'begin', records: shared(recordsOf(content)), ...job }
  let next = 0
  const take = (worker: Worker) => {
    if (next >= pages.length) return
    const batch = next
    next += BATCH
    const some = pages
      .slice(batch, next)
      .map(({ page, params, path }): [string, Params, string] => [page.id, params, path])
    worker.postMessage({ type: 'pages', batch, pages: some } satisfies ToWorker)
  }
  let left = Math.ceil(pages.length / BATCH)
  const stopper = new AbortController()
  await new Promise<void>((resolve, reject) => {
    for (const worker of workers) {
      worker.ref()
      const listen = { signal: stopper.signal }
      onEvent(worker, 'message', listen, ({ batch, pages: made }: WorkerAnswer) => {
        for (const [index, one] of made.entries()) onMade(batch + index, one)
        left--
        if (left === 0) resolve()
        else take(worker)
      })
      onEvent(worker, 'error', listen, reject)
      onEvent(worker, 'exit', listen, (code: number) =>
        reject(new Error(`A render thread ended with code ${code}.`)),
      )
      worker.postMessage(begin)
      for (let ahead = 0; ahead < AHEAD; ahead++) take(worker)
    }
  }).finally(() => {
    stopper.abort()
    for (const worker of workers) worker.unref()
  })
}

function onEvent<Value>(
  worker: Worker,
  name: string,
  { signal }: { signal: AbortSignal },
  listener: (value: Value) => void,
) {
  worker.on(name, listener)
  signal.addEventListener('abort', () => worker.off(name, listener), { once: true })
}

const recordsOf = (content: Content): ContentRecord[] =>
  CONTENT_KINDS.flatMap((kind) =>
    content.all(kind).map((record) => ({ kind, record }) as unknown as ContentRecord),
  )

/** Written once, and read by every thread. */
function shared(value: unknown): SharedArrayBuffer {
  const bytes = serialize(value)
  const memory = new SharedArrayBuffer(bytes.length)
  new Uint8Array(memory).set(bytes)
  return memory
}
