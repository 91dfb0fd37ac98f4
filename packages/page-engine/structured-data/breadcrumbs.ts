import { type Article, type PageConfig, type Production, type SiteConfig, toAbsoluteUrl } from '@lerret/model'
import type { Thing } from './thing.ts'

type Crumb = [name: string, path: string]

const FRONT: Crumb = ['Framside', '/']
const CINEMA: Crumb = ['Kino', '/kino']
const CULTURE: Crumb = ['Kultur', '/kultur']
const NEWS: Crumb = ['Nyhende', '/nyhende']

/** The path from the front page to a page: through the cinema to a film, culture to an event, the news to an article. */
export function toBreadcrumbList(
  path: string,
  subject: Production | Article | PageConfig,
  site: SiteConfig,
): Thing {
  const crumbs: Crumb[] = [FRONT, ...sectionCrumbs(subject), [subject.title, path]]
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

function sectionCrumbs(subject: Production | Article | PageConfig): Crumb[] {
  if ('object' in subject) return [subject.object === 'movie' ? CINEMA : CULTURE]
  return 'slug' in subject ? [NEWS] : []
}
