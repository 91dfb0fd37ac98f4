import { GRID_COLUMNS, type GridRow, type PageBlock, type PageConfig } from '@lerret/model'
import { mergeFields, mergeItems, mergeValue, type Versions } from '../../editing/merging/three-way.ts'
import { createRow } from '../commands/page-tree.ts'

/** The rows of a page and what is in them, which belong together. */
export type Layout = Pick<PageConfig, 'template' | 'blocks'>

/**
 * The layout with the changes of both editors. Throws `BothChanged` where they have changed the same block or row. A block stays when one
 * of them has changed what it shows.
 */
export function mergeLayouts(
  versions: Versions<Layout>,
  isDataChanged: (block: PageBlock) => boolean,
): Layout {
  const { base, mine, theirs } = versions
  const template = {
    ...theirs.template,
    rows: mergeRows(
      pick(versions, ({ template: { rows } }) => rows),
      hasMovedRows(base, mine) || hasMovedRows(base, theirs),
    ),
  }
  const blocks = mergeBlocks(
    pick(versions, ({ blocks }) => blocks),
    isDataChanged,
  )
  const known = [mine, theirs, base].flatMap(({ template: { rows } }) => rows)
  return placeBlocks({ template, blocks }, { known, isIgnored: listMisplaced(theirs) })
}

/**
 * Gives a place to blocks that one editor has put where the other has removed the row or the column: the row comes back, and a block
 * without its column is last in its row.
 */
function placeBlocks(
  layout: Layout,
  { known, isIgnored }: { known: readonly GridRow[]; isIgnored: ReadonlySet<string> },
): Layout {
  const misplaced = [...listMisplaced(layout)].filter((id) => !isIgnored.has(id))
  if (misplaced.length === 0) return layout
  const rows = [...layout.template.rows]
  const blocks = layout.blocks.map((block) => {
    if (!misplaced.includes(block.id)) return block
    const { place } = block
    const row = rows.find(({ index }) => index === place.row) ?? restoreRow(place.row, known)
    if (!rows.includes(row)) rows.push(row)
    if (row.columns.some(({ index }) => index === place.column)) return block
    const column = Math.max(...row.columns.map(({ index }) => index))
    const orders = layout.blocks
      .filter((other) => other.place.row === place.row && other.place.column === column)
      .map((other) => other.place.order)
    return {
      ...block,
      place: { ...place, column, order: Math.max(-1, ...orders) + 1 + Math.max(0, place.order) },
    }
  })
  return { template: { ...layout.template, rows }, blocks }
}

/** The row as somebody still has it, otherwise one of full width. */
function restoreRow(index: number, known: readonly GridRow[]): GridRow {
  const found = known.find((row) => row.index === index)
  if (found) return found
  const { row, columns } = createRow([GRID_COLUMNS])
  return { ...row, index, columns: columns.map(({ column }) => column) }
}

const pick = <Value, Picked>({ base, mine, theirs }: Versions<Value>, read: (value: Value) => Picked) => ({
  base: read(base),
  mine: read(mine),
  theirs: read(theirs),
})

/** Rows are known by their numbers. When rows have been inserted or moved, a number means another row than before. */
function mergeRows(rows: Versions<readonly GridRow[]>, isRenumbered: boolean): GridRow[] {
  if (isRenumbered) return [...mergeValue(rows)]
  return mergeItems(
    rows,
    ({ index }) => index,
    (row) => ({
      ...mergeFields(pick(row, withoutColumns)),
      columns: mergeItems(
        pick(row, ({ columns }) => columns),
        ({ index }) => index,
        (column) => ({
          index: column.theirs.index,
          screen: mergeFields(pick(column, ({ screen }) => screen)),
        }),
      ),
    }),
  )
}

const withoutColumns = ({ columns: _, ...row }: GridRow) => row

const cellOf = ({ place }: PageBlock) => `${place.row} ${place.column}`

/** Whether the blocks of a row are all in another row now. */
function hasMovedRows(base: Layout, changed: Layout): boolean {
  const cells = mapCells(base.blocks, changed.blocks)
  return [...cells].some(([before, { row }]) => Number(before.split(' ')[0]) !== row)
}

/** Where each column of blocks is now, for those whose blocks are together and among no others. */
function mapCells(
  base: readonly PageBlock[],
  changed: readonly PageBlock[],
): Map<string, PageBlock['place']> {
  const now = new Map(changed.map((block) => [block.id, block]))
  const left = base.filter(({ id }) => now.has(id))
  const moves = left.map((block) => ({ from: cellOf(block), to: now.get(block.id) as PageBlock }))
  const isTogether = ({ from, to }: (typeof moves)[number]) =>
    moves.every((other) => (other.from === from) === (cellOf(other.to) === cellOf(to)))
  return new Map(moves.filter(isTogether).map(({ from, to }) => [from, to.place]))
}

function mergeBlocks(
  { base, mine, theirs }: Versions<readonly PageBlock[]>,
  isDataChanged: (block: PageBlock) => boolean,
): PageBlock[] {
  const cells = mapCells(base, theirs)
  const before = new Map(base.map((block) => [block.id, block]))
  /** What I have put somewhere follows the column that it was put in. */
  const moved = mine.map((block) => {
    const was = before.get(block.id)
    const place = was && cellOf(was) === cellOf(block) ? undefined : cells.get(cellOf(block))
    return place ? { ...block, place: { ...block.place, row: place.row, column: place.column } } : block
  })
  const left = new Set(theirs.map(({ id }) => id))
  const common = base.filter((block) => left.has(block.id) || !isDataChanged(block))
  return mergeItems({ base: common, mine: moved, theirs }, ({ id }) => id, mergeBlock, hasSameContent)
}

function mergeBlock(versions: Versions<PageBlock>): PageBlock {
  const { base, mine, theirs } = versions
  const cell = mergeValue(pick(versions, cellOf))
  const { row, column } = cell === cellOf(theirs) ? theirs.place : mine.place
  // Neighbours are numbered anew by either; an order can be seen and corrected at once.
  const { order } = base.place.order === theirs.place.order ? mine.place : theirs.place
  return { ...mergeFields(pick(versions, withoutPlace)), place: { ...theirs.place, row, column, order } }
}

const withoutPlace = ({ place: _, ...content }: PageBlock) => content

/** Whether nothing but the place differs: a block that is removed may have been moved along with others. */
const hasSameContent = (a: PageBlock, b: PageBlock) =>
  a.hide === b.hide && a.component === b.component && a.data.join(' ') === b.data.join(' ')

function listMisplaced({ template, blocks }: Layout): Set<string> {
  const cells = new Set(
    template.rows.flatMap((row) => row.columns.map((column) => `${row.index} ${column.index}`)),
  )
  return new Set(blocks.filter((block) => !cells.has(cellOf(block))).map(({ id }) => id))
}
