import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import sax from 'sax'
import type { Fetch } from '../../../platform/outbound/fetch.ts'
import { decodeText } from '../../../platform/text/decode-text.ts'
import { readRobots } from './robots.ts'

const MAX_SITEMAPS = 500
const MAX_ADDRESSES = 100_000
const MAX_SITEMAP_BYTES = 60_000_000

export interface SitemapEntry {
  address: string
  /** When the page was changed; 0 when the sitemap does not say. */
  changedAt: number
}

/** The pages in a site's sitemaps; none when it has no sitemap. Broken sitemaps are read as far as they go. */
export async function readSitemap(
  fetch: Fetch,
  base: string,
  robots?: Awaited<ReturnType<typeof readRobots>>,
): Promise<SitemapEntry[]> {
  const { sitemaps: named } = robots ?? (await readRobots(fetch, base))
  const waiting = named.length > 0 ? [...named] : USUAL_PLACES.map((path) => `${base}${path}`)
  const read = new Set<string>()
  const entries = new Map<string, SitemapEntry>()
  for (let sitemap = waiting.shift(); sitemap && read.size < MAX_SITEMAPS; sitemap = waiting.shift()) {
    if (read.has(sitemap)) continue
    read.add(sitemap)
    const { pages, sitemaps } = parseSitemap(await fetchSitemap(fetch, sitemap))
    waiting.push(...sitemaps)
    for (const page of pages) if (entries.size < MAX_ADDRESSES) entries.set(page.address, page)
  }
  return [...entries.values()]
}

const USUAL_PLACES = ['/wp-sitemap.xml', '/sitemap.xml', '/sitemap_index.xml']

async function fetchSitemap(fetch: Fetch, url: string): Promise<string> {
  try {
    const reply = await fetch(url)
    return reply.ok ? decodeText(await unpack(new Uint8Array(await reply.arrayBuffer()))) : ''
  } catch {
    // A sitemap that cannot be read costs addresses that nothing else names, not the import.
    return ''
  }
}

/** Some sitemaps are gzip files without a header that names the compression. */
const unpack = async (bytes: Uint8Array): Promise<Uint8Array> =>
  bytes[0] === 0x1f && bytes[1] === 0x8b
    ? promisify(gunzip)(bytes, { maxOutputLength: MAX_SITEMAP_BYTES })
    : bytes

export function parseSitemap(xml: string): { pages: SitemapEntry[]; sitemaps: string[] } {
  const found = { pages: [] as SitemapEntry[], sitemaps: [] as string[] }
  const path: string[] = []
  let fields: Record<string, string> = {}
  const parser = sax.parser(true, { trim: true })
  parser.onopentag = ({ name }) => {
    path.push(name)
    if (name === 'url' || name === 'sitemap') fields = {}
  }
  parser.ontext = parser.oncdata = (text: string) => {
    const [parent, name = ''] = path.slice(-2)
    // Pictures of a page have their own `loc`.
    if (parent === 'url' || parent === 'sitemap') fields[name] = (fields[name] ?? '') + text.trim()
  }
  parser.onclosetag = (name) => {
    path.pop()
    const { loc, lastmod = '' } = fields
    if (name === 'url' && loc) found.pages.push({ address: loc, changedAt: Date.parse(lastmod) || 0 })
    if (name === 'sitemap' && loc) found.sitemaps.push(loc)
  }
  parser.onerror = () => parser.resume()
  parser.write(xml.trimStart()).close()
  return found
}
