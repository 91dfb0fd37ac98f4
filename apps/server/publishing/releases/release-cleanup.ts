import type { ReleaseStore } from './release-store.ts'

/** Removes what no kept release names, in the background, one collection after the other. */
export function createCollector(store: ReleaseStore, report: (error: unknown) => void) {
  let work: Promise<unknown> = Promise.resolve()
  return {
    collect() {
      work = work.then(() => store.collect(new Date())).catch(report)
    },
    async stop() {
      await work
    },
  }
}
