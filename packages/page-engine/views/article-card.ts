import {
  type Article,
  type ArticleCard,
  articlePath,
  articlePublishedAt,
  type Safe,
  toHref,
} from '@lerret/model'
import type { RecordCaches } from '../content/content.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { findForeignLang, localize } from '../translation/localize.ts'
import { localizeRecordPath } from '../translation/localized-paths.ts'
import { toIsoInstant } from './iso-instant.ts'
import { articleLead } from './lead.ts'
import { findPicture } from './picture.ts'

export function toArticleCard(original: Safe<Article>, tracker: ReadTracker): ArticleCard {
  const article = localize('article', original, tracker)
  const lang = findForeignLang('article', original.id, tracker)
  return {
    id: article.id,
    title: article.title,
    ...(lang && { lang }),
    href: toHref(localizeRecordPath('article', original.id, articlePath(original), tracker)),
    category: article.category,
    lead: getLead(article, tracker.caches),
    image: findPicture(article.thumbnail || article.image, tracker),
    publishedAt: toIsoInstant(articlePublishedAt(article)),
  }
}

/** Cached, because the newest articles are on many pages and their texts may be long. */
function getLead(article: Safe<Article>, { leads }: RecordCaches): string {
  const lead = leads.get(article) ?? articleLead(article)
  leads.set(article, lead)
  return lead
}
