import { GRID_COLUMNS, type GridColumn, type GridRow, type PageBlock, type PageConfig } from '@lerret/model'
import type { BlockPosition } from './page-document.ts'
import { renumber } from './renumber.ts'

export interface TreeColumn {
  column: GridColumn
  blocks: readonly PageBlock[]
}

export interface TreeRow {
  row: GridRow
  columns: readonly TreeColumn[]
}

export interface PageTree {
  rows: readonly TreeRow[]
  /** Blocks whose row or column does not exist. */
  misplaced: readonly PageBlock[]
}

/** A number that is assigned when the tree becomes a page again. */
export const UNNUMBERED = Number.NaN

/** Rows, columns and blocks in the order in which they are shown. */
export function toTree({ template, blocks }: PageConfig): PageTree {
  const isPlaced = new Set<PageBlock>()
  const rows = sortByIndex(template.rows).map((row) => ({
    row,
    columns: sortByIndex(row.columns).map((column) => {
      const found = blocks.filter(
        (block) =>
          !isPlaced.has(block) && block.place.row === row.index && block.place.column === column.index,
      )
      for (const block of found) isPlaced.add(block)
      return { column, blocks: found.toSorted((a, b) => a.place.order - b.place.order) }
    }),
  }))
  return { rows, misplaced: blocks.filter((block) => !isPlaced.has(block)) }
}

/** The page with the rows and blocks of a tree. Numbers change only where they no longer give the order. */
export function fromTree(page: PageConfig, { rows, misplaced }: PageTree): PageConfig {
  const rowIndexes = renumber(rows.map(({ row }) => row.index))
  const placed = new Map(misplaced.map((block) => [block.id, block]))
  const template = rows.map(({ row, columns }, rowPosition) => {
    const index = rowIndexes[rowPosition] as number
    const columnIndexes = renumber(columns.map(({ column }) => column.index))
    const gridColumns = columns.map(({ column, blocks }, columnPosition) => {
      const columnIndex = columnIndexes[columnPosition] as number
      const orders = renumber(
        blocks.map(({ place }) => place.order),
        { mayBeNegative: true },
      )
      for (const [position, block] of blocks.entries())
        placed.set(block.id, withPlace(block, index, columnIndex, orders[position] as number))
      return column.index === columnIndex ? column : { ...column, index: columnIndex }
    })
    return row.index === index && isSameList(row.columns, gridColumns)
      ? row
      : { ...row, index, columns: gridColumns }
  })
  const known = new Set(page.blocks.map(({ id }) => id))
  const blocks = [
    ...page.blocks.flatMap(({ id }) => placed.get(id) ?? []),
    ...[...placed.values()].filter(({ id }) => !known.has(id)),
  ]
  return {
    ...page,
    template: isSameList(page.template.rows, template) ? page.template : { ...page.template, rows: template },
    blocks: isSameList(page.blocks, blocks) ? page.blocks : blocks,
  }
}

/** A row with a column for each span, which counts on wide screens. */
export const createRow = (spans: readonly number[]): TreeRow => ({
  row: { container: true, index: UNNUMBERED, columns: [] },
  columns: spans.map((span, index) => ({
    column: {
      index,
      screen: {
        xs: { span: GRID_COLUMNS, order: index },
        md: { span, order: index },
        lg: { span, order: index },
      },
    },
    blocks: [],
  })),
})

/** Where a block is, or null. */
export function findBlockPosition(tree: PageTree, id: string): BlockPosition | null {
  for (const [row, { columns }] of tree.rows.entries())
    for (const [column, { blocks }] of columns.entries()) {
      const position = blocks.findIndex((block) => block.id === id)
      if (position >= 0) return { row, column, position }
    }
  return null
}

/** The tree with other blocks in one column. */
export const withBlocks = (
  tree: PageTree,
  at: Pick<BlockPosition, 'row' | 'column'>,
  change: (blocks: readonly PageBlock[]) => readonly PageBlock[],
): PageTree => ({
  ...tree,
  rows: tree.rows.map((row, rowPosition) =>
    rowPosition === at.row
      ? {
          ...row,
          columns: row.columns.map((column, columnPosition) =>
            columnPosition === at.column ? { ...column, blocks: change(column.blocks) } : column,
          ),
        }
      : row,
  ),
})

function withPlace(block: PageBlock, row: number, column: number, order: number): PageBlock {
  const { place } = block
  if (place.row === row && place.column === column && place.order === order) return block
  return { ...block, place: { ...place, row, column, order } }
}

const sortByIndex = <Item extends { index: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.index - b.index)

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])
