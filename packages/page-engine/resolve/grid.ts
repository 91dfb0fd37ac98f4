import type { GridRow, PageBlock, PageConfig, PlacedBlock, PlacedRow } from '@lerret/model'
import { resolveBlock } from '../blocks/block.ts'
import type { PageContext } from '../context/page-context.ts'
import { PageError, type PageLocation, withPageErrors } from '../problems/page-error.ts'

/** The page's rows with the blocks that are not hidden. A row in which nothing shows is left out; an empty column is not. */
export function resolveGrid(context: PageContext): PlacedRow[] {
  const rows = rowsOf(context)
  const placed = new Map<string, { order: number; block: PlacedBlock }[]>()
  for (const [index, block] of context.page.blocks.entries()) {
    if (block.hide) continue
    const location = {
      ...context.location,
      block: { id: block.id, position: index + 1, component: block.component },
    }
    const resolved = withPageErrors(location, () => resolveBlock(block, { ...context, location }))
    checkPlace(block, rows, location)
    const slot = slotOf(block.place.row, block.place.column)
    placed.set(slot, [...(placed.get(slot) ?? []), { order: block.place.order, block: resolved }])
  }

  return rows
    .map((row) => ({
      container: row.container,
      columns: row.columns.map((column) => ({
        screen: column.screen,
        blocks: (placed.get(slotOf(row.index, column.index)) ?? [])
          .sort((a, b) => a.order - b.order)
          .map(({ block }) => block),
      })),
    }))
    .filter(({ columns }) => columns.some(({ blocks }) => blocks.length > 0))
}

const knownRows = new WeakMap<PageConfig, readonly GridRow[]>()

/** Rows and columns in their order. A page for each of thousands of records has them sorted out once. */
function rowsOf({ page, location }: PageContext): readonly GridRow[] {
  const known = knownRows.get(page)
  if (known) return known
  const rows = byIndex(page.template.rows, 'rows', location).map((row) => ({
    ...row,
    columns: byIndex(row.columns, `columns in row ${row.index}`, location),
  }))
  knownRows.set(page, rows)
  return rows
}

const slotOf = (row: number, column: number) => `${row}/${column}`

function byIndex<T extends { index: number }>(
  items: readonly T[],
  what: string,
  location: PageLocation,
): T[] {
  const sorted = items.toSorted((a, b) => a.index - b.index)
  const twice = sorted.find((item, position) => item.index === sorted[position - 1]?.index)
  if (twice) throw new PageError(location, `two ${what} have the index ${twice.index}.`, 'template')
  return sorted
}

function checkPlace({ place: { row, column } }: PageBlock, rows: readonly GridRow[], location: PageLocation) {
  const found = rows.find(({ index }) => index === row)
  if (!found) {
    throw new PageError(location, `stands in row ${row}, but the rows are ${indexesOf(rows)}.`, 'place')
  }
  if (found.columns.some(({ index }) => index === column)) return
  const text = `stands in column ${column} of row ${row}, whose columns are ${indexesOf(found.columns)}.`
  throw new PageError(location, text, 'place')
}

const indexesOf = (items: readonly { index: number }[]) =>
  items.map(({ index }) => index).join(', ') || 'none'
