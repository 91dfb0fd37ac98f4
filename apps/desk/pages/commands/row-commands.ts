import type { GridColumn } from '@lerret/model'
import { GRID_COLUMNS } from '@lerret/model'
import type { PageDocument, Width } from './page-document.ts'
import { WIDTHS } from './page-document.ts'
import {
  createRow,
  fromTree,
  type PageTree,
  type TreeColumn,
  type TreeRow,
  toTree,
  UNNUMBERED,
} from './page-tree.ts'
import { moveItem, renumber } from './renumber.ts'

export type RowCommand =
  /** A row with a column for each span, which counts on wide screens. */
  | { type: 'addRow'; position: number; spans: readonly number[] }
  | { type: 'moveRow'; row: number; position: number }
  /** Its blocks are removed too. */
  | { type: 'removeRow'; row: number }
  | { type: 'setRowContainer'; row: number; isContainer: boolean }
  | { type: 'splitColumn'; row: number; column: number }
  /** Merges a column with the next one, whose blocks come last. */
  | { type: 'mergeColumns'; row: number; column: number }
  | { type: 'setSpan'; row: number; column: number; width: Width; span: number }
  /** The position of a column at one width. */
  | { type: 'setColumnOrder'; row: number; column: number; width: Width; position: number }
  /** The span of the column, and the order of the row, as on wide screens. */
  | { type: 'resetWidth'; row: number; column: number; width: Exclude<Width, 'lg'> }

/** The document after a command about rows and columns; null when it cannot be carried out. */
export function applyRowCommand(document: PageDocument, command: RowCommand): PageDocument | null {
  const tree = toTree(document.page)
  const rows = changeRows(tree, command)
  return rows && { ...document, page: fromTree(document.page, { ...tree, rows }) }
}

function changeRows({ rows }: PageTree, command: RowCommand): readonly TreeRow[] | null {
  if (command.type === 'addRow') {
    const { position, spans } = command
    if (!isIndex(position, rows.length + 1) || spans.length === 0 || !spans.every(isSpan)) return null
    return rows.toSpliced(position, 0, createRow(spans))
  }
  const target = rows[command.row]
  if (!target) return null
  switch (command.type) {
    case 'moveRow': {
      const { row, position } = command
      return isIndex(position, rows.length) && position !== row ? moveItem(rows, row, position) : null
    }
    case 'removeRow':
      return rows.toSpliced(command.row, 1)
    case 'setRowContainer':
      return rows.with(command.row, { ...target, row: { ...target.row, container: command.isContainer } })
    default: {
      const columns = changeColumns(target.columns, command)
      return columns && rows.with(command.row, { ...target, columns })
    }
  }
}

type ColumnCommand = Extract<RowCommand, { column: number }>

function changeColumns(columns: readonly TreeColumn[], command: ColumnCommand): readonly TreeColumn[] | null {
  const target = columns[command.column]
  if (!target) return null
  switch (command.type) {
    case 'splitColumn':
      return splitColumn(columns, command.column, target)
    case 'mergeColumns':
      return mergeColumns(columns, command.column, target)
    case 'setSpan': {
      const { width, span } = command
      if (!isSpan(span) || target.column.screen[width].span === span) return null
      return columns.with(command.column, withScreen(target, width, { span }))
    }
    case 'setColumnOrder': {
      const shown = listByOrder(columns, command.width)
      const from = shown.indexOf(target)
      if (!isIndex(command.position, columns.length) || command.position === from) return null
      return assignOrders(columns, command.width, moveItem(shown, from, command.position))
    }
    case 'resetWidth': {
      const wide = target.column.screen.lg
      const reset = columns.with(command.column, withScreen(target, command.width, { span: wide.span }))
      return reset.map((column) =>
        withScreen(column, command.width, { order: column.column.screen.lg.order }),
      )
    }
  }
}

/** On wide screens the two share the width. Where the column has the whole row although it is narrower on wide screens, so do both. */
function splitColumn(
  columns: readonly TreeColumn[],
  position: number,
  target: TreeColumn,
): readonly TreeColumn[] {
  const { screen } = target.column
  const isStacked = (width: Width) =>
    width === 'xs' || (screen[width].span === GRID_COLUMNS && screen.lg.span < GRID_COLUMNS)
  const spans = WIDTHS.map((width) => {
    const { span } = screen[width]
    return isStacked(width) || span === 1 ? [span, span] : [Math.ceil(span / 2), Math.floor(span / 2)]
  })
  const half = (side: 0 | 1, order: (width: Width) => number) =>
    Object.fromEntries(
      WIDTHS.map((width, index) => [width, { span: spans[index]?.[side] ?? 1, order: order(width) }]),
    ) as GridColumn['screen']
  const first = { ...target, column: { ...target.column, screen: half(0, (width) => screen[width].order) } }
  const second = { column: { index: UNNUMBERED, screen: half(1, () => UNNUMBERED) }, blocks: [] }
  const split = columns.toSpliced(position, 1, first, second)
  return WIDTHS.reduce<readonly TreeColumn[]>((all, width) => {
    const shown = listByOrder(all, width).filter((column) => column !== all[position + 1])
    const after = shown.indexOf(all[position] as TreeColumn) + 1
    return assignOrders(all, width, shown.toSpliced(after, 0, all[position + 1] as TreeColumn))
  }, split)
}

function mergeColumns(
  columns: readonly TreeColumn[],
  position: number,
  target: TreeColumn,
): readonly TreeColumn[] | null {
  const next = columns[position + 1]
  if (!next) return null
  const merged = WIDTHS.reduce<TreeColumn>(
    (column, width) =>
      withScreen(column, width, {
        span: Math.min(GRID_COLUMNS, column.column.screen[width].span + next.column.screen[width].span),
      }),
    // Their numbers may be as high as those of the first column's blocks.
    { ...target, blocks: [...target.blocks, ...next.blocks.map(withoutOrder)] },
  )
  return columns.toSpliced(position, 2, merged)
}

const withoutOrder = (block: TreeColumn['blocks'][number]) => ({
  ...block,
  place: { ...block.place, order: UNNUMBERED },
})

/** The columns of a row in the order of a width. */
export const listByOrder = (columns: readonly TreeColumn[], width: Width): TreeColumn[] =>
  columns.toSorted((a, b) => a.column.screen[width].order - b.column.screen[width].order)

/** Numbers the columns so that a width shows them in the given order. */
function assignOrders(
  columns: readonly TreeColumn[],
  width: Width,
  shown: readonly TreeColumn[],
): readonly TreeColumn[] {
  const orders = renumber(
    shown.map(({ column }) => column.screen[width].order),
    { mayBeNegative: true },
  )
  return columns.map((column) =>
    withScreen(column, width, { order: orders[shown.indexOf(column)] as number }),
  )
}

function withScreen(
  target: TreeColumn,
  width: Width,
  change: Partial<GridColumn['screen'][Width]>,
): TreeColumn {
  const { column } = target
  const screen = { ...column.screen[width], ...change }
  if (screen.span === column.screen[width].span && screen.order === column.screen[width].order) return target
  return { ...target, column: { ...column, screen: { ...column.screen, [width]: screen } } }
}

const isIndex = (value: number, length: number) => Number.isInteger(value) && value >= 0 && value < length
const isSpan = (span: number) => Number.isInteger(span) && span >= 1 && span <= GRID_COLUMNS
