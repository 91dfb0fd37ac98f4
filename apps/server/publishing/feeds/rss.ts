import { type Article, articlePath, articlePublishedAt, osloDate, osloInstant, RSS_PATH } from '@lerret/model'
import { articleLead, localize } from '@lerret/page-engine'
import { Feed } from 'feed'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { findArticlePath, findNewestArticles } from './newest-articles.ts'
import { escapeXml, toOneLine, toSiteUrl } from './text.ts'
import { getFeedPath, getTranslationReader } from './translated-feeds.ts'

const MAX_ITEMS = 30

/** The latest news, for news readers. In another language than the house's, those that are translated. */
export function createRssFeed(input: SmallFeedInput): FeedFile {
  const { site, paths, now, words, translation } = input
  const articles = findNewestArticles({ ...input, limit: MAX_ITEMS })
  const path = getFeedPath(RSS_PATH, input)
  const frontPage = translation && paths.has(`/${translation.language}`) ? `/${translation.language}` : '/'
  const feed = new Feed({
    title: toOneLine(site.title),
    description: toOneLine(site.description),
    link: toSiteUrl(frontPage, site),
    feed: toSiteUrl(path, site),
    language: site.htmlLang,
    generator: false,
    updated: findLatestChange(articles) ?? osloInstant(osloDate(now)),
  })
  for (const original of articles) {
    const article = localize('article', original, getTranslationReader(input))
    feed.addItem({
      id: article.id,
      title: escapeCdataEnd(toOneLine(article.title)),
      link: toSiteUrl(findArticlePath(original, input) ?? articlePath(original), site),
      date: new Date(articlePublishedAt(article)),
      // News readers interpret it as HTML.
      description: escapeXml(toOneLine(articleLead(article))),
      category: [{ name: words[article.category] }],
    })
  }
  return { path, type: 'application/rss+xml; charset=utf-8', body: `${feed.rss2()}\n` }
}

function findLatestChange(articles: Article[]): Date | undefined {
  if (articles.length === 0) return undefined
  return new Date(
    Math.max(...articles.map((article) => Math.max(articlePublishedAt(article), article.updatedAt))),
  )
}

// The library writes titles as CDATA and escapes only the first `]]>` of a text.
const escapeCdataEnd = (text: string) => text.replaceAll(']]>', ']] >')
