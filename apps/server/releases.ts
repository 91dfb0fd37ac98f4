import { join } from 'node:path'
import { AppError } from './app-error.ts'
import { readSettings } from './env.ts'
import { openReleaseStore } from './publishing/release-store.ts'
import { runReleases } from './publishing/releases-command.ts'

try {
  const { dataDir } = readSettings(process.env)
  const store = openReleaseStore(join(dataDir, 'site'))
  for (const line of await runReleases(process.argv.slice(2), { store, now: new Date() })) console.log(line)
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
