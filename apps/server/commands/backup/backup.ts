import '../../platform/db/drizzle-as-commonjs.ts'

const { runCommand } = await import('../run-command.ts')
const { runBackup } = await import('./run-backup.ts')
await runCommand(runBackup)
