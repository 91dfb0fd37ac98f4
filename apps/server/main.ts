import './drizzle-as-commonjs.ts'

const { run } = await import('./start.ts')
await run()
