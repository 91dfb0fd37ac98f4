import './drizzle-as-commonjs.ts'

const { runCommand } = await import('./house/command.ts')
const { runExport } = await import('./exporting/command.ts')
await runCommand(runExport)
