import type { House } from '../house/house.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { toContentProblem } from './content-problem.ts'

/** Publishes, and waits until visitors see it. Returns what `act` does, and what became of its pages. */
export async function publishAndWait<Publication extends { batch: string }>(
  { live, publishNow }: Pick<House, 'live' | 'publishNow'>,
  act: () => Promise<Publication>,
) {
  const start = performance.now()
  const publication = await act()
  const known = new Set(live().release.problems?.map(({ message }) => message))
  const { release, pages } = await publishNow().catch(toPublishError)
  const problems = (live().release.problems ?? []).filter(({ message }) => !known.has(message))
  return {
    ...publication,
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
