import '../platform/db/drizzle-as-commonjs.ts'

const { runCommand } = await import('./run-command.ts')
const { runExport } = await import('./run-export.ts')
await runCommand(runExport)
