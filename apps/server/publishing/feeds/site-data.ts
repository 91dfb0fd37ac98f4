import { SITE_DATA_PATH, type SiteData } from '@lerret/model'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { findNewestArticles } from './newest-articles.ts'

/** The site renders as many in advance by the specification: the file stays small however many a house has. */
const MAX_ARTICLES = 50

/** The site and its newest articles, as data that every page refers to. */
export function createSiteData({ site, content, paths }: SmallFeedInput): FeedFile {
  const data: SiteData = {
    id: site.id,
    title: site.title,
    facebookPixelId: site.facebookPixelId,
    articles: findNewestArticles({ content, paths, limit: MAX_ARTICLES }),
  }
  return { path: SITE_DATA_PATH, type: 'application/json; charset=utf-8', body: JSON.stringify(data) }
}
