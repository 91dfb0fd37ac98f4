import type { Release, ReleasePage } from '../releases/release.ts'

/**
 * Finds some of a release's pages without visiting all of them: the base, which several releases share, is indexed once. Results
 * do not depend on how entries are split between base and overrides.
 */

/** Paths of the pages that time has made outdated. */
export function findStalePaths({ base, overrides }: Release['pages'], moment: Date): string[] {
  const now = moment.toISOString()
  const { expiring } = getIndex(base)
  const firstFresh = expiring.findIndex(({ staleAt }) => staleAt > now)
  return [
    ...expiring.slice(0, firstFresh < 0 ? expiring.length : firstFresh).map(({ path }) => path),
    ...filterOverrides(overrides, (_, { staleAt }) => staleAt !== null && staleAt <= now),
  ]
}

/** When the first page becomes outdated; null when none ever does. */
export function findEarliestStaleAt({ base, overrides }: Release['pages']): string | null {
  const first = getIndex(base).expiring.find(({ path }) => !overrides.has(path))
  const inOverrides = [...overrides.values()].flatMap((page) => page?.staleAt ?? [])
  return [...(first ? [first.staleAt] : []), ...inOverrides].sort()[0] ?? null
}

/** Paths of the pages that could not be rendered and are those of an earlier release. */
export const findFallbackPaths = (pages: Release['pages']) => listPaths(pages, 'fallback')

/** Paths of the pages with search results, sorted. */
export const findSearchPaths = (pages: Release['pages']) => listPaths(pages, 'search').sort()

/** Paths with capital letters, sorted. */
export const findPathsWithCapitals = (pages: Release['pages']) => listPaths(pages, 'capital').sort()

const IS_LISTED = {
  fallback: (_: string, { isLastGood }: ReleasePage) => isLastGood,
  search: (_: string, { isSearch }: ReleasePage) => isSearch,
  capital: (path: string) => path !== path.toLowerCase(),
}

function listPaths({ base, overrides }: Release['pages'], list: keyof typeof IS_LISTED): string[] {
  const inBase = getIndex(base)[list].filter((path) => !overrides.has(path))
  return [...inBase, ...filterOverrides(overrides, IS_LISTED[list])]
}

function filterOverrides(
  overrides: Release['pages']['overrides'],
  isWanted: (path: string, page: ReleasePage) => boolean,
): string[] {
  const paths: string[] = []
  for (const [path, page] of overrides) if (page && isWanted(path, page)) paths.push(path)
  return paths
}

interface PageIndex extends Record<keyof typeof IS_LISTED, string[]> {
  /** Pages that time makes outdated, the first first. */
  expiring: { path: string; staleAt: string }[]
}

const indexes = new WeakMap<Release['pages']['base'], PageIndex>()

function getIndex(base: Release['pages']['base']): PageIndex {
  const index = indexes.get(base) ?? indexPages(base)
  indexes.set(base, index)
  return index
}

function indexPages(base: Release['pages']['base']): PageIndex {
  const index: PageIndex = { expiring: [], fallback: [], search: [], capital: [] }
  for (const [path, page] of base) {
    if (page.staleAt !== null) index.expiring.push({ path, staleAt: page.staleAt })
    for (const list of ['fallback', 'search', 'capital'] as const)
      if (IS_LISTED[list](path, page)) index[list].push(path)
  }
  index.expiring.sort((a, b) => (a.staleAt < b.staleAt ? -1 : 1))
  return index
}
