import {
  createRedirectTable,
  listSpellings,
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

export interface PageFinderDependencies {
  loader: Pick<Loader, 'load'>
  facts: Pick<SiteFacts, 'redirects' | 'capitalPaths'>
  /** Whether the server answers for an address. */
  isOnServer: (href: string) => Promise<boolean>
  log: (line: string) => void
}

/**
 * Finds the page of a path as the server does: by the path itself, the redirect table or another spelling; otherwise the not-found
 * page. Spellings that cannot exist are not requested.
 */
export function createPageFinder({ loader, facts, isOnServer, log }: PageFinderDependencies) {
  const findRedirect = createRedirectTable(facts.redirects)
  const capitalPaths = new Map(facts.capitalPaths.map((path) => [path.toLowerCase(), path]))
  const toPublishedCase = (path: string) => capitalPaths.get(path.toLowerCase()) ?? path.toLowerCase()
  const canExist = (path: string) => path === path.toLowerCase() || facts.capitalPaths.includes(path)

  return async function findPage(path: string, query: string): Promise<PageLookup> {
    for (const spelling of new Set([path, ...listSpellings(path)])) {
      const result = await findBySpelling(spelling, query)
      if (result.kind === 'not-found') continue
      return spelling === path ? result : { canonical: toHref(spelling), ...result }
    }
    if (await isOnServer(toHref(path))) return { kind: 'external' }
    log(`A page wasn't found for ${path}`)
    return loader.load(NOT_FOUND_PATH)
  }

  /** Where a page and a redirect differ only in upper and lower case, the page wins. */
  async function findBySpelling(path: string, query: string): Promise<PageLookup> {
    const redirect = findRedirect(path)
    if (redirect?.source !== path) {
      for (const spelling of new Set([path, toPublishedCase(path)])) {
        const result = canExist(spelling) ? await loader.load(spelling, query) : null
        if (result && result.kind !== 'not-found')
          return spelling === path ? result : { ...result, canonical: toHref(spelling) }
      }
    }
    return redirect ? followRedirect(redirect.target, query) : { kind: 'not-found' }
  }

  async function followRedirect(target: string, query: string): Promise<PageLookup> {
    const path = target.startsWith('/') ? parsePath(target) : null
    if (path === null) return { kind: 'external' }
    const ownQuery = target.split('#', 1)[0]?.match(/\?.+/)?.[0]
    const result = await loader.load(path, ownQuery ?? query)
    return result.kind === 'not-found' ? { kind: 'external' } : { ...result, canonical: target }
  }
}
