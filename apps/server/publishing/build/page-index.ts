import type { Release, ReleasePage } from '../releases/release.ts'

/** What a release must know of some of its pages without asking all of them. Each answer is the same whatever it stands on. */

/** The pages that are no longer true. */
export function stalePaths({ base: ground, overrides: over }: Release['pages'], moment: Date): string[] {
  const now = moment.toISOString()
  const { passing } = notesOf(ground)
  const after = passing.findIndex(({ staleAt }) => staleAt > now)
  return [
    ...passing.slice(0, after < 0 ? passing.length : after).map(({ path }) => path),
    ...pathsOver(over, (_, { staleAt }) => staleAt !== null && staleAt <= now),
  ]
}

/** When the first of them begins to be untrue. */
export function earliestEnd({ base: ground, overrides: over }: Release['pages']): string | null {
  const first = notesOf(ground).passing.find(({ path }) => !over.has(path))
  const changed = [...over.values()].flatMap((page) => page?.staleAt ?? [])
  return [...(first ? [first.staleAt] : []), ...changed].sort()[0] ?? null
}

/** The pages that could not be made the last time. */
export const lastGoodPaths = (pages: Release['pages']) => noted(pages, 'lastGood')

/** The pages that show what a search found, sorted. */
export const searchPaths = (pages: Release['pages']) => noted(pages, 'search').sort()

/** The addresses with capital letters, sorted. */
export const capitalPaths = (pages: Release['pages']) => noted(pages, 'capital').sort()

const IS_NOTED = {
  lastGood: (_: string, { isLastGood }: ReleasePage) => isLastGood,
  search: (_: string, { isSearch }: ReleasePage) => isSearch,
  capital: (path: string) => path !== path.toLowerCase(),
}

function noted({ base: ground, overrides: over }: Release['pages'], note: keyof typeof IS_NOTED): string[] {
  const below = notesOf(ground)[note].filter((path) => !over.has(path))
  return [...below, ...pathsOver(over, IS_NOTED[note])]
}

function pathsOver(
  over: Release['pages']['overrides'],
  isWanted: (path: string, page: ReleasePage) => boolean,
): string[] {
  const paths: string[] = []
  for (const [path, page] of over) if (page && isWanted(path, page)) paths.push(path)
  return paths
}

interface Notes extends Record<keyof typeof IS_NOTED, string[]> {
  /** Those that do not stay true for good, the first to end first. */
  passing: { path: string; staleAt: string }[]
}

const known = new WeakMap<Release['pages']['base'], Notes>()

/** Many releases stand on the same ground. */
function notesOf(ground: Release['pages']['base']): Notes {
  const notes = known.get(ground) ?? takeNotes(ground)
  known.set(ground, notes)
  return notes
}

function takeNotes(ground: Release['pages']['base']): Notes {
  const notes: Notes = { passing: [], lastGood: [], search: [], capital: [] }
  for (const [path, page] of ground) {
    if (page.staleAt !== null) notes.passing.push({ path, staleAt: page.staleAt })
    for (const note of ['lastGood', 'search', 'capital'] as const)
      if (IS_NOTED[note](path, page)) notes[note].push(path)
  }
  notes.passing.sort((one, other) => (one.staleAt < other.staleAt ? -1 : 1))
  return notes
}
