import { type Article, articlePath, osloDate, osloInstant } from '@lerret/model'
import { type Content, deriveFromContent, extractLead, replaceSorted } from '@lerret/page-engine'
import { Feed } from 'feed'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { addressOf, escapeXml, oneLine } from './text.ts'

const PATH = '/rss.xml'
const LENGTH = 30

/** The latest news, for news readers. */
export function rss({ site, content, paths, now, words }: SmallFeedInput): FeedFile {
  const articles = newest(content, (article) => paths.has(articlePath(article)))
  const feed = new Feed({
    title: oneLine(site.title),
    description: oneLine(site.description),
    link: addressOf('/', site),
    feed: addressOf(PATH, site),
    language: site.htmlLang,
    generator: false,
    updated: latestChange(articles) ?? osloInstant(osloDate(now)),
  })
  for (const article of articles) {
    feed.addItem({
      id: article.id,
      title: withoutEndOfSection(oneLine(article.title)),
      link: addressOf(articlePath(article), site),
      date: new Date(article.createdAt),
      // News readers take it for HTML.
      description: escapeXml(oneLine(extractLead(article.content))),
      category: [{ name: words[article.category] }],
    })
  }
  return { path: PATH, type: 'application/rss+xml; charset=utf-8', body: `${feed.rss2()}\n` }
}

/** All articles by their date, kept from one publish to the next: of thousands, few are others. */
const byDate = deriveFromContent(
  (content): readonly Article[] => content.all('article').toSorted(newestFirst),
  (articles, changes, content) => {
    const touched = changes.flatMap((change) =>
      change.kind === 'article' ? [change.before, change.after] : [],
    )
    const versions = new Set(touched.filter((article) => article !== null))
    const now = new Set([...versions].flatMap(({ id }) => content.find('article', id) ?? []))
    return replaceSorted(articles, versions, [...now], newestFirst)
  },
)

function newest(content: Content, isShown: (article: Article) => boolean): Article[] {
  const found: Article[] = []
  for (const article of byDate(content)) {
    if (found.length === LENGTH) break
    if (isShown(article)) found.push(article)
  }
  return found
}

const newestFirst = (a: Article, b: Article) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)

function latestChange(articles: Article[]): Date | undefined {
  if (articles.length === 0) return undefined
  return new Date(Math.max(...articles.map(({ createdAt, updatedAt }) => Math.max(createdAt, updatedAt))))
}

// The library writes titles as CDATA and guards against the first `]]>` of a text alone.
const withoutEndOfSection = (text: string) => text.replaceAll(']]>', ']] >')
