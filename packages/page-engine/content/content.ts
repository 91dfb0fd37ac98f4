import {
  type Article,
  CONTENT_KINDS,
  type ContentKind,
  type SafeContentByKind,
  type SafeRecord,
  type Showing,
} from '@lerret/model'
import { LayeredMap } from '../collections/layered-map.ts'
import { createEqualityIndex, type EqualityIndex } from './equality-index.ts'
import { type Filter, pathInProduction } from './filters.ts'
import { readTexts } from './property-values.ts'
import type { RecordChange } from './record-change.ts'
import { recordComparator } from './record-order.ts'
import type { ListTimes, UpcomingShowings } from './showing-times.ts'

export type AnyRecord = SafeContentByKind[ContentKind]

/** All content of a site at one moment. It never changes. */
export interface Content {
  find<Kind extends ContentKind>(kind: Kind, id: string): SafeContentByKind[Kind] | undefined
  /** Every record of a kind, sorted. */
  all<Kind extends ContentKind>(kind: Kind): readonly SafeContentByKind[Kind][]
  /**
   * The records that match every filter, sorted. An event whose production is missing is never among them. The same filters
   * give the same array.
   */
  query<Kind extends ContentKind>(model: Kind, filters: readonly Filter[]): readonly SafeContentByKind[Kind][]
  /**
   * The result of a function of this content, computed on first use. Updated content computes it again, unless the changes are
   * known not to affect it.
   */
  compute<Value>(fromContent: (content: Content) => Value, isUnaffectedBy?: IsUnaffectedBy): Value
  /** Results that have been computed so far, for updated content. */
  readonly computed: ComputedResults
  readonly tables: ContentTables
  readonly caches: RecordCaches
}

/** Whether a result computed from the content before these changes is right after them too. */
type IsUnaffectedBy = (changes: readonly RecordChange[], before: Content) => boolean

type ComputedResults = Map<
  (content: Content) => unknown,
  { value: unknown; isUnaffectedBy?: IsUnaffectedBy | undefined }
>

/** The records and their indexes. Updated content shares what has not changed. */
export interface ContentTables {
  byId: RecordsById
  sorted: Map<ContentKind, readonly AnyRecord[]>
  indexes: Map<ContentKind, EqualityIndex<AnyRecord>>
}

export type RecordsById = Record<ContentKind, LayeredMap<AnyRecord>>

/** Results that depend on a record or a list alone and that many pages need. Updated content shares them. */
export interface RecordCaches {
  /** The first sentences of articles. */
  leads: WeakMap<Article, string>
  /** When the showings of a list start and end. */
  showingTimes: WeakMap<readonly Showing[], ListTimes>
  /** The showings of a list that have not ended. */
  upcoming: WeakMap<readonly Showing[], UpcomingShowings>
}

/** Indexes records by id at once; sorts a kind, and indexes a property, when a query first needs it. */
export function createContent(records: readonly SafeRecord[]): Content {
  return contentFromTables({ byId: indexById(records), sorted: new Map(), indexes: new Map() })
}

export function contentFromTables(
  tables: ContentTables,
  caches: RecordCaches = {
    leads: new WeakMap(),
    showingTimes: new WeakMap(),
    upcoming: new WeakMap(),
  },
  computed: ComputedResults = new Map(),
): Content {
  const { byId, sorted, indexes } = tables

  function getSorted(kind: ContentKind): readonly AnyRecord[] {
    const cached = sorted.get(kind)
    if (cached) return cached
    const list = [...byId[kind].values()].sort(anyRecordComparator(kind))
    sorted.set(kind, list)
    return list
  }

  function getIndex(model: ContentKind): EqualityIndex<AnyRecord> {
    const cached = indexes.get(model)
    if (cached) return cached
    const index =
      model === 'event'
        ? createEqualityIndex(
            getSorted(model).filter((showing) => hasProduction(showing, byId)),
            showingTextReader(byId),
          )
        : createEqualityIndex(getSorted(model), readTexts)
    indexes.set(model, index)
    return index
  }

  const content: Content = {
    find: (kind, id) => byId[kind].get(id) as never,
    all: (kind) => getSorted(kind) as never,
    query: (model, filters) => getIndex(model).query(filters) as never,
    compute(fromContent, isUnaffectedBy) {
      if (!computed.has(fromContent))
        computed.set(fromContent, { value: fromContent(content), isUnaffectedBy })
      return computed.get(fromContent)?.value as never
    },
    computed,
    tables,
    caches,
  }
  return content
}

export const anyRecordComparator = (kind: ContentKind) =>
  recordComparator(kind) as (a: AnyRecord, b: AnyRecord) => number

const findProduction = (showing: AnyRecord, { production }: RecordsById) =>
  production.get((showing as SafeContentByKind['event']).productionId)

export const hasProduction = (showing: AnyRecord, byId: RecordsById) =>
  findProduction(showing, byId) !== undefined

/** Reads a property of an event, or of the production that it belongs to. */
const showingTextReader = (byId: RecordsById) => (showing: AnyRecord, path: readonly string[]) => {
  const productionPath = pathInProduction('event', path)
  return productionPath ? readTexts(findProduction(showing, byId), productionPath) : readTexts(showing, path)
}

function indexById(records: readonly SafeRecord[]): RecordsById {
  const maps = new Map(CONTENT_KINDS.map((kind) => [kind, new Map<string, AnyRecord>()]))
  for (const { kind, record } of records) {
    const sameKind = maps.get(kind)
    if (sameKind?.has(record.id)) throw new Error(`Two records are called ${kind}:${record.id}.`)
    sameKind?.set(record.id, record)
  }
  return Object.fromEntries(
    CONTENT_KINDS.map((kind) => [kind, new LayeredMap(maps.get(kind))]),
  ) as unknown as RecordsById
}
