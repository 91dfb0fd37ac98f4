import {
  createRedirectTable,
  hrefOf,
  NOT_FOUND_PATH,
  pathOf,
  type SiteFacts,
  spellingsOf,
} from '@lerret/model'
import type { Arrival, Loader } from './loader.ts'

/** What stands at an address. */
export type Found = (
  | Arrival
  /** Something that is not a page, or that only the server leads to. */
  | { kind: 'elsewhere' }
) & {
  /** Where it really stands, as links carry it, when the address is another spelling of it or has been moved. */
  canonical?: string
}

export interface FinderParts {
  loader: Pick<Loader, 'load'>
  facts: Pick<SiteFacts, 'redirects' | 'capitalPaths'>
  /** Whether the server has anything at an address. */
  isServed: (href: string) => Promise<boolean>
  log: (line: string) => void
}

/**
 * Finds the page of a path as the server does: by the path itself, the redirect table, another spelling; else the page for
 * what is not found. A spelling that cannot be right is not asked for.
 */
export function createFinder({ loader, facts, isServed, log }: FinderParts) {
  const findRedirect = createRedirectTable(facts.redirects)
  const capitals = new Map(facts.capitalPaths.map((path) => [path.toLowerCase(), path]))
  const fold = (path: string) => capitals.get(path.toLowerCase()) ?? path.toLowerCase()
  const canBe = (path: string) => path === path.toLowerCase() || facts.capitalPaths.includes(path)

  return async function findPage(path: string, query: string): Promise<Found> {
    for (const spelling of new Set([path, ...spellingsOf(path)])) {
      const found = await findAt(spelling, query)
      if (found.kind === 'not-found') continue
      return spelling === path ? found : { canonical: hrefOf(spelling), ...found }
    }
    if (await isServed(hrefOf(path))) return { kind: 'elsewhere' }
    log(`A page wasn't found for ${path}`)
    return loader.load(NOT_FOUND_PATH)
  }

  /** Of what differs in upper and lower case only, a page goes before a redirect. */
  async function findAt(path: string, query: string): Promise<Found> {
    const redirect = findRedirect(path)
    if (redirect?.source !== path) {
      for (const spelling of new Set([path, fold(path)])) {
        const page = canBe(spelling) ? await loader.load(spelling, query) : null
        if (page && page.kind !== 'not-found')
          return spelling === path ? page : { ...page, canonical: hrefOf(spelling) }
      }
    }
    return redirect ? follow(redirect.target, query) : { kind: 'not-found' }
  }

  /** The page that the redirect table leads to. A target elsewhere, or in the middle of a page, is the browser's to go to. */
  async function follow(canonical: string, query: string): Promise<Found> {
    const target = canonical.startsWith('/') ? pathOf(canonical) : null
    if (target === null) return { kind: 'elsewhere' }
    const own = canonical.split('#', 1)[0]?.match(/\?.+/)?.[0]
    const arrival = await loader.load(target, own ?? query)
    return arrival.kind === 'not-found' ? { kind: 'elsewhere' } : { ...arrival, canonical }
  }
}
