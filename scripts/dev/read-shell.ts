import { join } from 'node:path'
import { openReleaseStore } from '../../apps/server/publishing/releases/release-store.ts'

/** Reads the shell of the live release, which no call of the server returns. */
export function createShellReader(dataDir: string) {
  const store = openReleaseStore(join(dataDir, 'site'))
  return async () => {
    const release = await store.findCurrent()
    if (!release) throw new Error(`Nothing is published in ${dataDir}.`)
    return release.shell
  }
}
