import { type Article, SITE_DATA_PATH, type SiteData } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import { cleanHtml } from '../../content/html/clean-html.ts'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { findNewestArticles } from './newest-articles.ts'

/** As many as the site renders in advance by the specification: the file stays small however many a house has. */
const MAX_ARTICLES = 50

/** The site and its newest articles, as data that every page refers to. */
export function createSiteData({ site, content, paths }: SmallFeedInput): FeedFile {
  const data: SiteData = {
    id: site.id,
    title: site.title,
    facebookPixelId: site.facebookPixelId,
    articles: findNewestArticles({ content, paths, limit: MAX_ARTICLES }).map((article) =>
      cleanArticle(article, content),
    ),
  }
  return { path: SITE_DATA_PATH, type: 'application/json; charset=utf-8', body: JSON.stringify(data) }
}

function cleanArticle(article: Article, { remembered: { cleanTexts } }: Content): Article {
  const text = cleanTexts.get(article) ?? cleanHtml(article.content)
  cleanTexts.set(article, text)
  return { ...article, content: text }
}
