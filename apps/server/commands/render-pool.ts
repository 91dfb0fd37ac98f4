import { createContentWriter } from '../publishing/releases/hashed-files.ts'
import { createRenderPool, type RenderPool } from '../publishing/render/render-pool.ts'
import { SITE_DIST } from '../publishing/render/site-dist.ts'
import { findThreadFile } from '../publishing/render/worker-file.ts'

/** The threads of a command. Nobody else waits for its process, so it makes pages itself beside them. */
export async function openCommandPool(): Promise<RenderPool> {
  return createRenderPool({
    ...{ dist: SITE_DIST, thread: await findThreadFile(), idleMs: 0 },
    here: createContentWriter,
  })
}
