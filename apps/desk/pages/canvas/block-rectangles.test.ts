import { describe, expect, test } from 'vitest'
import { toTree } from '../commands/page-tree.ts'
import { getDemoDocument } from '../commands/test-page-documents.ts'
import { findDropTarget, type Rectangle } from './block-rectangles.ts'

const front = getDemoDocument('/')
const [first, second] = toTree(front.page).rows.flatMap(({ columns }) =>
  columns.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
) as [string, string]
/** Two columns beside each other. */
const rectangles = new Map<string, Rectangle>([
  [first, { top: 0, left: 0, width: 800, height: 400 }],
  [second, { top: 0, left: 800, width: 400, height: 400 }],
])

describe('a block that is dragged', () => {
  test('goes above or below the block under the pointer', () => {
    expect(findDropTarget(rectangles, front, first, { x: 1000, y: 100 })?.to).toEqual({
      row: 0,
      column: 1,
      position: 0,
    })
    expect(findDropTarget(rectangles, front, first, { x: 1000, y: 300 })).toMatchObject({
      to: { row: 0, column: 1, position: 1 },
      line: { top: 400, left: 800, width: 400 },
    })
  })

  test('goes to the nearest block when the pointer is outside of all', () => {
    expect(findDropTarget(rectangles, front, second, { x: 300, y: 2000 })?.to).toEqual({
      row: 0,
      column: 0,
      position: 1,
    })
  })

  test('has nowhere to go on a page without other blocks', () => {
    expect(findDropTarget(new Map(), front, first, { x: 0, y: 0 })).toBeNull()
  })
})
