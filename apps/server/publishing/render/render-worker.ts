import { createContentWriter } from '../releases/content-files.ts'
import { runPageThread } from './page-thread.ts'

/** A thread that makes pages and writes them to the store. */
await runPageThread(createContentWriter)
