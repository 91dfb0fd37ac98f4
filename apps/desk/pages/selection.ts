import type { BlockPosition, PageDocument } from './commands/page-document.ts'
import { findBlockPosition, toTree } from './commands/page-tree.ts'

/** What the inspector shows. Rows and columns count from 0. */
export type Selection =
  | { type: 'page' }
  | { type: 'row'; row: number }
  | { type: 'column'; row: number; column: number }
  | { type: 'block'; id: string }

/** The selection as the key of a tree item, and back. */
export function toKey(selection: Selection): string {
  switch (selection.type) {
    case 'page':
      return 'page'
    case 'row':
      return `row/${selection.row}`
    case 'column':
      return `column/${selection.row}/${selection.column}`
    case 'block':
      return `block/${selection.id}`
  }
}

export function fromKey(key: string): Selection {
  if (key.startsWith('block/')) return { type: 'block', id: key.slice('block/'.length) }
  const [type, row, column] = key.split('/')
  if (type === 'row') return { type, row: Number(row) }
  if (type === 'column') return { type, row: Number(row), column: Number(column) }
  return { type: 'page' }
}

/** The selection as far as it still exists: a removed block leaves its row, a removed row the page. */
export function findExisting(selection: Selection, { page }: PageDocument): Selection {
  const { rows } = toTree(page)
  switch (selection.type) {
    case 'block':
      return page.blocks.some(({ id }) => id === selection.id) ? selection : { type: 'page' }
    case 'row':
      return rows[selection.row] ? selection : { type: 'page' }
    case 'column':
      return rows[selection.row]?.columns[selection.column]
        ? selection
        : findExisting({ type: 'row', row: selection.row }, { page, blockData: {} })
    case 'page':
      return selection
  }
}

/**
 * Where a new block is inserted: below the selected block, otherwise last in the selected column, row or page. On a page without rows, in
 * the row that is added with the block.
 */
export function findInsertPosition(selection: Selection, { page }: PageDocument): BlockPosition {
  const tree = toTree(page)
  if (selection.type === 'block') {
    const at = findBlockPosition(tree, selection.id)
    if (at) return { ...at, position: at.position + 1 }
  }
  const selected = selection.type === 'row' || selection.type === 'column' ? selection.row : null
  const row = selected !== null && tree.rows[selected] ? selected : Math.max(0, tree.rows.length - 1)
  const columns = tree.rows[row]?.columns ?? []
  const column = selection.type === 'column' && columns[selection.column] ? selection.column : 0
  return { row, column, position: columns[column]?.blocks.length ?? 0 }
}

/** The row that a selection is in; -1 for the page. */
export function findRow(selection: Selection, { page }: PageDocument): number {
  if (selection.type === 'page') return -1
  if (selection.type !== 'block') return selection.row
  return findBlockPosition(toTree(page), selection.id)?.row ?? -1
}
