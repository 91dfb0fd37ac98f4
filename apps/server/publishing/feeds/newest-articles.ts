import { type Article, articlePath, articlePublishedAt } from '@lerret/model'
import { deriveFromContent, replaceSorted } from '@lerret/page-engine'
import type { SmallFeedInput } from './feed-files.ts'
import { findPagePath } from './translated-feeds.ts'

interface NewestInput extends Pick<SmallFeedInput, 'content' | 'paths' | 'translation'> {
  limit: number
}

/** The newest articles that have a page in the release, in the language of the feed. */
export function findNewestArticles({ limit, ...input }: NewestInput): Article[] {
  const articles: Article[] = []
  for (const article of getArticlesByDate(input.content)) {
    if (articles.length === limit) break
    if (findArticlePath(article, input) !== null) articles.push(article)
  }
  return articles
}

/** The path of an article's page in the language of the feed; null when there is none. */
export const findArticlePath = (article: Article, input: Omit<NewestInput, 'limit'>) =>
  findPagePath({ kind: 'article', id: article.id, path: articlePath(article) }, input)

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

const compareNewestFirst = (a: Article, b: Article) =>
  articlePublishedAt(b) - articlePublishedAt(a) || (a.id < b.id ? -1 : 1)
