import { AppError } from '../../errors/app-error.ts'
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
  const { release, pages } = await publishNow().catch(toPublishError)
  const problems = (live().release.problems ?? []).filter(({ message }) => !known.has(message))
  return {
    batch,
    release,
    pages: pages.rendered,
    problems: problems.map(toContentProblem),
    milliseconds: Math.round(performance.now() - start),
  }
}

/** The records are published, and their pages follow when there is room: that is another answer than when nothing was stored. */
function toPublishError(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'disk_full') throw error
  throw new AppError('publish_disk_full', `${error.message} The pages follow when there is room.`, {
    cause: error,
  })
}
