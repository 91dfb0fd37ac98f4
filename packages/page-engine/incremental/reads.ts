import {
  type ContentByKind,
  type ContentKind,
  type Production,
  type Showing,
  SITE_RECORD_ID,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import type { Filter } from '../content/filters.ts'
import { compareText } from '../content/record-order.ts'

export interface ReadQuery {
  model: ContentKind
  filters: { property: string; value: string }[]
}

/**
 * Everything that a page's data came from. A record that was asked for by its id is named, also when it was not there, and so
 * is the one that a page is about; those that a list's query found are known by the query.
 */
export interface Reads {
  /** `kind:id`, sorted. */
  records: string[]
  queries: ReadQuery[]
}

/** Content, asked by one page, which remembers what it was asked. */
export interface ReadTracker {
  find<Kind extends ContentKind>(kind: Kind, id: string): ContentByKind[Kind] | undefined
  query<Kind extends ContentKind>(model: Kind, filters: readonly Filter[]): readonly ContentByKind[Kind][]
  getProduction(showing: Showing): Production
  trackSite(): void
  trackRecord(kind: ContentKind, id: string): void
  /** The page says which day it is, also when nothing is on. */
  markDateDependent(): void
  isDateDependent(): boolean
  /** The lists of showings that queries have found. */
  queriedShowings(): readonly (readonly Showing[])[]
  getReads(): Reads
}

export function createReadTracker(content: Content): ReadTracker {
  const records = new Set<string>()
  const queries = new Map<string, ReadQuery>()
  const showings = new Set<readonly Showing[]>()
  let namesDay = false

  const find: ReadTracker['find'] = (kind, id) => {
    records.add(`${kind}:${id}`)
    return content.find(kind, id)
  }

  return {
    find,
    query(model, filters) {
      const asked = {
        model,
        filters: filters.map(({ property, value }) => ({ property, value: String(value) })),
      }
      queries.set(JSON.stringify(asked), asked)
      const found = content.query(model, filters)
      if (model === 'event') showings.add(found as readonly Showing[])
      return found
    },
    getProduction(showing) {
      const production = find('production', showing.productionId)
      if (!production) throw new Error(`Event ${showing.id} was found without its production.`)
      return production
    },
    trackSite: () => void records.add(`site:${SITE_RECORD_ID}`),
    trackRecord: (kind, id) => void records.add(`${kind}:${id}`),
    markDateDependent() {
      namesDay = true
    },
    isDateDependent: () => namesDay,
    queriedShowings: () => [...showings],
    getReads: () => ({
      records: [...records].sort(),
      queries: [...queries].sort(([a], [b]) => compareText(a, b)).map(([, query]) => query),
    }),
  }
}
