import { sitemapPath } from '@lerret/model'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { toSiteUrl } from './text.ts'

/** First path segments that search engines should skip. What pages load (page data, pictures, runtime data) stays allowed. */
const DISALLOWED_SEGMENTS = ['redaksjon', 'partners', 'platform', 'management', 'identity', 'search']

export function createRobotsFile({ site }: SmallFeedInput): FeedFile {
  const isOpen = site.published && site.stage === 'production'
  const rules = isOpen
    ? [
        'Allow: /',
        ...DISALLOWED_SEGMENTS.flatMap(disallowSegment),
        '',
        `Sitemap: ${toSiteUrl(sitemapPath(), site)}`,
      ]
    : ['Disallow: /']
  const body = ['User-agent: *', ...rules, ''].join('\n')
  return { path: '/robots.txt', type: 'text/plain; charset=utf-8', body }
}

// A rule matches every path that begins with it, and `/search` is also the beginning of `/searching-…`, a film.
const disallowSegment = (segment: string) => ['$', '/', '?'].map((end) => `Disallow: /${segment}${end}`)
