import './platform/db/drizzle-as-commonjs.ts'
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Compiling the code takes a third of a start. The cache is keyed by the code itself and Node's version.
enableCompileCache(resolve(process.env.DATA_DIR || 'var', 'cache', 'code'))

const { run } = await import('./start.ts')
await run()
