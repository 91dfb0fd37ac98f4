import { type Article, articlePublishedAt } from '@lerret/model'
import type { NewsArticleLeaf } from 'schema-dts'
import type { PageContext } from '../context/page-context.ts'
import { articleLead } from '../views/lead.ts'
import { findPicture } from '../views/picture.ts'
import { toOrganization } from './house.ts'
import { imageUrls } from './images.ts'
import { optionalProperty } from './optional-property.ts'
import { formatOsloDateTime } from './oslo-date-time.ts'

/** Search engines reject longer headlines. */
const MAX_HEADLINE_LENGTH = 110

export function toNewsArticle(
  article: Article,
  url: string,
  { site, tracker }: PageContext,
): NewsArticleLeaf {
  const publishedAt = articlePublishedAt(article)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#artikkel`,
    headline: truncateHeadline(article.title),
    url,
    mainEntityOfPage: url,
    ...optionalProperty('description', articleLead(article)),
    datePublished: formatOsloDateTime(publishedAt),
    dateModified: formatOsloDateTime(Math.max(publishedAt, article.updatedAt)),
    author: article.author ? { '@type': 'Person', name: article.author } : toOrganization(site),
    publisher: toOrganization(site),
    inLanguage: site.htmlLang,
    ...optionalProperty('image', imageUrls(findPicture(article.image, tracker), site.host)),
  }
}

function truncateHeadline(title: string): string {
  if (title.length <= MAX_HEADLINE_LENGTH) return title
  const endOfWord = title.lastIndexOf(' ', MAX_HEADLINE_LENGTH - 1)
  const start = title.slice(0, endOfWord > 0 ? endOfWord : MAX_HEADLINE_LENGTH - 1)
  return `${start.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:–-]+$/, '')}…`
}
