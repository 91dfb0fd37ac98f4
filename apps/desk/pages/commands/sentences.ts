import type { PageBlock } from '@lerret/model'
import { fill, pageCommandWords as words } from '@lerret/words/desk'
import { describeSource } from '../source-sentences/describe-source.ts'
import type { PageCommand } from './apply-command.ts'
import type { PageDocument, Width } from './page-document.ts'
import { findBlockPosition, toTree } from './page-tree.ts'

export const WIDTH_NAMES: Record<Width, string> = {
  xs: words.widthPhone,
  md: words.widthTablet,
  lg: words.widthScreen,
}

/** How a block is called: its heading, or what it is. */
export type NameBlock = (
  block: Pick<PageBlock, 'component' | 'data'>,
  document: Pick<PageDocument, 'blockData'>,
) => string

/** What a command does to a document, as a sentence. Rows, columns and places count from 1. */
export function describeCommand(document: PageDocument, command: PageCommand, nameBlock: NameBlock): string {
  const name = (id: string) => {
    const block = document.page.blocks.find((each) => each.id === id)
    return block ? nameBlock(block, document) : ''
  }
  switch (command.type) {
    case 'insertBlock': {
      const { component, data, to } = command
      const blockData = Object.fromEntries(data.map((record) => [record.id, record]))
      const block = nameBlock({ component, data: Object.keys(blockData) }, { ...document, blockData })
      return fill(words.insertBlock, { block, row: to.row + 1 })
    }
    case 'pasteBlocks': {
      const { blocks, to } = command
      const [first] = blocks
      if (!first || blocks.length > 1)
        return fill(words.pasteBlocks, { count: blocks.length, row: to.row + 1 })
      const blockData = Object.fromEntries(first.data.map((record) => [record.id, record]))
      const data = first.data.map(({ id }) => id)
      const block = nameBlock({ component: first.component, data }, { ...document, blockData })
      return fill(words.pasteBlock, { block, row: to.row + 1 })
    }
    case 'moveBlock': {
      const { row, column, position } = command.to
      const hasColumns = (toTree(document.page).rows[row]?.columns.length ?? 1) > 1
      return fill(hasColumns ? words.moveBlockColumn : words.moveBlock, {
        block: name(command.id),
        row: row + 1,
        column: column + 1,
        position: position + 1,
      })
    }
    case 'removeBlock':
      return fill(words.removeBlock, { block: name(command.id) })
    case 'duplicateBlock':
      return fill(words.duplicateBlock, { block: name(command.id) })
    case 'hideBlock':
      return fill(command.isHidden ? words.hideBlock : words.showBlock, { block: name(command.id) })
    case 'addBlockData':
      return fill(words.addData, { block: name(command.id) })
    case 'moveBlockData':
      return fill(words.moveData, { block: name(command.id) })
    case 'removeBlockData':
      return fill(words.removeData, { block: name(command.id) })
    case 'setSettings': {
      const block = document.page.blocks.find(({ data }) => data.includes(command.dataId))
      return fill(words.setSettings, { block: block ? nameBlock(block, document) : '' })
    }
    case 'addRow':
      return fill(words.addRow, { row: command.position + 1 })
    case 'moveRow':
      return fill(words.moveRow, { row: command.row + 1, position: command.position + 1 })
    case 'removeRow':
      return fill(words.removeRow, { row: command.row + 1 })
    case 'setRowContainer':
      return fill(command.isContainer ? words.rowInside : words.rowFull, { row: command.row + 1 })
    case 'splitColumn':
      return fill(words.splitColumn, { row: command.row + 1, column: command.column + 1 })
    case 'mergeColumns':
      return fill(words.mergeColumns, {
        row: command.row + 1,
        column: command.column + 1,
        next: command.column + 2,
      })
    case 'setSpan':
      return fill(words.setSpan, { ...nameColumn(command), span: command.span })
    case 'setColumnOrder':
      return fill(words.setOrder, { ...nameColumn(command), position: command.position + 1 })
    case 'resetWidth':
      return fill(words.resetWidth, nameColumn(command))
    case 'setTitle':
      return words.setTitle
    case 'setPath':
      return words.setPath
    case 'addSource':
      return fill(words.addSource, { source: describeSource(command.source) })
    case 'setSource':
      return fill(words.setSource, { source: describeSource(command.source) })
    case 'removeSource':
      return fill(words.removeSource, { source: nameSource(command.name) })
    case 'setMeta':
      return words.setMeta
  }

  function nameSource(name: string): string {
    const source = document.page.sources.find((each) => each.name === name)
    return source ? describeSource(source) : ''
  }

  /** A column with one block is called as the block is. */
  function nameColumn({ row, column, width }: { row: number; column: number; width: Width }) {
    const blocks = toTree(document.page).rows[row]?.columns[column]?.blocks ?? []
    const [only] = blocks
    return {
      column:
        blocks.length === 1 && only
          ? nameBlock(only, document)
          : fill(words.column, { row: row + 1, column: column + 1 }),
      width: WIDTH_NAMES[width],
    }
  }
}

/** The command that moves a block one place, over the borders of columns and rows; null at the end. */
export function moveOnce(
  document: PageDocument,
  id: string,
  direction: 'up' | 'down' | 'left' | 'right',
): PageCommand | null {
  const tree = toTree(document.page)
  const from = findBlockPosition(tree, id)
  if (!from) return null
  const { row, column, position } = from
  const columns = tree.rows[row]?.columns ?? []
  const move = (to: typeof from): PageCommand => ({ type: 'moveBlock', id, to })
  if (direction === 'left' || direction === 'right') {
    const target = columns[column + (direction === 'left' ? -1 : 1)]
    if (!target) return null
    return move({
      row,
      column: columns.indexOf(target),
      position: Math.min(position, target.blocks.length),
    })
  }
  const step = direction === 'up' ? -1 : 1
  const next = position + step
  if (next >= 0 && next < (columns[column]?.blocks.length ?? 0)) return move({ row, column, position: next })
  const neighbour = tree.rows[row + step]
  if (!neighbour) return null
  const nextColumn = Math.min(column, neighbour.columns.length - 1)
  const length = neighbour.columns[nextColumn]?.blocks.length ?? 0
  return move({ row: row + step, column: nextColumn, position: direction === 'up' ? length : 0 })
}
