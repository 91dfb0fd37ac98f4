import type { ContentKind, SafeContentByKind } from '@lerret/model'
import { replaceSorted } from '../collections/sorted-array.ts'
import {
  type AnyRecord,
  anyRecordComparator,
  type Content,
  contentFromTables,
  hasProduction,
} from '../content/content.ts'
import type { RecordChange } from '../content/record-change.ts'

/** A record's new version; null when the record is removed. */
export type RecordUpdate = {
  [Kind in ContentKind]: { kind: Kind; id: string; record: SafeContentByKind[Kind] | null }
}[ContentKind]

/** Content after some updates. It shares everything else with the content before, so it costs as much as has changed. */
export function updateContent(content: Content, updates: readonly RecordUpdate[]): Content {
  const before = content.tables
  const byId = { ...before.byId }
  const sorted = new Map(before.sorted)
  const indexes = new Map(before.indexes)
  const changes: RecordChange[] = []
  for (const [kind, updatesOfKind] of Map.groupBy(updates, (update) => update.kind)) {
    const records = before.byId[kind].copy()
    const removed = new Set<AnyRecord>()
    const added = new Map<string, AnyRecord>()
    for (const { id, record } of updatesOfKind) {
      const previous = before.byId[kind].get(id)
      if (previous) removed.add(previous)
      if (record) added.set(id, record)
      else added.delete(id)
    }
    for (const id of new Set(updatesOfKind.map((update) => update.id))) {
      const record = added.get(id)
      if (record) records.set(id, record)
      else records.delete(id)
      changes.push({ kind, before: before.byId[kind].get(id) ?? null, after: record ?? null } as RecordChange)
    }
    byId[kind] = records.compact()

    const compare = anyRecordComparator(kind)
    const list = sorted.get(kind)
    if (list) sorted.set(kind, replaceSorted(list, removed, [...added.values()], compare))
    const index = indexes.get(kind)
    const indexed = [...added.values()].filter(
      (record) => kind !== 'event' || hasProduction(record, before.byId),
    )
    if (index) indexes.set(kind, index.replace(removed, indexed, compare))
  }
  // Showings are also found by properties of their production.
  if (updates.some(({ kind }) => kind === 'production')) indexes.delete('event')
  const computed = new Map(
    [...content.computed].filter(([, { isUnaffectedBy }]) => isUnaffectedBy?.(changes, content)),
  )
  return contentFromTables({ byId, sorted, indexes }, content.caches, computed)
}
