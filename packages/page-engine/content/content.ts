import { CONTENT_KINDS, type ContentByKind, type ContentKind, type ContentRecord } from '@lerret/model'
import { LayeredMap } from '../collections/layered-map.ts'
import { createEqualityIndex, type EqualityIndex } from './equality-index.ts'
import { type Filter, pathInProduction } from './filters.ts'
import { readTexts } from './property-values.ts'
import { recordComparator } from './record-order.ts'

export type AnyRecord = ContentByKind[ContentKind]

/** All content of a site at one moment. It never changes. */
export interface Content {
  find<Kind extends ContentKind>(kind: Kind, id: string): ContentByKind[Kind] | undefined
  /** Every record of a kind, sorted. */
  all<Kind extends ContentKind>(kind: Kind): readonly ContentByKind[Kind][]
  /**
   * The records that match every filter, sorted. An event whose production is missing is never among them. The same filters
   * give the same array.
   */
  query<Kind extends ContentKind>(model: Kind, filters: readonly Filter[]): readonly ContentByKind[Kind][]
}

/** Indexes records by id at once; sorts a kind, and indexes a property, when a query first needs it. */
export function createContent(records: readonly ContentRecord[]): Content {
  return contentFromState({ byId: indexById(records), sorted: new Map(), indexes: new Map() })
}

export type RecordsById = Record<ContentKind, LayeredMap<AnyRecord>>

/** The data behind a `Content`. Updated content shares what has not changed. */
export interface ContentState {
  byId: RecordsById
  sorted: Map<ContentKind, readonly AnyRecord[]>
  indexes: Map<ContentKind, EqualityIndex<AnyRecord>>
}

const states = new WeakMap<Content, ContentState>()

export function getContentState(content: Content): ContentState {
  const state = states.get(content)
  if (!state) throw new Error('Only content that createContent made can be updated.')
  return state
}

export function contentFromState(state: ContentState): Content {
  const { byId, sorted, indexes } = state

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
  }
  states.set(content, state)
  return content
}

export const anyRecordComparator = (kind: ContentKind) =>
  recordComparator(kind) as (a: AnyRecord, b: AnyRecord) => number

const findProduction = (showing: AnyRecord, { production }: RecordsById) =>
  production.get((showing as ContentByKind['event']).productionId)

export const hasProduction = (showing: AnyRecord, byId: RecordsById) =>
  findProduction(showing, byId) !== undefined

/** Reads a property of an event, or of the production that it belongs to. */
const showingTextReader = (byId: RecordsById) => (showing: AnyRecord, path: readonly string[]) => {
  const productionPath = pathInProduction('event', path)
  return productionPath ? readTexts(findProduction(showing, byId), productionPath) : readTexts(showing, path)
}

function indexById(records: readonly ContentRecord[]): RecordsById {
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
