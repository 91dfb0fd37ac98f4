import { BLOCK_ATTRIBUTE } from '../../preview/marked-elements.ts'
import type { BlockPosition, PageDocument } from '../commands/page-document.ts'
import { findBlockPosition, toTree } from '../commands/page-tree.ts'

export interface Rectangle {
  top: number
  left: number
  width: number
  height: number
}

/** Where blocks are in a frame, in pixels of the page, relative to what is in view. */
export function measureBlocks(shown: Document): Map<string, Rectangle> {
  const found = new Map<string, Rectangle>()
  for (const element of shown.querySelectorAll(`[${BLOCK_ATTRIBUTE}]`)) {
    const id = element.getAttribute(BLOCK_ATTRIBUTE) as string
    const { top, left, width, height } = element.getBoundingClientRect()
    if (height > 0) found.set(id, { top, left, width, height })
  }
  return found
}

export interface DropTarget {
  to: BlockPosition
  /** Where the line is drawn. */
  line: Rectangle
}

/** The place for a dragged block that is nearest to a point: above or below the block that is there. */
export function findDropTarget(
  rectangles: ReadonlyMap<string, Rectangle>,
  { page }: PageDocument,
  dragged: string,
  point: { x: number; y: number },
): DropTarget | null {
  const tree = toTree(page)
  const [nearest] = [...rectangles]
    .filter(([id]) => id !== dragged)
    .map(([id, rectangle]) => ({ id, rectangle, distance: measureDistance(rectangle, point) }))
    .sort((a, b) => a.distance - b.distance)
  const at = nearest && findBlockPosition(tree, nearest.id)
  if (!nearest || !at) return null
  const { top, left, width, height } = nearest.rectangle
  const isBelow = point.y > top + height / 2
  const from = findBlockPosition(tree, dragged)
  const isBefore = from && from.row === at.row && from.column === at.column && from.position < at.position
  return {
    to: { ...at, position: at.position + (isBelow ? 1 : 0) - (isBefore ? 1 : 0) },
    line: { top: isBelow ? top + height : top, left, width, height: 0 },
  }
}

function measureDistance(
  { top, left, width, height }: Rectangle,
  { x, y }: { x: number; y: number },
): number {
  const outside = (value: number, start: number, size: number) =>
    Math.max(start - value, 0, value - (start + size))
  return Math.hypot(outside(x, left, width), outside(y, top, height))
}
