import { hrefOf } from './paths.ts'

/** What a site has at its addresses, as far as matching needs to know. Paths are plain text; targets are as links carry them. */
export interface KnownPaths {
  has(path: string): boolean
  findRedirect(path: string): { target: string; permanent: boolean } | undefined
  /** The page whose path differs in upper and lower case only. */
  findIgnoringCase(path: string): string | undefined
}

export type Route =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; target: string; permanent: boolean }
  | { kind: 'not-found' }

/**
 * What answers a path: a page at exactly this path (films and culture events have one each), else the redirect table, else
 * another spelling of a page's path. The same rule runs on the server and in the browser.
 */
export function routeOf(path: string, known: KnownPaths): Route {
  if (known.has(path)) return { kind: 'page', path }

  const redirect = known.findRedirect(path)
  if (redirect) return { kind: 'redirect', ...redirect }

  for (const spelling of spellingsOf(path)) {
    const target = known.has(spelling) ? spelling : known.findIgnoringCase(spelling)
    if (target !== undefined && target !== path)
      return { kind: 'redirect', target: hrefOf(target), permanent: true }
    const moved = spelling === path ? undefined : known.findRedirect(spelling)
    if (moved) return { kind: 'redirect', ...moved }
  }
  return { kind: 'not-found' }
}

/** The forms in which a page's path has been written through the years, most likely first. */
export function spellingsOf(path: string): string[] {
  const trimmed = withoutTrailingSlashes(path)
  const article = trimmed.replace(/^\/article-(?=.)/i, '/article/')
  const film = trimmed.replace(/-DXM(\d{8})$/i, '-dxm-$1')
  return [...new Set([trimmed, article, film])]
}

/** By hand: a regular expression looks at every slash of a path full of them again and again. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
