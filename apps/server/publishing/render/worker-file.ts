import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCodeId } from './code-id.ts'

/** The render worker, built into one file: loading 200 files takes a worker as long as rendering 1,000 pages. */
const WORKER_FILE = join(import.meta.dirname, '..', '..', 'dist', 'render-worker.js')

/** The id of the code that it was built from. */
const WORKER_CODE_ID_FILE = join(import.meta.dirname, '..', '..', 'dist', 'code-id')

/** The built worker, or the source where the code has changed since the build. */
export async function findWorkerFile(): Promise<string> {
  const builtFrom = await readFile(WORKER_CODE_ID_FILE, 'utf8').catch(() => null)
  return builtFrom === (await readCodeId()) ? WORKER_FILE : join(import.meta.dirname, 'render-worker.ts')
}
