import type { IncomingHttpHeaders } from 'node:http'

/** The origin of a URL as browsers send it, such as `https://fjordheim.example`; empty when it is no URL. */
export const parseOrigin = (url: string) => URL.parse(url)?.origin ?? ''

/**
 * Whether a page of another site made the browser send this request. The server's own origin is always allowed. Clients that are
 * no browsers send neither `Origin` nor `Sec-Fetch-Site`, and no cookies of a browser either, so they pass.
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

/** Browsers send `Sec-Fetch-Site` over HTTPS only; without it the host is compared. */
const isSameHost = (origin: string, host: string | undefined) =>
  host !== undefined && URL.parse(origin)?.host === host
