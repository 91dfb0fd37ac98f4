import '../platform/db/drizzle-as-commonjs.ts'

const { runCommand } = await import('./run-command.ts')
const { runPublish } = await import('./run-publish.ts')
await runCommand(runPublish)
