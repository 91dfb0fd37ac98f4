import { isReservedPath, MEMBER_PATHS, parsePath } from '@lerret/model'

/** Carries the page to come back to after logging in. */
export const BACK = 'attende'

const DOORS: readonly string[] = [MEMBER_PATHS.login, MEMBER_PATHS.newAccount, MEMBER_PATHS.newPassword]

/** The log-in page, that leads back to where somebody was. */
export const loginPath = (back: string) => `${MEMBER_PATHS.login}?${new URLSearchParams({ [BACK]: back })}`

/** Another page on the way in, with the same end. */
export function carryBack(address: string, path: string): string {
  const back = new URL(address).searchParams.get(BACK)
  return back === null ? path : `${path}?${new URLSearchParams({ [BACK]: back })}`
}

/** Where an address wants to lead after logging in, when that is a page of this house; otherwise the member's own page. */
export function wayBack(address: string): string {
  const here = new URL(address)
  const wanted = here.searchParams.get(BACK)
  if (wanted === null || !wanted.startsWith('/')) return MEMBER_PATHS.profile
  // `//elsewhere` and `/\elsewhere` begin with a slash as well.
  const url = URL.parse(wanted, here.origin)
  if (url === null || url.origin !== here.origin) return MEMBER_PATHS.profile
  // `/.//elsewhere` is read as a path here, and written as one it would lead there.
  if (url.pathname.startsWith('//')) return MEMBER_PATHS.profile
  const path = parsePath(url.pathname)
  if (path === null || isReservedPath(path) || DOORS.includes(path)) return MEMBER_PATHS.profile
  return url.pathname + url.search + url.hash
}
