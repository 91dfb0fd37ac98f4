import { type Article, type ArticleCard, articlePath, articlePublishedAt, toHref } from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { toIsoInstant } from './iso-instant.ts'
import { articleLead } from './lead.ts'
import { findPicture } from './picture.ts'

export function toArticleCard(article: Article, tracker: ReadTracker): ArticleCard {
  return {
    id: article.id,
    title: article.title,
    href: toHref(articlePath(article)),
    category: article.category,
    lead: getLead(article),
    image: findPicture(article.thumbnail || article.image, tracker),
    publishedAt: toIsoInstant(articlePublishedAt(article)),
  }
}

const cachedLeads = new WeakMap<Article, string>()

/** Cached, because the newest articles are on many pages and their texts may be long. */
function getLead(article: Article): string {
  const lead = cachedLeads.get(article) ?? articleLead(article)
  cachedLeads.set(article, lead)
  return lead
}
