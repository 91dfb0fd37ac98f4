import { GRID_COLUMNS, type PageBlock } from '@lerret/model'
import type { BlockDataRecord, BlockPosition, PageDocument } from './page-document.ts'
import {
  createRow,
  findBlockPosition,
  fromTree,
  type PageTree,
  toTree,
  UNNUMBERED,
  withBlocks,
} from './page-tree.ts'
import { moveItem } from './renumber.ts'

export type BlockCommand =
  | {
      type: 'insertBlock'
      id: string
      component: string
      data: readonly BlockDataRecord[]
      to: BlockPosition
    }
  /** The position does not count the block itself. */
  | { type: 'moveBlock'; id: string; to: BlockPosition }
  | { type: 'removeBlock'; id: string }
  /** A copy below the block, with copies of its data. */
  | { type: 'duplicateBlock'; id: string; newId: string; newDataIds: readonly string[] }
  | { type: 'hideBlock'; id: string; isHidden: boolean }
  | { type: 'addBlockData'; id: string; data: BlockDataRecord; position: number }
  | { type: 'moveBlockData'; id: string; dataId: string; position: number }
  | { type: 'removeBlockData'; id: string; dataId: string }
  | { type: 'setSettings'; dataId: string; settings: BlockDataRecord['settings'] }

/** The document after a command about a block; null when it cannot be carried out. */
export function applyBlockCommand(document: PageDocument, command: BlockCommand): PageDocument | null {
  if (command.type === 'setSettings') return setSettings(document, command)
  if (command.type === 'insertBlock') return insertBlock(document, command)
  const block = document.page.blocks.find(({ id }) => id === command.id)
  if (!block) return null
  switch (command.type) {
    case 'moveBlock':
      return moveBlock(document, block, command.to)
    case 'removeBlock':
      return removeBlock(document, block)
    case 'duplicateBlock':
      return duplicateBlock(document, block, command)
    case 'hideBlock':
      return replaceBlock(document, { ...block, hide: command.isHidden })
    case 'addBlockData':
      return addBlockData(document, block, command)
    case 'moveBlockData': {
      const from = block.data.indexOf(command.dataId)
      if (from < 0 || !isPosition(command.position, block.data.length - 1)) return null
      return replaceBlock(document, { ...block, data: moveItem(block.data, from, command.position) })
    }
    case 'removeBlockData':
      return replaceBlock(document, { ...block, data: block.data.filter((id) => id !== command.dataId) })
  }
}

function insertBlock(
  { page, blockData }: PageDocument,
  { id, component, data, to }: BlockCommand & { type: 'insertBlock' },
): PageDocument | null {
  const tree = withFirstRow(toTree(page))
  if (page.blocks.some((block) => block.id === id) || !hasPosition(tree, to)) return null
  const block: PageBlock = {
    id,
    component,
    hide: false,
    place: { column: 0, row: 0, order: UNNUMBERED },
    data: data.map((record) => record.id),
  }
  return {
    page: fromTree(
      page,
      withBlocks(tree, to, (blocks) => blocks.toSpliced(to.position, 0, block)),
    ),
    blockData: addRecords(blockData, data),
  }
}

/** The first block of a page whose rows were all removed needs a row to be in. */
const withFirstRow = (tree: PageTree): PageTree =>
  tree.rows.length > 0 ? tree : { ...tree, rows: [createRow([GRID_COLUMNS])] }

function moveBlock(document: PageDocument, block: PageBlock, to: BlockPosition): PageDocument | null {
  const tree = toTree(document.page)
  const from = findBlockPosition(tree, block.id)
  const without = from
    ? withBlocks(tree, from, (blocks) => blocks.toSpliced(from.position, 1))
    : { ...tree, misplaced: tree.misplaced.filter(({ id }) => id !== block.id) }
  if (!hasPosition(without, to)) return null
  const isSame = from && from.row === to.row && from.column === to.column && from.position === to.position
  if (isSame) return null
  const moved = { ...block, place: { ...block.place, order: UNNUMBERED } }
  const next = withBlocks(without, to, (blocks) => blocks.toSpliced(to.position, 0, moved))
  return { ...document, page: fromTree(document.page, next) }
}

function removeBlock(document: PageDocument, block: PageBlock): PageDocument {
  const { page } = document
  return { ...document, page: { ...page, blocks: page.blocks.filter((each) => each !== block) } }
}

function duplicateBlock(
  document: PageDocument,
  block: PageBlock,
  { newId, newDataIds }: BlockCommand & { type: 'duplicateBlock' },
): PageDocument | null {
  const from = findBlockPosition(toTree(document.page), block.id)
  if (!from || newDataIds.length !== block.data.length) return null
  const data = block.data.flatMap((id, index) => {
    const record = document.blockData[id]
    return record ? [{ ...record, id: newDataIds[index] as string }] : []
  })
  const copied = insertBlock(document, {
    type: 'insertBlock',
    id: newId,
    component: block.component,
    data,
    to: { ...from, position: from.position + 1 },
  })
  return copied && block.hide
    ? applyBlockCommand(copied, { type: 'hideBlock', id: newId, isHidden: true })
    : copied
}

function addBlockData(
  { page, blockData }: PageDocument,
  block: PageBlock,
  { data, position }: BlockCommand & { type: 'addBlockData' },
): PageDocument | null {
  if (block.data.includes(data.id) || !isPosition(position, block.data.length)) return null
  return replaceBlock(
    { page, blockData: addRecords(blockData, [data]) },
    { ...block, data: block.data.toSpliced(position, 0, data.id) },
  )
}

function setSettings(
  { page, blockData }: PageDocument,
  { dataId, settings }: BlockCommand & { type: 'setSettings' },
): PageDocument | null {
  const record = blockData[dataId]
  return record ? { page, blockData: { ...blockData, [dataId]: { ...record, settings } } } : null
}

function replaceBlock(document: PageDocument, block: PageBlock): PageDocument {
  const { page } = document
  return {
    ...document,
    page: { ...page, blocks: page.blocks.map((each) => (each.id === block.id ? block : each)) },
  }
}

const addRecords = (blockData: PageDocument['blockData'], data: readonly BlockDataRecord[]) =>
  data.length === 0
    ? blockData
    : { ...blockData, ...Object.fromEntries(data.map((record) => [record.id, record])) }

const isPosition = (position: number, last: number) =>
  Number.isInteger(position) && position >= 0 && position <= last

function hasPosition(tree: PageTree, { row, column, position }: BlockPosition): boolean {
  const blocks = tree.rows[row]?.columns[column]?.blocks
  return blocks !== undefined && isPosition(position, blocks.length)
}
