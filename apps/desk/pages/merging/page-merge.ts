import { applyFields, type FieldChanges, type PageBlock, type PageConfig } from '@lerret/model'
import { mergeByPart } from '../../editing/merge-parts.ts'
import { isSameValue } from '../../editing/merging/same-value.ts'
import { mergeFields, mergeItems, tryMerge, type Versions } from '../../editing/merging/three-way.ts'
import { chooseValue } from '../../editing/session/records/merge-record.ts'
import type { MergeRules } from '../../editing/session/state/merging.ts'
import { mergeLayouts } from './merge-layout.ts'

const LAYOUT = ['template', 'blocks'] as const
/** The name under which rows and blocks are in conflict: blocks of one version have no place in the rows of another. */
export const LAYOUT_FIELD = 'layout'

/** Two editors of a page have a conflict only where both have changed the same block, row, source or line of metadata. */
export const createPageMerge = (isDataChanged: (block: PageBlock) => boolean = () => false): MergeRules => ({
  mergeRecord({ base, mine, theirs }) {
    const { blocks = [] } = base as Partial<PageConfig>
    const isChanged = LAYOUT.some((field) => Object.hasOwn(mine, field))
    if (!isChanged && !blocks.some(isDataChanged)) return null
    const versions = { base, mine: applyFields(base, mine), theirs } as unknown as Versions<PageConfig>
    const layout = tryMerge(() => mergeLayouts(versions, isDataChanged))
    if (layout) return { fields: LAYOUT, mine: changedFields(layout, theirs) }
    const [before, my, their] = [base, versions.mine, theirs].map(pickLayout)
    return {
      fields: LAYOUT,
      base: before,
      mine: changedFields(my as object, before as object),
      conflicts: [{ field: LAYOUT_FIELD, part: null, base: before, mine: my, theirs: their }],
    }
  },
  mergeField(field, versions) {
    const merge = field === 'sources' ? mergeSources : field === 'meta' ? mergeMeta : null
    const merged = merge && tryMerge(() => merge(versions as Versions<never>))
    return merged && { base: versions.theirs, mine: merged, conflicts: [] }
  },
  settle(conflict, choice) {
    if (conflict.field !== LAYOUT_FIELD) return null
    const chosen = chooseValue(conflict, choice === 'both' ? 'mine' : choice)
    return { base: conflict.theirs as object, mine: chosen as object } as ReturnType<
      NonNullable<MergeRules['settle']>
    >
  },
})

export const pageMerge = createPageMerge()

const pickLayout = (page: object) =>
  Object.fromEntries(LAYOUT.map((field) => [field, (page as Partial<PageConfig>)[field]]))

const changedFields = (layout: object, theirs: object): FieldChanges =>
  Object.fromEntries(
    LAYOUT.flatMap((field) => {
      const [value, other] = [layout, theirs].map((each) => (each as Partial<PageConfig>)[field])
      return isSameValue(value, other) ? [] : [[field, { value }] as const]
    }),
  )

const mergeSources = ({ base, mine, theirs }: Versions<PageConfig['sources']>) =>
  mergeItems({ base, mine, theirs }, ({ name }) => name, mergeFields)

type Meta = PageConfig['meta']

const mergeMeta = ({ base, mine, theirs }: Versions<Meta>) => ({
  ...theirs,
  data: mergeItems(
    { base: base.data, mine: mine.data, theirs: theirs.data },
    ({ locale }) => locale,
    (entry: Versions<Meta['data'][number]>) => ({
      ...entry.theirs,
      bindings: mergeItems(
        { base: entry.base.bindings, mine: entry.mine.bindings, theirs: entry.theirs.bindings },
        ({ binding }) => binding,
        mergeFields,
      ),
    }),
  ),
})

/** Merges what a block shows setting by setting, and its texts by element. */
export const blockDataMerge = mergeByPart(['settings'])
