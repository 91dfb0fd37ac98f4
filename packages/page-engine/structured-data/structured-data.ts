import {
  type Article,
  articlePath,
  NOT_FOUND_PATH,
  type Production,
  productionPath,
  type Showing,
  toAbsoluteUrl,
} from '@lerret/model'
import type { JsonLdObject } from 'schema-dts'
import { getUpcoming } from '../content/showing-times.ts'
import type { PageContext } from '../context/page-context.ts'
import { toNewsArticle } from './article.ts'
import { toBreadcrumbList } from './breadcrumbs.ts'
import { toCultureEvents } from './culture.ts'
import { toMovie, toScreeningEvents } from './film.ts'
import { toHouse, toWebSite } from './house.ts'

/** A page's schema.org things for search engines. They only use records that the page's own sources found. */
export function resolveStructuredData(context: PageContext): JsonLdObject[] {
  const { originalPath } = context
  if (originalPath === NOT_FOUND_PATH) return []
  if (originalPath === '/') return [toHouse(context.site), toWebSite(context.site)]
  const subject = findSubject(context)
  return [...toThings(subject, context), toBreadcrumbList(subject ?? context.page, context)]
}

type Subject = Production | Article

/** The record that the page is about: one of a single-record source whose own path is this page. */
export function findSubject({ sources, originalPath }: PageContext): Subject | undefined {
  for (const source of sources.values()) {
    if (source.collection) continue
    if (source.model === 'production') {
      const [production] = source.records
      if (production && productionPath(production) === originalPath) return production
    }
    if (source.model === 'article') {
      const [article] = source.records
      if (article && articlePath(article) === originalPath) return article
    }
  }
  return undefined
}

function toThings(subject: Subject | undefined, context: PageContext): JsonLdObject[] {
  if (!subject) return []
  const url = toAbsoluteUrl(context.site.host, context.location.path)
  if (!('object' in subject)) return [toNewsArticle(subject, url, context)]
  const showings = upcomingShowings(subject, context)
  return subject.object === 'movie'
    ? [toMovie(subject, url, context), ...toScreeningEvents(subject, showings, url, context)]
    : toCultureEvents(subject, showings, url, context)
}

function upcomingShowings({ id }: Production, { sources, now, tracker }: PageContext): Showing[] {
  const showings = [...sources.values()].flatMap((source) =>
    source.model === 'event'
      ? (getUpcoming(source.records, now, tracker.caches).byProduction.get(id) ?? [])
      : [],
  )
  // Two sources may find the same showing.
  return [...new Set(showings)]
}
