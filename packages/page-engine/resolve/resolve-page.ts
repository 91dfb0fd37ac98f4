import {
  fillTemplate,
  isReserved,
  isSlug,
  JSON_NAME_MAX,
  jsonNameOf,
  type PageConfig,
  type PageData,
  type SafeHtml,
  type SiteConfig,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import { pageTime } from '../content/showing-times.ts'
import { readSources } from '../context/sources.ts'
import { createReader, type Reader, type Reads } from '../incremental/reads.ts'
import type { Params } from '../paths/expand-page.ts'
import { PageError, type Place, within } from '../problems/page-error.ts'
import { jsonLd } from '../structured-data/json-ld.ts'
import { structuredData } from '../structured-data/structured-data.ts'
import { placeBlocks } from './grid.ts'
import { bindMeta } from './meta.ts'

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
  /** What search engines are told of the page, as JSON-LD; empty when there is nothing to tell. */
  structuredData: string
  reads: Reads
}

/** All that one page draws, and what it was made of. Whatever goes wrong is a PageError that knows what had been read. */
export function resolvePage(input: PageInput): ResolvedPage {
  const read = createReader(input.content)
  const place = { pageId: input.page.id, path: fillTemplate(input.page.path, input.params) }
  try {
    return { ...within(place, () => buildPage(input, place, read)), reads: read.soFar() }
  } catch (error) {
    if (error instanceof PageError) error.reads = read.soFar()
    throw error
  }
}

function buildPage(
  { page, params, site, now, cleanHtml }: PageInput,
  place: Place,
  read: Reader,
): Omit<ResolvedPage, 'reads'> {
  read.noteRecord('page', page.id)
  read.noteSite()
  checkPath(place)
  const sources = readSources(page, params, read, place)
  const at = { page, site, now: now.getTime(), read, sources, cleanHtml, place }
  const rows = placeBlocks(at)
  const data: PageData = {
    path: place.path,
    jsonName: jsonNameOf(place.path),
    title: page.title,
    layout: page.layout,
    pageType: page.pageType,
    locale: site.locale.default,
    meta: bindMeta(at),
    time: pageTime(read.showings(), at.now, read.namesDay()),
    rows,
  }
  return { data, structuredData: jsonLd(structuredData(at)) }
}

/** A path is checked when it is written, but one that a record's value became part of is not known before. */
function checkPath(place: Place) {
  const { path } = place
  if (isReserved(path)) {
    throw new PageError(place, 'the path begins with a segment that belongs to the server.', 'path')
  }
  if (path !== '/' && !isSlug(path.slice(1))) {
    throw new PageError(place, 'the path is not an address: it has spaces or an empty segment.', 'path')
  }
  if (jsonNameOf(path).length > JSON_NAME_MAX) {
    throw new PageError(place, 'the path is too long for an address.', 'path')
  }
}
