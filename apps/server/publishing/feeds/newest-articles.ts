import { type Article, articlePath, articlePublishedAt, type Safe } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import type { SmallFeedInput } from './feed-files.ts'
import { findPagePath } from './translated-feeds.ts'

interface NewestInput extends Pick<SmallFeedInput, 'content' | 'paths' | 'translation'> {
  limit: number
}

/** The newest articles that have a page in the release, in the language of the feed. */
export function findNewestArticles({ limit, ...input }: NewestInput): Safe<Article>[] {
  const articles: Safe<Article>[] = []
  for (const article of input.content.compute(sortArticles)) {
    if (articles.length === limit) break
    if (findArticlePath(article, input) !== null) articles.push(article)
  }
  return articles
}

/** Several feeds need them. */
const sortArticles = (content: Content) => content.all('article').toSorted(compareNewestFirst)

/** The path of an article's page in the language of the feed; null when there is none. */
export const findArticlePath = (article: Article, input: Omit<NewestInput, 'limit'>) =>
  findPagePath({ kind: 'article', id: article.id, path: articlePath(article) }, input)

const compareNewestFirst = (a: Article, b: Article) =>
  articlePublishedAt(b) - articlePublishedAt(a) || (a.id < b.id ? -1 : 1)
