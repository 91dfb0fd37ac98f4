import type { ReleaseStore } from './release-store.ts'

/** Removes releases and files that are no longer needed, in the background, one run at a time. */
export function createReleaseCleanup(store: ReleaseStore, onError: (error: unknown) => void) {
  let lastRun: Promise<unknown> = Promise.resolve()
  return {
    run() {
      lastRun = lastRun.then(() => store.removeUnused(new Date())).catch(onError)
    },
    async stop() {
      await lastRun
    },
  }
}
