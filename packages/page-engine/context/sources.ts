import type { ContentByKind, PageConfig, PageSource, SourceModel } from '@lerret/model'
import { describeFilters, type Filter } from '../content/filters.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { findParameterName, type Params } from '../paths/expand-page.ts'
import { PageError, type PageLocation } from '../problems/page-error.ts'

/** What one of a page's sources found. */
export type SourceResult = {
  [Model in SourceModel]: {
    model: Model
    name: string
    collection: boolean
    records: readonly ContentByKind[Model][]
  }
}[SourceModel]

export type SourceResults = ReadonlyMap<string, SourceResult>

/** Asks every source of a page. One that must find a single record fails when it finds none or several. */
export function readSources(
  page: PageConfig,
  params: Params,
  tracker: ReadTracker,
  location: PageLocation,
): SourceResults {
  const found = new Map<string, SourceResult>()
  for (const source of page.sources) {
    if (found.has(source.name))
      throw new PageError(location, `two sources are called "${source.name}".`, 'sources')
    if (source.name === 'site') {
      throw new PageError(
        location,
        'a source is called "site", which is the name of the site itself.',
        'sources',
      )
    }
    found.set(source.name, readSource(source, params, tracker, location))
  }
  return found
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
    throw new PageError(
      location,
      `the source "${source.name}" filters by "@${name}", but the path has no {${name}}.`,
      'sources',
    )
  })
  const records = tracker.query(source.model, filters)
  // What the page is about is also known by name, for whoever must tell why the page is gone.
  if (!source.collection) for (const { id } of records) tracker.trackRecord(source.model, id)
  if (!source.collection && records.length !== 1) {
    throw new PageError(
      location,
      `the source "${source.name}" must find one ${source.model} ${describeFilters(filters)}, but finds ${describeFound(records)}.`,
      'sources',
    )
  }
  return { model: source.model, name: source.name, collection: source.collection, records } as SourceResult
}

function describeFound(records: readonly { id: string }[]): string {
  if (records.length === 0) return 'none'
  const named = records.slice(0, 5).map(({ id }) => `"${id}"`)
  return `${records.length}: ${named.join(', ')}${records.length > named.length ? ' …' : ''}`
}
