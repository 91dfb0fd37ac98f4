import { join } from 'node:path'
import pLimit from 'p-limit'
import { runInThread } from '../../../platform/threads/run-in-thread.ts'

const TIMEOUT_MS = 30_000
const MAX_MEMORY_MB = 256
const THREAD_FILE = join(import.meta.dirname, 'authors-thread.ts')
const oneAtATime = pLimit(1)

/**
 * Whom a PDF names as its authors, which everybody who opens it can read. Nobody when it names none, has a password, is broken or takes
 * long: it is read by a thread of its own, since a crafted one can take minutes or all memory.
 */
export const readPdfAuthors = (pdf: Uint8Array, timeoutMs = TIMEOUT_MS): Promise<string[]> =>
  oneAtATime(async () => {
    const options = {
      timeoutMs,
      maxMemoryMb: MAX_MEMORY_MB,
      toTimeoutError: () => new Error('It takes too long.'),
    }
    try {
      return await runInThread<string[]>(THREAD_FILE, pdf, options)
    } catch {
      // The library does not understand it, or it takes too much memory or time.
      return []
    }
  })
