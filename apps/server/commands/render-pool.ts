import { createHashedFileWriter } from '../publishing/releases/hashed-files.ts'
import { createRenderPool, type RenderPool } from '../publishing/render/render-pool.ts'
import { SITE_DIST } from '../publishing/render/site-dist.ts'
import { findWorkerFile } from '../publishing/render/worker-file.ts'

/** The render pool of a command, whose main thread has nothing else to do and renders pages too. */
export async function openCommandPool(): Promise<RenderPool> {
  return createRenderPool({
    dist: SITE_DIST,
    workerFile: await findWorkerFile(),
    idleMs: 0,
    openMainThreadWriter: createHashedFileWriter,
  })
}
