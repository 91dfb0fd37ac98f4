import { sitemapPath } from '@lerret/model'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { addressOf } from './text.ts'

/** Segments that hold nothing to find. What a page is drawn with (page data, pictures, fresh facts) stays open. */
const CLOSED = ['redaksjon', 'partners', 'platform', 'management', 'identity', 'search']

export function robots({ site }: SmallFeedInput): FeedFile {
  const isOpen = site.published && site.stage === 'production'
  const rules = isOpen
    ? ['Allow: /', ...CLOSED.flatMap(closedSegment), '', `Sitemap: ${addressOf(sitemapPath(), site)}`]
    : ['Disallow: /']
  const body = ['User-agent: *', ...rules, ''].join('\n')
  return { path: '/robots.txt', type: 'text/plain; charset=utf-8', body }
}

// A rule holds for all that begins with it, and `/search` begins the address of a film called Searching.
const closedSegment = (segment: string) => ['$', '/', '?'].map((end) => `Disallow: /${segment}${end}`)
