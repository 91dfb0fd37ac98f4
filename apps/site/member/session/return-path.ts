import { isReservedPath, MEMBER_PATHS, parsePath } from '@lerret/model'
import type { LoginReason } from '@lerret/ui/member'

/** The query parameter with the path to return to after a log-in. */
export const RETURN_PARAMETER = 'attende'

const LOGIN_PATHS: readonly string[] = [MEMBER_PATHS.login, MEMBER_PATHS.newAccount, MEMBER_PATHS.newPassword]

/** The log-in page, with the path to return to. */
export const loginPath = (returnPath: string) =>
  `${MEMBER_PATHS.login}?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`

/** Adds the return path of the current URL to another path. */
export function withReturnPath(currentUrl: string, path: string): string {
  const returnPath = new URL(currentUrl).searchParams.get(RETURN_PARAMETER)
  return returnPath === null ? path : `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`
}

/** The return path of a URL, if it is a page of this site other than the log-in pages; otherwise the member's own page. */
export function getReturnPath(currentUrl: string): string {
  const here = new URL(currentUrl)
  const returnPath = here.searchParams.get(RETURN_PARAMETER)
  if (returnPath === null || !returnPath.startsWith('/')) return MEMBER_PATHS.profile
  // `//elsewhere` and `/\elsewhere` also begin with a slash.
  const url = URL.parse(returnPath, here.origin)
  if (url === null || url.origin !== here.origin) return MEMBER_PATHS.profile
  // `/.//elsewhere` is parsed as a path of this site, but its pathname would lead to another site.
  if (url.pathname.startsWith('//')) return MEMBER_PATHS.profile
  const path = parsePath(url.pathname)
  if (path === null || isReservedPath(path) || LOGIN_PATHS.includes(path)) return MEMBER_PATHS.profile
  return url.pathname + url.search + url.hash
}

/** The hash of a film's page that opens the form for a review. */
export const REVIEW_HASH = '#skriv-omtale'

const REASONS_BY_PATH: Readonly<Record<string, LoginReason>> = {
  [MEMBER_PATHS.tickets]: 'tickets',
  [MEMBER_PATHS.club]: 'club',
  [MEMBER_PATHS.watchList]: 'list',
}

/** What a visitor wants to do on the page that a log-in returns to. */
export function findLoginReason(returnPath: string): LoginReason | null {
  if (returnPath.endsWith(REVIEW_HASH)) return 'review'
  if (returnPath.startsWith(`${MEMBER_PATHS.watchList}?`)) return 'watch'
  const [path = ''] = returnPath.split(/[?#]/)
  return REASONS_BY_PATH[path] ?? null
}
