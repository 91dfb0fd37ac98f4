import type { ContentKind, Language, Safe, SiteConfig } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import type { Words } from '@lerret/words/all'
import { createInitialsIcon, type Icon } from './icons.ts'
import { createRobotsFile } from './robots.ts'
import { createRssFeed } from './rss.ts'
import { createSiteData } from './site-data.ts'
import { listFeedInputs } from './translated-feeds.ts'
import { createWebAppManifest } from './web-app-manifest.ts'

export interface FeedInput extends SmallFeedInput {
  /** The revision at which a record was last published; 0 when it never was. */
  getRevision: (kind: ContentKind, id: string) => number
}

/** A set of paths, or a map by path. */
export interface PathSet {
  size: number
  has(path: string): boolean
  keys(): Iterable<string>
}

export interface SmallFeedInput {
  site: Safe<SiteConfig>
  content: Content
  /** Decoded paths of all pages of the release: feeds link to no other page. */
  paths: PathSet
  now: Date
  words: Words
  /** Set for feeds in another language than the house's. */
  translation?: { language: Language; houseLang: string }
  icons: readonly Icon[]
  /** How many pages one sitemap file may list. */
  pagesPerSitemap?: number | undefined
}

export interface FeedFile {
  /** Decoded. */
  path: string
  type: string
  body: string
}

/** All feeds but the sitemap and the calendars, which are large and built incrementally. The same content gives the same bytes. */
export function createSmallFeeds(input: SmallFeedInput): FeedFile[] {
  return [
    createRobotsFile(input),
    ...listFeedInputs(input).map(createRssFeed),
    createSiteData(input),
    createWebAppManifest(input),
    ...createInitialsIcon(input),
  ]
}
