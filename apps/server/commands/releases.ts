import { join } from 'node:path'
import { openReleaseStore } from '../publishing/releases/release-store.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand } from './run-command.ts'
import { runReleases } from './run-releases.ts'

await runCommand(async ({ args, env, print }) => {
  const store = openReleaseStore(join(readSettings(env).dataDir, 'site'))
  for (const line of await runReleases(args, { store, now: new Date() })) print(line)
})
