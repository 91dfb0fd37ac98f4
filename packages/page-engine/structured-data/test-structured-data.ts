import { fillTemplate, type PageConfig } from '@lerret/model'
import { getSite } from '../content/site.ts'
import { readSources } from '../context/sources.ts'
import { createReadTracker } from '../incremental/read-tracker.ts'
import type { Params } from '../paths/expand-page.ts'
import { createTestContent, NOW, page, type Records, source, where } from '../testing/test-records.ts'
import { resolveStructuredData } from './structured-data.ts'

/** The properties that tests read, whatever the type. */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}

export const filmPage = page({
  id: 'film',
  title: 'Film',
  path: '/{production}',
  sources: [
    source({
      name: 'production',
      model: 'production',
      collection: false,
      filter: [where('object', 'movie'), where('parentSlug', '@production')],
    }),
    source({ name: 'showings', model: 'event', filter: [where('production.parentSlug', '@production')] }),
  ],
})

export const culturePage = page({
  id: 'culture',
  title: 'Arrangement',
  path: '/{culture}',
  sources: [
    source({
      name: 'culture',
      model: 'production',
      collection: false,
      filter: [where('pageReference', '@culture')],
    }),
    source({ name: 'showings', model: 'event', filter: [where('production.pageReference', '@culture')] }),
  ],
})

export const articlePage = page({
  id: 'article',
  title: 'Artikkel',
  path: '/article/{article}',
  sources: [
    source({ name: 'article', model: 'article', collection: false, filter: [where('slug', '@article')] }),
  ],
})

/** The things of a page with these records. */
export function resolveThings(
  config: PageConfig,
  { records = {}, params = {}, now = NOW }: { records?: Records; params?: Params; now?: Date } = {},
): Thing[] {
  const content = createTestContent({ page: [config], ...records })
  const tracker = createReadTracker(content)
  const location = { pageId: config.id, path: fillTemplate(config.path, params) }
  const sources = readSources(config, params, tracker, location)
  const things = resolveStructuredData({
    page: config,
    site: getSite(content),
    now: now.getTime(),
    tracker,
    sources,
    location,
    originalPath: location.path,
  })
  return things as Thing[]
}

export const filterByType = (things: Thing[], type: string) =>
  things.filter((thing) => thing['@type'] === type)
