import {
  createRedirectTable,
  listRouteCandidates,
  NOT_FOUND_PATH,
  parsePath,
  type SiteFacts,
  toHref,
} from '@lerret/model'
import type { Loader, LoadResult } from './loader.ts'

export type PageLookup = (
  | LoadResult
  /** Not a page of this site, or a redirect that only the server knows: left to the browser. */
  | { kind: 'external' }
) & {
  /** The page's own address, when the requested one is another spelling or a redirect. */
  canonical?: string
}

type RoutingFacts = Pick<SiteFacts, 'redirects' | 'capitalPaths'>

export interface PageFinderDependencies {
  loader: Pick<Loader, 'load'>
  facts: RoutingFacts
  /** Whether the server answers for an address. */
  isOnServer: (href: string) => Promise<boolean>
  log: (line: string) => void
}

/**
 * The target of the redirect that applies to the path of a document when another page is shown in it; null when none does. The
 * server has followed redirects already; a static host does not know them.
 */
export function findRedirectOnLoad(path: string, shownPath: string, facts: RoutingFacts): string | null {
  for (const candidate of listRouteCandidates(path, createSitePaths(facts))) {
    if (candidate.kind === 'redirect') return candidate.redirect.target
    if (candidate.path === shownPath) return null
  }
  return null
}

/** Finds the page of a path in the same order as the server; otherwise the not-found page. */
export function createPageFinder({ loader, facts, isOnServer, log }: PageFinderDependencies) {
  const sitePaths = createSitePaths(facts)
  const redirectSources = new Set(facts.redirects.map(({ source }) => source))
  /** Other paths are not requested: a path with capitals must be listed, and a redirect never has the path of a page. */
  const canExist = (path: string) =>
    !redirectSources.has(path) && (path === path.toLowerCase() || facts.capitalPaths.includes(path))

  return async function findPage(path: string, query: string): Promise<PageLookup> {
    for (const candidate of listRouteCandidates(path, sitePaths)) {
      if (candidate.kind === 'redirect') return followRedirect(candidate.redirect.target, query)
      const result = canExist(candidate.path) ? await loader.load(candidate.path, query) : null
      if (result && result.kind !== 'not-found')
        return candidate.path === path ? result : { ...result, canonical: toHref(candidate.path) }
    }
    if (await isOnServer(toHref(path))) return { kind: 'external' }
    log(`A page wasn't found for ${path}`)
    return loader.load(NOT_FOUND_PATH)
  }

  async function followRedirect(target: string, query: string): Promise<PageLookup> {
    const path = target.startsWith('/') ? parsePath(target) : null
    if (path === null) return { kind: 'external' }
    const ownQuery = target.split('#', 1)[0]?.match(/\?.+/)?.[0]
    const result = await loader.load(path, ownQuery ?? query)
    return result.kind === 'not-found' ? { kind: 'external' } : { ...result, canonical: target }
  }
}

function createSitePaths({ redirects, capitalPaths }: RoutingFacts) {
  const byLowerCase = new Map(capitalPaths.map((path) => [path.toLowerCase(), path]))
  return {
    findRedirect: createRedirectTable(redirects),
    findIgnoringCase: (path: string) => byLowerCase.get(path.toLowerCase()) ?? path.toLowerCase(),
  }
}
