import sax from 'sax'
import type { Fetch } from '../../outbound/fetch.ts'

const MAX_SITEMAPS = 500
const MAX_ADDRESSES = 100_000

/** The addresses in a site's sitemaps; none when it has no sitemap. Broken sitemaps are read as far as they go. */
export async function readSitemap(fetch: Fetch, base: string): Promise<string[]> {
  const waiting = [...(await findSitemaps(fetch, base))]
  const read = new Set<string>()
  const addresses = new Set<string>()
  for (let sitemap = waiting.shift(); sitemap && read.size < MAX_SITEMAPS; sitemap = waiting.shift()) {
    if (read.has(sitemap)) continue
    read.add(sitemap)
    const { pages, sitemaps } = parseSitemap(await fetchSitemap(fetch, sitemap))
    waiting.push(...sitemaps)
    for (const page of pages) if (addresses.size < MAX_ADDRESSES) addresses.add(page)
  }
  return [...addresses]
}

/** Those that `robots.txt` names, and the usual places. */
async function findSitemaps(fetch: Fetch, base: string): Promise<string[]> {
  const robots = await fetchSitemap(fetch, new URL('/robots.txt', base).href)
  const named = Array.from(robots.matchAll(/^\s*sitemap:\s*(\S+)/gim), ([, url]) => url as string)
  return named.length > 0 ? named : ['/wp-sitemap.xml', '/sitemap.xml'].map((path) => `${base}${path}`)
}

async function fetchSitemap(fetch: Fetch, url: string): Promise<string> {
  try {
    const reply = await fetch(url)
    return reply.ok ? await reply.text() : ''
  } catch {
    // A sitemap that cannot be read costs addresses that nothing else names, not the import.
    return ''
  }
}

export function parseSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const found = { pages: [] as string[], sitemaps: [] as string[] }
  const path: string[] = []
  const parser = sax.parser(true, { trim: true })
  parser.onopentag = ({ name }) => path.push(name)
  parser.onclosetag = () => path.pop()
  parser.ontext = parser.oncdata = (text: string) => {
    const [parent, name] = path.slice(-2)
    if (name === 'loc' && parent === 'url') found.pages.push(text.trim())
    if (name === 'loc' && parent === 'sitemap') found.sitemaps.push(text.trim())
  }
  parser.onerror = () => parser.resume()
  parser.write(xml.trimStart()).close()
  return found
}
