import { type Article, type PageConfig, type Production, type SiteConfig, toAbsoluteUrl } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { getHouseWords } from '@lerret/words/languages'
import type { Thing } from './thing.ts'

type Crumb = [name: string, path: string]

/** The path from the front page to a page: through the cinema to a film, culture to an event, the news to an article. */
export function toBreadcrumbList(
  path: string,
  subject: Production | Article | PageConfig,
  site: SiteConfig,
): Thing {
  const words = getHouseWords(site)
  const crumbs: Crumb[] = [[words.frontPage, '/'], ...sectionCrumbs(subject, words), [subject.title, path]]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, crumbPath], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsoluteUrl(site.host, crumbPath),
    })),
  }
}

function sectionCrumbs(subject: Production | Article | PageConfig, words: Words): Crumb[] {
  if ('object' in subject)
    return [subject.object === 'movie' ? [words.cinemaCalendar, '/kino'] : [words.culture, '/kultur']]
  return 'slug' in subject ? [[words.news, '/nyhende']] : []
}
