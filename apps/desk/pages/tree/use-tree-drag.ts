import { type DragEvent, useState } from 'react'
import type { BlockPosition, PageDocument } from '../commands/page-document.ts'
import { findBlockPosition, toTree } from '../commands/page-tree.ts'
import { fromKey } from '../selection.ts'

export type DropPosition = 'before' | 'after' | 'on'

interface DropTarget {
  key: string
  position: DropPosition
}

/** Blocks are dragged between blocks, and onto rows and columns. By keyboard they are moved with the Alt key and arrows. */
export function useTreeDrag({
  document,
  onMove,
}: {
  document: PageDocument
  onMove(id: string, to: BlockPosition): void
}) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const end = () => {
    setDragged(null)
    setTarget(null)
  }
  return {
    target,
    props: {
      onDragStart(event: DragEvent) {
        const item = findItem(event)
        if (item?.selection.type !== 'block') return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', item.element.getAttribute('aria-label') ?? '')
        setDragged(item.selection.id)
      },
      onDragOver(event: DragEvent) {
        const found = dragged === null ? null : findTarget(event)
        if (found) event.preventDefault()
        if (found?.key !== target?.key || found?.position !== target?.position) setTarget(found)
      },
      onDrop(event: DragEvent) {
        const found = findTarget(event)
        const to =
          dragged !== null && found ? findDropPosition(document, dragged, found.key, found.position) : null
        event.preventDefault()
        end()
        if (dragged !== null && to) onMove(dragged, to)
      },
      onDragEnd: end,
    },
  }
}

function findItem({ target }: DragEvent) {
  const element = (target as Element).closest('[data-key]')
  const key = element?.getAttribute('data-key')
  return element && key ? { element, key, selection: fromKey(key) } : null
}

/** The upper half of a block is the place before it, the lower half the place after it. */
function findTarget(event: DragEvent): DropTarget | null {
  const item = findItem(event)
  if (!item || item.selection.type === 'page') return null
  if (item.selection.type !== 'block') return { key: item.key, position: 'on' }
  const { top, height } = item.element.getBoundingClientRect()
  return { key: item.key, position: event.clientY < top + height / 2 ? 'before' : 'after' }
}

/** Where a block goes that is dropped at an item of the tree. */
export function findDropPosition(
  { page }: PageDocument,
  id: string,
  key: string,
  dropPosition: DropPosition,
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
