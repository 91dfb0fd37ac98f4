import type { Release, ReleasePage } from '../releases/release.ts'

/** Finds when the first page becomes outdated; null when none ever does. */
export function findEarliestStaleAt(pages: Release['pages']): string | null {
  let earliest: string | null = null
  for (const { staleAt } of pages.values())
    if (staleAt !== null && (earliest === null || staleAt < earliest)) earliest = staleAt
  return earliest
}

/** Paths of the pages with search results, sorted. */
export const findSearchPaths = (pages: Release['pages']) => findPaths(pages, (_, { isSearch }) => isSearch)

/** Paths with capital letters, sorted. */
export const findPathsWithCapitals = (pages: Release['pages']) =>
  findPaths(pages, (path) => path !== path.toLowerCase())

function findPaths(
  pages: Release['pages'],
  isWanted: (path: string, page: ReleasePage) => boolean,
): string[] {
  const paths: string[] = []
  for (const [path, page] of pages) if (isWanted(path, page)) paths.push(path)
  return paths.sort()
}
