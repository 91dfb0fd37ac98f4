import { toHref } from './paths.ts'

/** What a site has at its addresses, as far as matching needs to know. Paths are plain text; targets are as links carry them. */
export interface SitePaths {
  has(path: string): boolean
  /** What a redirect table says, see `createRedirectTable`. */
  findRedirect(path: string): { source: string; target: string; permanent: boolean } | undefined
  /** The page whose path differs in upper and lower case only. */
  findIgnoringCase(path: string): string | undefined
}

export type Route =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; target: string; permanent: boolean }
  | { kind: 'not-found' }

/**
 * What answers a path: a page at exactly this path (films and culture events have one each), else the redirect table, else what
 * differs in upper and lower case only, a page before a redirect; else the same for another spelling of it. The same rule runs on
 * the server and in the browser.
 */
export function matchRoute(path: string, known: SitePaths): Route {
  if (known.has(path)) return { kind: 'page', path }

  for (const spelling of new Set([path, ...listSpellings(path)])) {
    if (known.has(spelling)) return { kind: 'redirect', target: toHref(spelling), permanent: true }
    const redirect = known.findRedirect(spelling)
    const page = redirect?.source === spelling ? undefined : known.findIgnoringCase(spelling)
    if (page !== undefined) return { kind: 'redirect', target: toHref(page), permanent: true }
    if (redirect) return { kind: 'redirect', target: redirect.target, permanent: redirect.permanent }
  }
  return { kind: 'not-found' }
}

/** Finds what a table of redirects says of a path: in exactly these letters, else of one that differs in upper and lower case only. */
export function createRedirectTable<Redirect extends { source: string }>(
  redirects: readonly Redirect[],
): (path: string) => Redirect | undefined {
  const bySource = new Map(redirects.map((redirect) => [redirect.source, redirect]))
  let byFoldedSource: Map<string, Redirect> | undefined
  return (path) => {
    const redirect = bySource.get(path)
    if (redirect) return redirect
    // Made when it is first needed: few visitors spell an address in their own way. Of several the first counts.
    byFoldedSource ??= new Map(redirects.map((each) => [each.source.toLowerCase(), each] as const).reverse())
    return byFoldedSource.get(path.toLowerCase())
  }
}

/** The forms in which a page's path has been written through the years, most likely first. */
export function listSpellings(path: string): string[] {
  const trimmed = removeTrailingSlashes(path)
  const article = trimmed.replace(/^\/article-(?=.)/i, '/article/')
  const film = trimmed.replace(/-DXM(\d{8})$/i, '-dxm-$1')
  return [...new Set([trimmed, article, film])]
}

/** By hand: a regular expression looks at every slash of a path full of them again and again. */
function removeTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
