import { type Article, articlePath, articlePublishedAt, osloDate, osloInstant } from '@lerret/model'
import { articleLead, type Content, deriveFromContent, replaceSorted } from '@lerret/page-engine'
import { Feed } from 'feed'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { escapeXml, toOneLine, toSiteUrl } from './text.ts'

const RSS_PATH = '/rss.xml'
const MAX_ITEMS = 30

/** The latest news, for news readers. */
export function createRssFeed({ site, content, paths, now, words }: SmallFeedInput): FeedFile {
  const articles = findNewest(content, (article) => paths.has(articlePath(article)))
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

/** All articles, newest first, updated with the changes of each publish. */
const getArticlesByDate = deriveFromContent(
  (content): readonly Article[] => content.all('article').toSorted(compareNewestFirst),
  (articles, changes, content) => {
    const versions = changes.flatMap((change) =>
      change.kind === 'article' ? [change.before, change.after] : [],
    )
    const removed = new Set(versions.filter((article) => article !== null))
    const added = new Set([...removed].flatMap(({ id }) => content.find('article', id) ?? []))
    return replaceSorted(articles, removed, [...added], compareNewestFirst)
  },
)

function findNewest(content: Content, isShown: (article: Article) => boolean): Article[] {
  const articles: Article[] = []
  for (const article of getArticlesByDate(content)) {
    if (articles.length === MAX_ITEMS) break
    if (isShown(article)) articles.push(article)
  }
  return articles
}

const compareNewestFirst = (a: Article, b: Article) =>
  articlePublishedAt(b) - articlePublishedAt(a) || (a.id < b.id ? -1 : 1)

function findLatestChange(articles: Article[]): Date | undefined {
  if (articles.length === 0) return undefined
  return new Date(
    Math.max(...articles.map((article) => Math.max(articlePublishedAt(article), article.updatedAt))),
  )
}

// The library writes titles as CDATA and escapes only the first `]]>` of a text.
const escapeCdataEnd = (text: string) => text.replaceAll(']]>', ']] >')
