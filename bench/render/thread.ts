import { runRenderWorker } from '../../apps/server/publishing/render/run-render-worker.ts'
import { createSiteWriter } from './site-folder.ts'

/** The product's own thread, but for where it writes. */
await runRenderWorker(createSiteWriter)
