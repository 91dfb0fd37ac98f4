import '../platform/db/drizzle-as-commonjs.ts'

const { runCommand } = await import('./run-command.ts')
const { runImportCommand } = await import('./import/run-import.ts')
await runCommand(runImportCommand)
