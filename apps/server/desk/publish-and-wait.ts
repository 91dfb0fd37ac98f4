import type { DeskDependencies } from './dependencies.ts'

/** Publishes, and waits until visitors see it. `act` returns the batch. */
export async function publishAndWait(publishNow: DeskDependencies['publishNow'], act: () => Promise<string>) {
  const start = performance.now()
  const batch = await act()
  const { release, pages, problems } = await publishNow()
  return {
    batch,
    release,
    pages: pages.rendered,
    problems,
    milliseconds: Math.round(performance.now() - start),
  }
}
