import {
  fillTemplate,
  isReservedPath,
  isSlug,
  type Language,
  type LocalizedKind,
  MAX_JSON_NAME_LENGTH,
  type PageConfig,
  type Safe,
  type SiteConfig,
  toJsonName,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import type { PageContext } from '../context/page-context.ts'
import { readSources } from '../context/sources.ts'
import { createReadTracker, type ReadTracker } from '../incremental/read-tracker.ts'
import type { Reads } from '../incremental/reads.ts'
import type { PageData } from '../page-data.ts'
import type { Params } from '../paths/expand-page.ts'
import { PageError, type PageLocation, withPageErrors } from '../problems/page-error.ts'
import { formatJsonLd } from '../structured-data/json-ld.ts'
import { findSubject, resolveStructuredData } from '../structured-data/structured-data.ts'
import { localize } from '../translation/localize.ts'
import { localizeSite } from '../translation/localize-site.ts'
import { listPageVersions } from '../translation/page-versions.ts'
import { resolveGrid } from './grid.ts'
import { resolveMeta } from './meta.ts'
import { resolvePageTime } from './page-time.ts'

export interface PageInput {
  page: PageConfig
  params: Params
  /** The language of a translation, and its path. */
  language?: Language | undefined
  path?: string | undefined
  content: Content
  site: Safe<SiteConfig>
  now: Date
}

export interface ResolvedPage {
  data: PageData
  /** JSON-LD for search engines; empty when the page has none. */
  structuredData: string
  reads: Reads
}

/** The data of one page, and what was read for it. Every error is a PageError with what had been read until then. */
export function resolvePage(input: PageInput): ResolvedPage {
  const { page, params, language } = input
  const houseLang = input.site.htmlLang
  const tracker = createReadTracker(input.content, language ? { language, houseLang } : null)
  const location = { pageId: page.id, path: input.path ?? fillTemplate(page.path, params) }
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
  { page: originalPage, params, language, site: houseSite, now }: PageInput,
  location: PageLocation,
  tracker: ReadTracker,
): Omit<ResolvedPage, 'reads'> {
  tracker.trackRecord('page', originalPage.id)
  const page = localize('page', originalPage, tracker)
  const site = localizeSite(houseSite, tracker)
  tracker.trackSite()
  assertValidPath(location)
  const sources = readSources(page, params, tracker, location)
  const context = {
    page,
    site,
    now: now.getTime(),
    tracker,
    sources,
    location,
    originalPath: fillTemplate(page.path, params),
  }
  const rows = resolveGrid(context)
  const { originalPath } = context
  const versions = listPageVersions(
    { ...findPageSubject(context), path: originalPath },
    houseSite.htmlLang,
    tracker,
  )
  const data: PageData = {
    path: location.path,
    jsonName: toJsonName(location.path),
    title: page.title,
    layout: page.layout,
    pageType: page.pageType,
    locale: site.locale.default,
    meta: resolveMeta(context),
    time: resolvePageTime(
      tracker.queriedShowings(),
      context.now,
      tracker.isDateDependent(),
      tracker.caches.showingTimes,
    ),
    ...(versions.length > 0 && { versions }),
    ...(language && { originalPath }),
    rows,
  }
  return { data, structuredData: formatJsonLd(resolveStructuredData(context)) }
}

/** The record whose translations are those of the page: the one that the page is about, or else its configuration. */
function findPageSubject(context: PageContext): { kind: LocalizedKind; id: string } {
  const subject = findSubject(context)
  if (!subject) return { kind: 'page', id: context.page.id }
  return { kind: 'object' in subject ? 'production' : 'article', id: subject.id }
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
