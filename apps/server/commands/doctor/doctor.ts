import '../../platform/db/drizzle-as-commonjs.ts'

const { runCommand } = await import('../run-command.ts')
const { runDoctor } = await import('./run-doctor.ts')
await runCommand(runDoctor)
