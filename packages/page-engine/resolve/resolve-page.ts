import {
  fillTemplate,
  isReservedPath,
  isSlug,
  MAX_JSON_NAME_LENGTH,
  type PageConfig,
  type SafeHtml,
  type SiteConfig,
  toJsonName,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import { readSources } from '../context/sources.ts'
import { createReadTracker, type ReadTracker } from '../incremental/read-tracker.ts'
import type { Reads } from '../incremental/reads.ts'
import type { PageData } from '../page-data.ts'
import type { Params } from '../paths/expand-page.ts'
import { PageError, type PageLocation, withPageErrors } from '../problems/page-error.ts'
import { formatJsonLd } from '../structured-data/json-ld.ts'
import { resolveStructuredData } from '../structured-data/structured-data.ts'
import { prepareTables } from '../views/tables.ts'
import { resolveGrid } from './grid.ts'
import { resolveMeta } from './meta.ts'
import { resolvePageTime } from './page-time.ts'

export interface PageInput {
  page: PageConfig
  params: Params
  content: Content
  site: SiteConfig
  now: Date
  cleanHtml: (raw: string) => SafeHtml
}

export interface ResolvedPage {
  data: PageData
  /** JSON-LD for search engines; empty when the page has none. */
  structuredData: string
  reads: Reads
}

/** The data of one page, and what was read for it. Every error is a PageError with what had been read until then. */
export function resolvePage(input: PageInput): ResolvedPage {
  const tracker = createReadTracker(input.content)
  const location = { pageId: input.page.id, path: fillTemplate(input.page.path, input.params) }
  try {
    return {
      ...withPageErrors(location, () => resolveData(input, location, tracker)),
      reads: tracker.getReads(),
    }
  } catch (error) {
    if (error instanceof PageError) error.reads = tracker.getReads()
    throw error
  }
}

function resolveData(
  { page, params, site, now, cleanHtml }: PageInput,
  location: PageLocation,
  tracker: ReadTracker,
): Omit<ResolvedPage, 'reads'> {
  tracker.trackRecord('page', page.id)
  tracker.trackSite()
  assertValidPath(location)
  const sources = readSources(page, params, tracker, location)
  const context = {
    page,
    site,
    now: now.getTime(),
    tracker,
    sources,
    cleanHtml: (raw: string) => prepareTables(cleanHtml(raw)),
    location,
  }
  const rows = resolveGrid(context)
  const data: PageData = {
    path: location.path,
    jsonName: toJsonName(location.path),
    title: page.title,
    layout: page.layout,
    pageType: page.pageType,
    locale: site.locale.default,
    meta: resolveMeta(context),
    time: resolvePageTime(tracker.queriedShowings(), context.now, tracker.isDateDependent()),
    rows,
  }
  return { data, structuredData: formatJsonLd(resolveStructuredData(context)) }
}

/** Page configurations are validated when they are saved, but not the paths that records' values complete. */
function assertValidPath(location: PageLocation) {
  const { path } = location
  if (isReservedPath(path)) {
    throw createPathError(location, 'the path begins with a segment that belongs to the server.')
  }
  if (path !== '/' && !isSlug(path.slice(1))) {
    throw createPathError(location, 'the path is not an address: it has spaces or an empty segment.')
  }
  if (toJsonName(path).length > MAX_JSON_NAME_LENGTH) {
    throw createPathError(location, 'the path is too long for an address.')
  }
}

const createPathError = (location: PageLocation, text: string) =>
  new PageError(location, { code: 'path_invalid', text, field: 'path' })
