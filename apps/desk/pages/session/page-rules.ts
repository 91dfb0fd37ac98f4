import type { PageConfig } from '@lerret/model'
import { bodyOf } from '../../editing/session/records/record.ts'
import { hasChanges } from '../../editing/session/select.ts'
import type { SessionRules } from '../../editing/session/state/rules.ts'
import { type RecordName, type RecordState, recordName } from '../../editing/session/state/state.ts'
import { blockDataMerge, createPageMerge } from '../merging/page-merge.ts'
import { newPage } from './new-page.ts'

/** A page is edited together with the records that its blocks show. */
export const pageRules: SessionRules = {
  merge: (kind, records) =>
    kind === 'page'
      ? createPageMerge(({ data }) => data.some((id) => isDataChanged(id, records)))
      : blockDataMerge,
  initialBody: ({ kind, id }) => (kind === 'page' ? { ...newPage(id) } : {}),
  listRelated: (records) => [...listShown(records).values()],
  // The data of a block stays here when the block is removed, so that undo finds it.
  isIncluded: (name, records) => records[name]?.kind === 'page' || listShown(records).has(name),
  storing: 'working-copies',
}

/** Whether I have changed what a block shows. */
function isDataChanged(id: string, records: Readonly<Record<RecordName, RecordState>>): boolean {
  const record = records[recordName({ kind: 'block-data', id })]
  return record !== undefined && hasChanges(record)
}

interface DataKey {
  kind: 'block-data'
  id: string
}

const shown = new WeakMap<RecordState, ReadonlyMap<RecordName, DataKey>>()

/** The records that the blocks of the page show. */
function listShown(records: Readonly<Record<RecordName, RecordState>>): ReadonlyMap<RecordName, DataKey> {
  const page = Object.values(records).find(({ kind }) => kind === 'page')
  if (!page) return new Map()
  const known = shown.get(page)
  if (known) return known
  // A draft may have any form.
  const { blocks } = bodyOf(page) as Partial<PageConfig>
  const ids = Array.isArray(blocks)
    ? blocks.flatMap((block) => (Array.isArray(block?.data) ? block.data : []))
    : []
  const keys = ids.map((id): DataKey => ({ kind: 'block-data', id: String(id) }))
  const found = new Map(keys.map((key) => [recordName(key), key]))
  shown.set(page, found)
  return found
}
