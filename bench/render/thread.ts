import { runRenderWorker } from '../../apps/server/publishing/render/run-render-worker.ts'
import { createSiteWriter } from './site-folder.ts'

/** The product's render worker, with another output folder. */
await runRenderWorker(createSiteWriter)
