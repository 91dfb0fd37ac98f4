import { toHref } from './paths.ts'

/** The pages and redirects of a site, as far as routing needs them. Paths are decoded, targets are encoded. */
export interface SitePaths<Redirect = { source: string; target: string; permanent: boolean }> {
  has(path: string): boolean
  /** See `createRedirectTable`. */
  findRedirect(path: string): Redirect | undefined
  /** The path of a page that differs in case only. */
  findIgnoringCase(path: string): string | undefined
}

export type Route =
  | { kind: 'page'; path: string }
  /** `source` is that of the redirect; null for another spelling of a page's path. */
  | { kind: 'redirect'; source: string | null; target: string; permanent: boolean }
  | { kind: 'not-found' }

export type RouteCandidate<Redirect> =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; redirect: Redirect }

/**
 * Lists what a path may lead to, in order of precedence: a page at exactly this path, else a redirect from it, else a page or a redirect
 * that differs in case only; else the same for other spellings of the path. The first redirect, or the first page that exists, is the
 * route. Server and browser follow this order; only the server knows beforehand which pages exist.
 */
export function* listRouteCandidates<Redirect extends { source: string }>(
  path: string,
  { findRedirect, findIgnoringCase }: Omit<SitePaths<Redirect>, 'has'>,
): Generator<RouteCandidate<Redirect>> {
  yield { kind: 'page', path }
  for (const spelling of new Set([path, ...listSpellings(path)])) {
    if (spelling !== path) yield { kind: 'page', path: spelling }
    const redirect = findRedirect(spelling)
    const page = redirect?.source === spelling ? undefined : findIgnoringCase(spelling)
    if (page !== undefined && page !== spelling) yield { kind: 'page', path: page }
    if (redirect) yield { kind: 'redirect', redirect }
  }
}

/** The route of a path, where it is known which pages exist. A page at another path than the requested one is a redirect. */
export function matchRoute(path: string, site: SitePaths): Route {
  for (const candidate of listRouteCandidates(path, site)) {
    if (candidate.kind === 'redirect') {
      const { source, target, permanent } = candidate.redirect
      return { kind: 'redirect', source, target, permanent }
    }
    if (!site.has(candidate.path)) continue
    if (candidate.path === path) return candidate
    return { kind: 'redirect', source: null, target: toHref(candidate.path), permanent: true }
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
function listSpellings(path: string): string[] {
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
