import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCodeId } from './code-id.ts'

/** Where the threads that make pages are built, as one file: to read 200 takes each of them as long as to make 1,000 pages. */
export const THREAD_FILE = join(import.meta.dirname, '..', '..', 'dist', 'render-worker.js')

/** Says beside it which code it was built from. */
export const THREAD_CODE_ID = join(import.meta.dirname, '..', '..', 'dist', 'code-id')

/** The file that a thread runs: as it was built, or from the source where that has changed since. */
export async function findThreadFile(): Promise<string> {
  const builtFrom = await readFile(THREAD_CODE_ID, 'utf8').catch(() => null)
  return builtFrom === (await readCodeId()) ? THREAD_FILE : join(import.meta.dirname, 'render-worker.ts')
}
