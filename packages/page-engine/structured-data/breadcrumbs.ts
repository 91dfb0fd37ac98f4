import { type Article, type PageConfig, type Production, toAbsoluteUrl } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { getHouseWords } from '@lerret/words/languages'
import type { BreadcrumbListLeaf } from 'schema-dts'
import type { PageContext } from '../context/page-context.ts'
import { localizePath } from '../translation/localized-paths.ts'

type Crumb = [name: string, path: string]

/** The path from the front page to a page: through the cinema to a film, culture to an event, the news to an article. */
export function toBreadcrumbList(
  subject: Production | Article | PageConfig,
  { site, location, tracker }: PageContext,
): BreadcrumbListLeaf {
  const words = getHouseWords(site)
  const above: Crumb[] = [[words.frontPage, '/'], ...sectionCrumbs(subject, words)]
  const crumbs = [
    ...above.map(([name, path]): Crumb => [name, localizePath(path, tracker)]),
    [subject.title, location.path] satisfies Crumb,
  ]
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
