import { type Article, articlePath, articlePublishedAt, osloDate, osloInstant } from '@lerret/model'
import { articleLead } from '@lerret/page-engine'
import { Feed } from 'feed'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { findNewestArticles } from './newest-articles.ts'
import { escapeXml, toOneLine, toSiteUrl } from './text.ts'

const RSS_PATH = '/rss.xml'
const MAX_ITEMS = 30

/** The latest news, for news readers. */
export function createRssFeed({ site, content, paths, now, words }: SmallFeedInput): FeedFile {
  const articles = findNewestArticles({ content, paths, limit: MAX_ITEMS })
  const feed = new Feed({
    title: toOneLine(site.title),
    description: toOneLine(site.description),
    link: toSiteUrl('/', site),
    feed: toSiteUrl(RSS_PATH, site),
    language: site.htmlLang,
    generator: false,
    updated: findLatestChange(articles) ?? osloInstant(osloDate(now)),
  })
  for (const article of articles) {
    feed.addItem({
      id: article.id,
      title: escapeCdataEnd(toOneLine(article.title)),
      link: toSiteUrl(articlePath(article), site),
      date: new Date(articlePublishedAt(article)),
      // News readers interpret it as HTML.
      description: escapeXml(toOneLine(articleLead(article))),
      category: [{ name: words[article.category] }],
    })
  }
  return { path: RSS_PATH, type: 'application/rss+xml; charset=utf-8', body: `${feed.rss2()}\n` }
}

function findLatestChange(articles: Article[]): Date | undefined {
  if (articles.length === 0) return undefined
  return new Date(
    Math.max(...articles.map((article) => Math.max(articlePublishedAt(article), article.updatedAt))),
  )
}

// The library writes titles as CDATA and escapes only the first `]]>` of a text.
const escapeCdataEnd = (text: string) => text.replaceAll(']]>', ']] >')
