import type { ContentKind, SiteConfig } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import type { SiteWords } from '../render/renderer.ts'
import { calendars } from './calendars.ts'
import type { Icon } from './icons.ts'
import { robots } from './robots.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'
import { manifest } from './web-app-manifest.ts'

export interface FeedInput extends SmallFeedInput {
  /** The number of a record's last publication, higher than that of any before it; 0 when it was never published. */
  revisionOf: (kind: ContentKind, id: string) => number
}

/** As a set of paths or a map by path tells it. */
export interface Paths {
  size: number
  has(path: string): boolean
  keys(): Iterable<string>
}

export interface SmallFeedInput {
  site: SiteConfig
  content: Content
  /** Every page of the release, as plain text: nothing leads to a page that is not there. */
  paths: Paths
  now: Date
  words: SiteWords
  /** Those that the release has. */
  icons: readonly Icon[]
  /** So many pages are listed in one file for search engines. */
  pagesPerSitemap?: number | undefined
}

export interface FeedFile {
  /** Plain text, as a release names its files. */
  path: string
  type: string
  body: string
}

/**
 * What the site offers to programs: search engines, news readers, calendars and home screens. The same content on the same
 * day in Oslo gives the same bytes.
 */
export function feedFiles(input: FeedInput): FeedFile[] {
  return [...smallFeeds(input), ...sitemap(input), ...calendars(input)]
}

/** All but the list of pages, and the calendars, of which there are as many as films. */
export function smallFeeds(input: SmallFeedInput): FeedFile[] {
  return [robots(input), rss(input), manifest(input)]
}
