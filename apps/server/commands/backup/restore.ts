import '../../platform/db/drizzle-as-commonjs.ts'

const { runCommand } = await import('../run-command.ts')
const { runRestore } = await import('./run-restore.ts')
await runCommand(runRestore)
