import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

const MAX_MS = 30_000
const MAX_MEMORY_MB = 256
const oneAtATime = pLimit(1)

/**
 * Whom a PDF names as its authors, which everybody who opens it can read. Nobody when it names none, has a password, is broken or takes
 * long: it is read by a thread of its own, since a crafted one can take minutes or all memory.
 */
export const readPdfAuthors = (pdf: Uint8Array, maxMs = MAX_MS): Promise<string[]> =>
  oneAtATime(() => readInThread(pdf, maxMs))

function readInThread(pdf: Uint8Array, maxMs: number): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const thread = new Worker(new URL('./authors-thread.ts', import.meta.url), {
    workerData: pdf,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  const timer = setTimeout(() => void thread.terminate(), maxMs)
  thread.once('message', resolve)
  // The library's errors, and too little memory.
  thread.once('error', () => resolve([]))
  thread.once('exit', () => {
    clearTimeout(timer)
    resolve([])
  })
  return promise
}
