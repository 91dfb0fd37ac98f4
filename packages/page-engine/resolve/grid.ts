import type { GridRow, PageBlock } from '@lerret/model'
import type { PageContext } from '../context/page-context.ts'
import type { PlacedBlock, PlacedRow } from '../page-data.ts'
import { PageError, type PageLocation, withPageErrors } from '../problems/page-error.ts'
import { resolveBlock } from './block.ts'

/** The page's rows with the blocks that are not hidden. A row without blocks is left out; an empty column is not. */
export function resolveGrid(context: PageContext): PlacedRow[] {
  const rows = sortRows(context)
  const blocksByCell = new Map<string, { order: number; block: PlacedBlock }[]>()
  for (const [index, block] of context.page.blocks.entries()) {
    if (block.hide) continue
    const location = {
      ...context.location,
      block: { id: block.id, position: index + 1, component: block.component },
    }
    const resolved = withPageErrors(location, () => resolveBlock(block, { ...context, location }))
    assertCellExists(block, rows, location)
    const cell = cellKey(block.place.row, block.place.column)
    blocksByCell.set(cell, [...(blocksByCell.get(cell) ?? []), { order: block.place.order, block: resolved }])
  }

  return rows
    .map((row) => ({
      container: row.container,
      columns: row.columns.map((column) => ({
        screen: column.screen,
        blocks: (blocksByCell.get(cellKey(row.index, column.index)) ?? [])
          .sort((a, b) => a.order - b.order)
          .map(({ block }) => block),
      })),
    }))
    .filter(({ columns }) => columns.some(({ blocks }) => blocks.length > 0))
}

/** Rows and columns sorted by index. */
const sortRows = ({ page, location }: PageContext): GridRow[] =>
  sortByIndex(page.template.rows, 'rows', location).map((row) => ({
    ...row,
    columns: sortByIndex(row.columns, `columns in row ${row.index}`, location),
  }))

const cellKey = (row: number, column: number) => `${row}/${column}`

function sortByIndex<T extends { index: number }>(
  items: readonly T[],
  label: string,
  location: PageLocation,
): T[] {
  const sorted = items.toSorted((a, b) => a.index - b.index)
  const duplicate = sorted.find((item, position) => item.index === sorted[position - 1]?.index)
  if (duplicate) {
    const text = `two ${label} have the index ${duplicate.index}.`
    throw new PageError(location, { code: 'layout_invalid', text, field: 'template' })
  }
  return sorted
}

function assertCellExists(
  { place: { row, column } }: PageBlock,
  rows: readonly GridRow[],
  location: PageLocation,
) {
  const gridRow = rows.find(({ index }) => index === row)
  if (!gridRow) {
    const text = `stands in row ${row}, but the rows are ${listIndexes(rows)}.`
    throw new PageError(location, { code: 'block_place_missing', text, field: 'place' })
  }
  if (gridRow.columns.some(({ index }) => index === column)) return
  const text = `stands in column ${column} of row ${row}, whose columns are ${listIndexes(gridRow.columns)}.`
  throw new PageError(location, { code: 'block_place_missing', text, field: 'place' })
}

const listIndexes = (items: readonly { index: number }[]) =>
  items.map(({ index }) => index).join(', ') || 'none'
