import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { BlockPosition, PageDocument } from '../commands/page-document.ts'
import { findBlockPosition, toTree } from '../commands/page-tree.ts'
import { fromKey } from '../selection.ts'

const BLOCK_TYPE = 'application/x-lerret-block'

/** Blocks are dragged between and onto the items of the tree, by pointer or keyboard. Rows are moved by command. */
export function useTreeDrag({
  document,
  findName,
  onMove,
}: {
  document: PageDocument
  findName(id: string): string
  onMove(id: string, to: BlockPosition): void
}) {
  return useDragAndDrop({
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const item = fromKey(String(key))
        return item.type === 'block' ? [{ [BLOCK_TYPE]: item.id, 'text/plain': findName(item.id) }] : []
      }),
    acceptedDragTypes: [BLOCK_TYPE],
    getDropOperation: (target) => {
      if (target.type === 'root') return 'cancel'
      const item = fromKey(String(target.key))
      const isAllowed =
        target.dropPosition === 'on' ? item.type !== 'page' && item.type !== 'block' : item.type === 'block'
      return isAllowed ? 'move' : 'cancel'
    },
    onReorder: ({ keys, target }) => drop([...keys].map(String), String(target.key), target.dropPosition),
    onItemDrop: async ({ items, target, isInternal }) => {
      if (!isInternal) return
      for (const item of items) {
        if (item.kind !== 'text') continue
        moveTo(await item.getText(BLOCK_TYPE), String(target.key), 'on')
      }
    },
  })

  function drop(keys: string[], target: string, position: 'before' | 'after' | 'on') {
    for (const key of keys) {
      const item = fromKey(key)
      if (item.type === 'block') moveTo(item.id, target, position)
    }
  }

  function moveTo(id: string, key: string, dropPosition: 'before' | 'after' | 'on') {
    const target = findDropPosition(document, id, key, dropPosition)
    if (target) onMove(id, target)
  }
}

/** Where a block goes that is dropped at an item of the tree. */
export function findDropPosition(
  { page }: PageDocument,
  id: string,
  key: string,
  dropPosition: 'before' | 'after' | 'on',
): BlockPosition | null {
  const tree = toTree(page)
  const target = fromKey(key)
  if (target.type === 'page') return null
  if (target.type !== 'block') {
    const column = target.type === 'column' ? target.column : 0
    const blocks = tree.rows[target.row]?.columns[column]?.blocks.filter((block) => block.id !== id)
    return blocks ? { row: target.row, column, position: blocks.length } : null
  }
  if (target.id === id) return null
  const [from, at] = [findBlockPosition(tree, id), findBlockPosition(tree, target.id)]
  if (!at) return null
  const isBefore = from && from.row === at.row && from.column === at.column && from.position < at.position
  const position = at.position + (dropPosition === 'after' ? 1 : 0) - (isBefore ? 1 : 0)
  return { ...at, position }
}
