import {
  type Article,
  addressOn,
  articlePath,
  NOT_FOUND_PATH,
  type Production,
  productionPath,
  type Showing,
} from '@lerret/model'
import { upcoming } from '../content/showing-times.ts'
import type { PageContext } from '../context/page-context.ts'
import { newsArticle } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { cultureEvents } from './culture.ts'
import { movie, screenings } from './film.ts'
import { house, website } from './house.ts'
import type { Thing } from './thing.ts'

/** What a page tells search engines, as schema.org words it. It says nothing that the page's own sources did not find. */
export function structuredData(at: PageContext): Thing[] {
  const { path } = at.place
  if (path === NOT_FOUND_PATH) return []
  if (path === '/') return [house(at.site), website(at.site)]
  const subject = findSubject(at)
  return [...thingsAbout(subject, at), breadcrumbs(path, subject ?? at.page, at.site)]
}

type Subject = Production | Article

/** What the page is about: the single record that has this page as its own. A page that only mentions one is not about it. */
function findSubject({ sources, place }: PageContext): Subject | undefined {
  for (const source of sources.values()) {
    if (source.collection) continue
    if (source.model === 'production') {
      const [production] = source.records
      if (production && productionPath(production) === place.path) return production
    }
    if (source.model === 'article') {
      const [article] = source.records
      if (article && articlePath(article) === place.path) return article
    }
  }
  return undefined
}

function thingsAbout(subject: Subject | undefined, at: PageContext): Thing[] {
  if (!subject) return []
  const url = addressOn(at.site.host, at.place.path)
  if (!('object' in subject)) return [newsArticle(subject, url, at)]
  const showings = showingsOf(subject, at)
  return subject.object === 'movie'
    ? [movie(subject, url, at.site), ...screenings(subject, showings, url, at.site)]
    : cultureEvents(subject, showings, url, at.site)
}

function showingsOf({ id }: Production, { sources, now }: PageContext): Showing[] {
  const found = [...sources.values()].flatMap((source) =>
    source.model === 'event' ? (byProduction(upcoming(source.records, now)).get(id) ?? []) : [],
  )
  // Two sources may find the same showing.
  return [...new Set(found)]
}

const groups = new WeakMap<readonly Showing[], Map<string, Showing[]>>()

/** Thousands of film pages may share one list of showings, so it is sorted out once. */
function byProduction(showings: readonly Showing[]): Map<string, Showing[]> {
  const known = groups.get(showings) ?? Map.groupBy(showings, ({ productionId }) => productionId)
  groups.set(showings, known)
  return known
}
