import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

export interface TableHeaders {
  /** Whether the first row has the headers of the columns. */
  row: boolean
  /** Whether the first cell of each row is its header. */
  column: boolean
}

const isHeader = (cell: Node | null | undefined) => cell?.type.name === 'tableHeader'

export const hasHeaderRow = (table: Node) => table.firstChild?.children.every(isHeader) ?? false

export const hasHeaderColumn = (table: Node) =>
  table.childCount > 1 && table.children.slice(1).every((row) => isHeader(row.firstChild))

/** Makes headers of the first row and column, or cells of them, and says what each is a header of. */
export function setHeaders(tr: Transaction, tablePosition: number, headers: TableHeaders): Transaction {
  const table = tr.doc.nodeAt(tablePosition)
  if (!table) return tr
  const { tableCell, tableHeader } = table.type.schema.nodes
  table.forEach((row, rowOffset, rowIndex) => {
    const rowPosition = tablePosition + 1 + rowOffset
    const isFirst = rowIndex === 0
    if (isFirst) tr.setNodeAttribute(rowPosition, 'section', headers.row ? 'thead' : 'tbody')
    row.forEach((cell, offset, index) => {
      const scope = isFirst && headers.row ? 'col' : index === 0 && headers.column ? 'row' : null
      const attrs = scope ? { ...cell.attrs, scope } : cell.attrs
      tr.setNodeMarkup(rowPosition + 1 + offset, scope ? tableHeader : tableCell, attrs)
    })
  })
  return tr
}
