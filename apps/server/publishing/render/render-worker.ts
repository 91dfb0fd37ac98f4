import { createContentWriter } from '../releases/hashed-files.ts'
import { runPageThread } from './run-render-worker.ts'

/** A thread that makes pages and writes them to the store. */
await runPageThread(createContentWriter)
