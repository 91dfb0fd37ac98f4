import {
  CONTENT_KINDS,
  type ContentByKind,
  type ContentKind,
  type ContentRecord,
  SITE_RECORD_ID,
  type SiteConfig,
} from '@lerret/model'
import { LayeredMap } from '../collections/layered-map.ts'
import type { RecordChange } from '../incremental/affected.ts'
import { transferDerived } from '../incremental/derived.ts'
import { createEqualityIndex, type EqualityIndex, replaceSorted } from './equality-index.ts'
import { type Filter, pathInProduction } from './filters.ts'
import { readTexts } from './property-values.ts'
import { recordKey } from './record-key.ts'
import { recordComparator } from './record-order.ts'

type AnyRecord = ContentByKind[ContentKind]

/** All content of a site at one moment, ready to be asked. It never changes. */
export interface Content {
  find<Kind extends ContentKind>(kind: Kind, id: string): ContentByKind[Kind] | undefined
  /** Every record of a kind, in its order. */
  all<Kind extends ContentKind>(kind: Kind): readonly ContentByKind[Kind][]
  /**
   * The records that match every filter, in their order. An event without its production is never among them.
   * The same question gets the same array.
   */
  query<Kind extends ContentKind>(model: Kind, filters: readonly Filter[]): readonly ContentByKind[Kind][]
}

/** Looks records up by id at once; sorts a kind, and indexes a property, the first time it is asked for. */
export function createContent(records: readonly ContentRecord[]): Content {
  return contentOf({ byId: indexById(records), lists: new Map(), indexes: new Map() })
}

/** One record as it is now; null when it is gone. The site itself is not among them. */
export type RecordUpdate = {
  [Kind in Exclude<ContentKind, 'site'>]: { kind: Kind; id: string; record: ContentByKind[Kind] | null }
}[Exclude<ContentKind, 'site'>]

/** Content after some changes, at a cost that follows them: all that they do not touch is shared. */
export function updateContent(content: Content, changes: readonly RecordUpdate[]): Content {
  const before = states.get(content)
  if (!before) throw new Error('Only content that createContent made can be updated.')
  const byId = { ...before.byId }
  const lists = new Map(before.lists)
  const indexes = new Map(before.indexes)
  const made: RecordChange[] = []
  for (const [kind, ofKind] of Map.groupBy(changes, (change) => change.kind)) {
    const records = before.byId[kind].copy()
    const gone = new Set<AnyRecord>()
    const come = new Map<string, AnyRecord>()
    for (const { id, record } of ofKind) {
      const former = before.byId[kind].get(id)
      if (former) gone.add(former)
      if (record) come.set(id, record)
      else come.delete(id)
    }
    for (const id of new Set(ofKind.map((change) => change.id))) {
      const [former, record] = [before.byId[kind].get(id), come.get(id)]
      if (record) records.set(id, record)
      else records.delete(id)
      made.push({ kind, before: former ?? null, after: record ?? null } as RecordChange)
    }
    byId[kind] = records.compact()

    const compare = recordComparator(kind) as (a: AnyRecord, b: AnyRecord) => number
    const list = lists.get(kind)
    if (list) lists.set(kind, replaceSorted(list, gone, [...come.values()], compare))
    const index = indexes.get(kind)
    const shown = [...come.values()].filter(
      (record) => kind !== 'event' || hasProduction(record, before.byId),
    )
    if (index) indexes.set(kind, index.replace(gone, shown, compare))
  }
  // Showings are found by their production too.
  if (changes.some(({ kind }) => kind === 'production')) indexes.delete('event')
  const after = contentOf({ byId, lists, indexes })
  transferDerived(content, after, made)
  return after
}

type ById = Record<ContentKind, LayeredMap<AnyRecord>>

interface State {
  byId: ById
  lists: Map<ContentKind, readonly AnyRecord[]>
  indexes: Map<ContentKind, EqualityIndex<AnyRecord>>
}

const states = new WeakMap<Content, State>()

function contentOf(state: State): Content {
  const { byId, lists, indexes } = state

  function all(kind: ContentKind): readonly AnyRecord[] {
    const known = lists.get(kind)
    if (known) return known
    const list = [...byId[kind].values()].sort(
      recordComparator(kind) as (a: AnyRecord, b: AnyRecord) => number,
    )
    lists.set(kind, list)
    return list
  }

  function indexOf(model: ContentKind): EqualityIndex<AnyRecord> {
    const known = indexes.get(model)
    if (known) return known
    const index =
      model === 'event'
        ? createEqualityIndex(
            all(model).filter((showing) => hasProduction(showing, byId)),
            showingTexts(byId),
          )
        : createEqualityIndex(all(model), readTexts)
    indexes.set(model, index)
    return index
  }

  const content: Content = {
    find: (kind, id) => byId[kind].get(id) as never,
    all: (kind) => all(kind) as never,
    query: (model, filters) => indexOf(model).query(filters) as never,
  }
  states.set(content, state)
  return content
}

const productionOf = (showing: AnyRecord, { production }: ById) =>
  production.get((showing as ContentByKind['event']).productionId)

const hasProduction = (showing: AnyRecord, byId: ById) => productionOf(showing, byId) !== undefined

/** What an event says, or the production that it belongs to. */
const showingTexts = (byId: ById) => (showing: AnyRecord, path: readonly string[]) => {
  const onward = pathInProduction('event', path)
  return onward ? readTexts(productionOf(showing, byId), onward) : readTexts(showing, path)
}

/** The site that the content describes. Nothing can be built without it. */
export function getSite(content: Content): SiteConfig {
  const site = content.find('site', SITE_RECORD_ID)
  if (!site) throw new Error('The content has no site record: add one of kind "site".')
  return site
}

function indexById(records: readonly ContentRecord[]): ById {
  const maps = new Map(CONTENT_KINDS.map((kind) => [kind, new Map<string, AnyRecord>()]))
  for (const { kind, record } of records) {
    const id = kind === 'site' ? SITE_RECORD_ID : record.id
    const ofKind = maps.get(kind)
    if (ofKind?.has(id)) throw new Error(`Two records are called ${recordKey(kind, record)}.`)
    ofKind?.set(id, record)
  }
  return Object.fromEntries(
    CONTENT_KINDS.map((kind) => [kind, new LayeredMap(maps.get(kind))]),
  ) as unknown as ById
}
