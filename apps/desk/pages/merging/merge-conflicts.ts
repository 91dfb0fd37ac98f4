import type { FieldChange, FieldChanges, PageConfig } from '@lerret/model'
import { isSameValue } from '../../editing/merging/same-value.ts'
import {
  mergeFields,
  mergeItems,
  mergeValue,
  tryMerge,
  type Versions,
} from '../../editing/merging/three-way.ts'
import type { Conflict, MergeConflicts } from '../../editing/record-editor/edited-record.ts'
import { mergeLayouts } from './merge-layout.ts'

/** Two editors of a page have a conflict only where both have changed the same block, row, source or line of metadata. */
export const mergePageConflicts: MergeConflicts = ({ conflicts, mine, theirs }) => {
  const bases = Object.fromEntries(conflicts.map(({ field, base }) => [field, base.value]))
  // Of a field without a conflict, one side is as it was.
  const versions = { base: { ...theirs, ...bases }, mine, theirs } as unknown as Versions<PageConfig>
  const layout = tryMerge(() => mergeLayouts(versions))
  const merged = {
    ...layout,
    sources: tryMerge(() => mergeSources(versions)),
    meta: tryMerge(() => mergeMeta(versions)),
  }
  const changes: Record<string, FieldChange> = {}
  for (const { field } of conflicts) {
    const value = merged[field as keyof typeof merged]
    if (value) changes[field] = { value }
  }
  // A row that is needed for a block comes back, though the rows were changed by the other alone.
  const isLayout = conflicts.some(({ field }) => field === 'template' || field === 'blocks')
  for (const field of ['template', 'blocks'] as const)
    if (isLayout && layout && !isSameValue(layout[field], theirs[field]))
      changes[field] = { value: layout[field] }
  return changes
}

const mergeSources = ({ base, mine, theirs }: Versions<PageConfig>) =>
  mergeItems(
    { base: base.sources, mine: mine.sources, theirs: theirs.sources },
    ({ name }) => name,
    mergeFields,
  )

type MetaEntry = PageConfig['meta']['data'][number]

const mergeMeta = ({ base, mine, theirs }: Versions<PageConfig>) => ({
  ...theirs.meta,
  data: mergeItems(
    { base: base.meta.data, mine: mine.meta.data, theirs: theirs.meta.data },
    ({ locale }) => locale,
    (entry: Versions<MetaEntry>) => ({
      ...entry.theirs,
      bindings: mergeItems(
        { base: entry.base.bindings, mine: entry.mine.bindings, theirs: entry.theirs.bindings },
        ({ binding }) => binding,
        mergeFields,
      ),
    }),
  ),
})

type Settings = Readonly<Record<string, unknown>>

/** Of what a block shows: the settings that one editor has changed, and those that both have. */
export function splitSettings({ base, mine, theirs }: Conflict) {
  const [before, my, their] = [base, mine, theirs].map(({ value }) => (value ?? {}) as Settings) as [
    Settings,
    Settings,
    Settings,
  ]
  const names = [...new Set([...Object.keys(their), ...Object.keys(my)])]
  const merged: Record<string, unknown> = {}
  const both: { name: string; mine: unknown; theirs: unknown }[] = []
  for (const name of names) {
    const versions = { base: before[name], mine: my[name], theirs: their[name] }
    const value = tryMerge(() => ({ value: mergeValue(versions) }))
    if (!value) both.push({ name, mine: my[name], theirs: their[name] })
    else if (value.value !== undefined) merged[name] = value.value
  }
  return { merged, both }
}

export const mergeDataConflicts: MergeConflicts = ({ conflicts }): FieldChanges => {
  const conflict = conflicts.find(({ field }) => field === 'settings')
  if (!conflict) return {}
  const { merged, both } = splitSettings(conflict)
  return both.length === 0 ? { settings: { value: merged } } : {}
}
