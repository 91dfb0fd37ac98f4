import { fill, pageWords as words } from '@lerret/words/desk'
import type { PageDocument } from '../commands/page-document.ts'
import { type TreeColumn, type TreeRow, toTree } from '../commands/page-tree.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { type Selection, toKey } from '../selection.ts'

/** A line of the tree. All values are compared to see whether it must be drawn again. */
export interface TreeItem {
  key: string
  type: Selection['type']
  /** From 1. */
  level: number
  /** The name that screen readers say. */
  name: string
  label: string
  note: string
  isHidden: boolean
  /** The spans of a row's columns, as '8 4'. */
  spans: string
  /** null for items without others below them. */
  isExpanded: boolean | null
  /** Place among those at the same level below the same parent, from 1, and their number. */
  position: number
  count: number
  parent: string | null
}

/** The items that are shown, from the top. Those below a collapsed item are left out. */
export function listItems(
  document: PageDocument,
  nameBlock: NameBlock,
  collapsed: ReadonlySet<string>,
): TreeItem[] {
  const { rows, misplaced } = toTree(document.page)
  const topCount = 1 + rows.length + misplaced.length
  return [
    createItem({
      key: 'page',
      type: 'page',
      name: words.pageNode,
      label: words.pageNode,
      position: 1,
      count: topCount,
    }),
    ...rows.flatMap(listRow),
    ...misplaced.map((block, index) =>
      createBlock(block, { level: 1, parent: null, position: 2 + rows.length + index, count: topCount }),
    ),
  ]

  function listRow(row: TreeRow, index: number): TreeItem[] {
    const { columns } = row
    const [only] = columns
    const count = columns.reduce((sum, { blocks }) => sum + blocks.length, 0)
    const parent = createParent(columns.length > 1 || count > 0, {
      key: toKey({ type: 'row', row: index }),
      type: 'row',
      name: fill(words.rowName, { row: index + 1, count }),
      label: fill(words.row, { row: index + 1 }),
      spans: columns.map(({ column }) => column.screen.lg.span).join(' '),
      position: 2 + index,
      count: topCount,
    })
    if (!parent.isExpanded) return [parent]
    return columns.length === 1 && only
      ? [parent, ...listBlocks(only, parent)]
      : [parent, ...columns.flatMap((column, position) => listColumn(column, index, position, parent))]
  }

  function listColumn(column: TreeColumn, row: number, position: number, parent: TreeItem): TreeItem[] {
    const { blocks } = column
    const item = createParent(blocks.length > 0, {
      key: toKey({ type: 'column', row, column: position }),
      type: 'column',
      level: 2,
      name: fill(words.columnName, {
        column: position + 1,
        row: row + 1,
        span: column.column.screen.lg.span,
      }),
      label: fill(words.column, { column: position + 1 }),
      note: blocks.length === 0 ? words.empty : '',
      position: position + 1,
      count: parent.spans.split(' ').length,
      parent: parent.key,
    })
    return item.isExpanded ? [item, ...listBlocks(column, item)] : [item]
  }

  function listBlocks({ blocks }: TreeColumn, { key, level }: TreeItem): TreeItem[] {
    return blocks.map((block, index) =>
      createBlock(block, { level: level + 1, parent: key, position: index + 1, count: blocks.length }),
    )
  }

  function createBlock(
    block: PageDocument['page']['blocks'][number],
    place: Pick<TreeItem, 'level' | 'parent' | 'position' | 'count'>,
  ): TreeItem {
    const name = nameBlock(block, document)
    return createItem({
      ...place,
      key: toKey({ type: 'block', id: block.id }),
      type: 'block',
      name: block.hide ? `${name}, ${words.hidden}` : name,
      label: name,
      note: block.hide ? words.hidden : '',
      isHidden: block.hide,
    })
  }

  function createParent(hasItems: boolean, values: GivenValues): TreeItem {
    return { ...createItem(values), isExpanded: hasItems ? !collapsed.has(values.key) : null }
  }
}

type GivenValues = Partial<TreeItem> &
  Pick<TreeItem, 'key' | 'type' | 'name' | 'label' | 'position' | 'count'>

const createItem = (values: GivenValues): TreeItem => ({
  level: 1,
  note: '',
  isHidden: false,
  spans: '',
  isExpanded: null,
  parent: null,
  ...values,
})
