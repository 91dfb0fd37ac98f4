import '../../db/drizzle-as-commonjs.ts'

const { runCommand } = await import('../run-command.ts')
const { runHouses } = await import('./run-houses.ts')
await runCommand(runHouses)
