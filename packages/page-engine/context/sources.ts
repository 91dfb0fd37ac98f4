import type {
  Article,
  PageConfig,
  PageSource,
  Production,
  Safe,
  SafeContentByKind,
  SourceModel,
} from '@lerret/model'
import { describeFilters, type Filter } from '../content/filters.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { findParameterName, type Params } from '../paths/expand-page.ts'
import { PageError, type PageLocation } from '../problems/page-error.ts'
import { localize } from '../translation/localize.ts'

/** The records that one of a page's sources found. */
export type SourceResult = {
  [Model in SourceModel]: {
    model: Model
    name: string
    collection: boolean
    /** The filters have the values of the path's parameters. */
    filters: readonly Filter[]
    records: readonly SafeContentByKind[Model][]
  }
}[SourceModel]

/** The keys are the names of the sources. */
export type SourceResults = ReadonlyMap<string, SourceResult>

/** Queries every source of a page. A single-record source that does not find exactly one record is an error. */
export function readSources(
  page: PageConfig,
  params: Params,
  tracker: ReadTracker,
  location: PageLocation,
): SourceResults {
  const results = new Map<string, SourceResult>()
  for (const source of page.sources) {
    if (results.has(source.name))
      throw createSourceError(location, `two sources are called "${source.name}".`)
    if (source.name === 'site') {
      throw createSourceError(location, 'a source is called "site", which is the name of the site itself.')
    }
    results.set(source.name, readSource(source, params, tracker, location))
  }
  return results
}

function readSource(
  source: PageSource,
  params: Params,
  tracker: ReadTracker,
  location: PageLocation,
): SourceResult {
  const filters = source.filter.map((filter): Filter => {
    const name = findParameterName(filter)
    if (name === null) return filter
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value !== undefined) return { property: filter.property, value }
    throw createSourceError(
      location,
      `the source "${source.name}" filters by "@${name}", but the path has no {${name}}.`,
    )
  })
  const records = tracker.query(source.model, filters)
  // The record that the page is about is tracked by its key too, so that a page that disappears can be explained.
  if (!source.collection) for (const { id } of records) tracker.trackRecord(source.model, id)
  if (!source.collection && records.length !== 1) {
    throw new PageError(location, {
      code: 'record_not_single',
      text: `the source "${source.name}" must find one ${source.model} ${describeFilters(filters)}, but finds ${describeRecords(records)}.`,
      field: 'sources',
    })
  }
  const { model, name, collection } = source
  // Records of lists are localized where they are shown.
  const shown =
    collection || model === 'event'
      ? records
      : records.map((record) => localize(model, record as Safe<Production & Article>, tracker))
  return { model, name, collection, filters, records: shown } as SourceResult
}

const createSourceError = (location: PageLocation, text: string) =>
  new PageError(location, { code: 'sources_invalid', text, field: 'sources' })

/** `none`, or the number of records and the first ids. */
function describeRecords(records: readonly { id: string }[]): string {
  if (records.length === 0) return 'none'
  const firstIds = records.slice(0, 5).map(({ id }) => `"${id}"`)
  return `${records.length}: ${firstIds.join(', ')}${records.length > firstIds.length ? ' …' : ''}`
}
