import type { IncomingHttpHeaders } from 'node:http'

/** Where a page is, as browsers tell it: `https://fjordheim.example`. */
export const originOf = (url: string) => URL.parse(url)?.origin ?? ''

/**
 * Whether a page that is none of ours made the browser send this. What is allowed are the origins of the house's own sites;
 * the server's own pages always are. Programs send neither header, and no browser's cookies either.
 */
export function isFromForeignPage(
  headers: IncomingHttpHeaders,
  isAllowed: (origin: string) => boolean,
): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return false
  if (origin !== undefined) return !(isAllowed(origin) || (site === undefined && isSameHost(origin, host)))
  return site !== undefined
}

/** Browsers tell where a page is only to servers they reach safely; to others the host is all there is to compare. */
const isSameHost = (origin: string, host: string | undefined) =>
  host !== undefined && URL.parse(origin)?.host === host
