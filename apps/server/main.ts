import './db/drizzle-as-commonjs.ts'
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

// To read the code takes a third of a start. What was read is kept for the next one, by the code itself and Node's version.
enableCompileCache(resolve(process.env.DATA_DIR || 'var', 'cache', 'code'))

const { run } = await import('./start.ts')
await run()
