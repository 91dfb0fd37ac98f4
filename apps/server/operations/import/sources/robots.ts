import robotsParser from 'robots-parser'
import type { Fetch } from '../../../platform/outbound/fetch.ts'
import { USER_AGENT } from '../fetching.ts'

export interface Robots {
  isAllowed(address: string): boolean
  /** How long to wait between requests. */
  delayMs: number
  sitemaps: string[]
}

/** The types of this CommonJS module name a default export that it does not have. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default

const MAX_DELAY_MS = 30_000

/** Reads the rules by which a site lets programs read it. Without a `robots.txt`, everything may be read. */
export async function readRobots(fetch: Fetch, base: string): Promise<Robots> {
  const url = new URL('/robots.txt', base).href
  const text = await fetch(url).then(
    (reply) => (reply.ok ? reply.text() : ''),
    () => '',
  )
  // An error page is no list of rules.
  const robots = parseRobots(url, /^\s*</.test(text) ? '' : text)
  return {
    isAllowed: (address) => robots.isAllowed(onSameOrigin(address, url), USER_AGENT) !== false,
    delayMs: Math.min((robots.getCrawlDelay(USER_AGENT) ?? 0) * 1000, MAX_DELAY_MS),
    sitemaps: robots.getSitemaps().filter((sitemap) => URL.canParse(sitemap)),
  }
}

/** The rules of a site are for all its addresses, with and without `www`, encrypted or not. */
function onSameOrigin(address: string, base: string): string {
  const { pathname, search } = new URL(address)
  return new URL(pathname + search, base).href
}
