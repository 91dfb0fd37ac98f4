import { type Article, type ArticleCard, articlePath, hrefOf } from '@lerret/model'
import { toInstant } from '../content/showing-times.ts'
import type { Reader } from '../incremental/reads.ts'
import { leadOf } from './lead.ts'
import { pictureOf } from './picture.ts'

export function articleCard(article: Article, read: Reader): ArticleCard {
  return {
    id: article.id,
    title: article.title,
    href: hrefOf(articlePath(article)),
    category: article.category,
    lead: leadOnce(article),
    image: pictureOf(article.thumbnail || article.image, read),
    publishedAt: toInstant(article.createdAt),
  }
}

const leads = new WeakMap<Article, string>()

/** The newest articles stand on many pages, and their texts may be long. */
function leadOnce(article: Article): string {
  const lead = leads.get(article) ?? leadOf(article.content)
  leads.set(article, lead)
  return lead
}
