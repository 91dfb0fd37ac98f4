import './drizzle-as-commonjs.ts'

const { runCommand } = await import('./house/command.ts')
const { runPublish } = await import('./publishing/command.ts')
await runCommand(runPublish)
