import { join } from 'node:path'
import { AppError } from '../errors/app-error.ts'
import { openReleaseStore } from '../publishing/releases/release-store.ts'
import { readSettings } from '../settings/settings.ts'
import { runReleases } from './run-releases.ts'

try {
  const { dataDir } = readSettings(process.env)
  const store = openReleaseStore(join(dataDir, 'site'))
  for (const line of await runReleases(process.argv.slice(2), { store, now: new Date() })) console.log(line)
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
