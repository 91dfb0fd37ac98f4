import { toContentProblem } from '../../problems/content-problem.ts'
import type { DeskDependencies } from '../dependencies.ts'

/** Publishes, and waits until visitors see it. `act` returns the batch. */
export async function publishAndWait(
  { live, publishNow }: Pick<DeskDependencies, 'live' | 'publishNow'>,
  act: () => Promise<string>,
) {
  const start = performance.now()
  const batch = await act()
  const known = new Set(live().release.problems?.map(({ message }) => message))
  const { release, pages } = await publishNow()
  const problems = (live().release.problems ?? []).filter(({ message }) => !known.has(message))
  return {
    batch,
    release,
    pages: pages.rendered,
    problems: problems.map(toContentProblem),
    milliseconds: Math.round(performance.now() - start),
  }
}
