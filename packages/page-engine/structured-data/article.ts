import type { Article } from '@lerret/model'
import type { PageContext } from '../context/page-context.ts'
import { leadOf } from '../views/lead.ts'
import { pictureOf } from '../views/picture.ts'
import { organization } from './house.ts'
import { imageUrls } from './images.ts'
import { given } from './optional-property.ts'
import { osloDateTime } from './oslo-date-time.ts'
import type { Thing } from './thing.ts'

/** Longer headlines are refused by search engines. */
const HEADLINE_LENGTH = 110

export function newsArticle(article: Article, url: string, { site, read }: PageContext): Thing {
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#artikkel`,
    headline: cut(article.title),
    url,
    mainEntityOfPage: url,
    ...given('description', leadOf(article.content)),
    datePublished: osloDateTime(article.createdAt),
    dateModified: osloDateTime(Math.max(article.createdAt, article.updatedAt)),
    author: article.author ? { '@type': 'Person', name: article.author } : organization(site),
    publisher: organization(site),
    inLanguage: site.htmlLang,
    ...given('image', imageUrls(pictureOf(article.image, read), site.host)),
  }
}

function cut(title: string): string {
  if (title.length <= HEADLINE_LENGTH) return title
  const endOfWord = title.lastIndexOf(' ', HEADLINE_LENGTH - 1)
  const kept = title.slice(0, endOfWord > 0 ? endOfWord : HEADLINE_LENGTH - 1)
  return `${kept.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:–-]+$/, '')}…`
}
