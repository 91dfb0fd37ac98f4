import { toHref } from './paths.ts'

/** The pages and redirects of a site, as far as routing needs them. Paths are decoded, targets are encoded. */
export interface SitePaths {
  has(path: string): boolean
  /** See `createRedirectTable`. */
  findRedirect(path: string): { source: string; target: string; permanent: boolean } | undefined
  /** The path of a page that differs in case only. */
  findIgnoringCase(path: string): string | undefined
}

export type Route =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; target: string; permanent: boolean }
  | { kind: 'not-found' }

/**
 * Finds the route of a path: a page at exactly this path, else a redirect from it, else a page or a redirect that differs in case
 * only; else the same for other spellings of the path. Server and browser use the same rule.
 */
export function matchRoute(path: string, site: SitePaths): Route {
  if (site.has(path)) return { kind: 'page', path }

  for (const spelling of new Set([path, ...listSpellings(path)])) {
    if (site.has(spelling)) return { kind: 'redirect', target: toHref(spelling), permanent: true }
    const redirect = site.findRedirect(spelling)
    const page = redirect?.source === spelling ? undefined : site.findIgnoringCase(spelling)
    if (page !== undefined) return { kind: 'redirect', target: toHref(page), permanent: true }
    if (redirect) return { kind: 'redirect', target: redirect.target, permanent: redirect.permanent }
  }
  return { kind: 'not-found' }
}

/** Finds the redirect of a path: one from exactly this path, else one whose source differs in case only. */
export function createRedirectTable<Redirect extends { source: string }>(
  redirects: readonly Redirect[],
): (path: string) => Redirect | undefined {
  const bySource = new Map(redirects.map((redirect) => [redirect.source, redirect]))
  let byFoldedSource: Map<string, Redirect> | undefined
  return (path) => {
    const redirect = bySource.get(path)
    if (redirect) return redirect
    // Created on first use, because most paths are found above. Of several redirects the first counts.
    byFoldedSource ??= new Map(redirects.map((item) => [item.source.toLowerCase(), item] as const).reverse())
    return byFoldedSource.get(path.toLowerCase())
  }
}

/** The path and older forms of it that links may still have, most likely first. */
export function listSpellings(path: string): string[] {
  const trimmed = removeTrailingSlashes(path)
  const article = trimmed.replace(/^\/article-(?=.)/i, '/article/')
  const film = trimmed.replace(/-DXM(\d{8})$/i, '-dxm-$1')
  return [...new Set([trimmed, article, film])]
}

/** A loop, because a regular expression takes quadratic time on a path full of slashes. */
function removeTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
