import type { ContentKind, Language, Production, Safe, SafeContentByKind, Showing } from '@lerret/model'
import type { Content, RecordCaches } from '../content/content.ts'
import type { Filter } from '../content/filters.ts'
import { SITE_KEY } from '../content/record-key.ts'
import { compareText } from '../content/record-order.ts'
import type { ReadQuery, Reads } from './reads.ts'

/** Gives one page access to content, and records what the page reads. */
export interface ReadTracker {
  /** Set for a page in another language than the house's. */
  translation: { language: Language; houseLang: string } | null
  find<Kind extends ContentKind>(kind: Kind, id: string): SafeContentByKind[Kind] | undefined
  query<Kind extends ContentKind>(model: Kind, filters: readonly Filter[]): readonly SafeContentByKind[Kind][]
  caches: RecordCaches
  getProduction(showing: Showing): Safe<Production>
  trackSite(): void
  trackRecord(kind: ContentKind, id: string): void
  /** Marks a page that shows a date which follows from today's, also when it has no showings. */
  markDateDependent(): void
  isDateDependent(): boolean
  /** The lists of showings that queries have found. */
  queriedShowings(): readonly (readonly Showing[])[]
  getReads(): Reads
}

export function createReadTracker(
  content: Content,
  translation: ReadTracker['translation'] = null,
): ReadTracker {
  const records = new Set<string>()
  const queries = new Map<string, ReadQuery>()
  const showings = new Set<readonly Showing[]>()
  let isDateDependent = false

  const find: ReadTracker['find'] = (kind, id) => {
    records.add(`${kind}:${id}`)
    return content.find(kind, id)
  }

  return {
    translation,
    caches: content.caches,
    find,
    query(model, filters) {
      const query = {
        model,
        filters: filters.map(({ property, value }) => ({ property, value: String(value) })),
      }
      queries.set(JSON.stringify(query), query)
      const result = content.query(model, filters)
      if (model === 'event') showings.add(result as readonly Showing[])
      return result
    },
    getProduction(showing) {
      const production = find('production', showing.productionId)
      if (!production) throw new Error(`Event ${showing.id} was found without its production.`)
      return production
    },
    trackSite: () => void records.add(SITE_KEY),
    trackRecord: (kind, id) => void records.add(`${kind}:${id}`),
    markDateDependent() {
      isDateDependent = true
    },
    isDateDependent: () => isDateDependent,
    queriedShowings: () => [...showings],
    getReads: () => ({
      records: [...records].sort(),
      queries: [...queries].sort(([a], [b]) => compareText(a, b)).map(([, query]) => query),
    }),
  }
}
