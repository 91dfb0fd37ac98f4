import { createHashedFileWriter } from '../releases/hashed-files.ts'
import { runRenderWorker } from './run-render-worker.ts'

/** The script of a render worker, which writes pages to the release store. */
await runRenderWorker(createHashedFileWriter)
