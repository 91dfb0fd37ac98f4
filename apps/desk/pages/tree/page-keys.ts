import type { KeyboardEvent } from 'react'
import { createId } from '../../data/create-id.ts'
import type { PageCommand } from '../commands/apply-command.ts'
import type { PageDocument, Width } from '../commands/page-document.ts'
import { findBlockPosition, toTree } from '../commands/page-tree.ts'
import { moveOnce } from '../commands/sentences.ts'
import type { Selection } from '../selection.ts'

const DIRECTIONS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

interface KeyCommand {
  /** null when there is nothing to do, as at the top of the page. */
  command: PageCommand | null
  /** What is selected afterwards, when it is something else. */
  selection?: Selection
}

/** What a key does with an item of the tree; null for keys of the tree itself. */
export function commandForKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  target: Selection,
  document: PageDocument,
  width: Width,
): KeyCommand | null {
  const isControl = event.ctrlKey || event.metaKey
  const direction = DIRECTIONS[event.key]
  if (event.altKey && direction) return moveByKey(target, direction, document)
  if (event.shiftKey && !isControl && (direction === 'left' || direction === 'right'))
    return changeSpan(target, direction === 'left' ? -1 : 1, document, width)
  if (event.key === 'Delete') return removeByKey(target)
  if (isControl && event.key.toLowerCase() === 'd') return duplicateByKey(target, document)
  return null
}

function moveByKey(
  target: Selection,
  direction: 'up' | 'down' | 'left' | 'right',
  document: PageDocument,
): KeyCommand {
  if (target.type === 'block') return { command: moveOnce(document, target.id, direction) }
  if (target.type !== 'row' || direction === 'left' || direction === 'right') return { command: null }
  const position = target.row + (direction === 'up' ? -1 : 1)
  return {
    command: { type: 'moveRow', row: target.row, position },
    selection: { type: 'row', row: position },
  }
}

function changeSpan(
  target: Selection,
  step: number,
  document: PageDocument,
  width: Width,
): KeyCommand | null {
  const tree = toTree(document.page)
  const at =
    target.type === 'block'
      ? findBlockPosition(tree, target.id)
      : target.type === 'column'
        ? target
        : target.type === 'row'
          ? { row: target.row, column: 0 }
          : null
  const column = at && tree.rows[at.row]?.columns[at.column]
  if (!at || !column) return null
  const span = column.column.screen[width].span + step
  return { command: { type: 'setSpan', row: at.row, column: at.column, width, span } }
}

function removeByKey(target: Selection): KeyCommand | null {
  if (target.type === 'block') return { command: { type: 'removeBlock', id: target.id } }
  return target.type === 'row' ? { command: { type: 'removeRow', row: target.row } } : null
}

function duplicateByKey(target: Selection, { page }: PageDocument): KeyCommand | null {
  const block = target.type === 'block' ? page.blocks.find(({ id }) => id === target.id) : undefined
  if (!block) return null
  const newId = createId()
  const newDataIds = block.data.map(() => createId())
  return {
    command: { type: 'duplicateBlock', id: block.id, newId, newDataIds },
    selection: { type: 'block', id: newId },
  }
}
