import { PageConfig } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyCommand, type PageCommand } from './apply-command.ts'
import type { PageDocument } from './page-document.ts'
import { fromTree, toTree } from './page-tree.ts'
import { describeCommand, moveOnce } from './sentences.ts'
import { arbitraryCommand, DEMO_DOCUMENTS, getDemoDocument } from './test-page-documents.ts'

const front = getDemoDocument('/')
const nameBlock = ({ component }: { component: string }) => component
const arbitraryDocument = fc.constantFrom(...DEMO_DOCUMENTS)

/** Carries out a command that is possible. */
function apply(document: PageDocument, command: PageCommand): PageDocument {
  const applied = applyCommand(document, command)
  if (!applied) throw new Error(`The command ${command.type} changed nothing.`)
  return applied.document
}

/** The ids of the blocks by row and column. */
const layout = ({ page }: PageDocument) =>
  toTree(page).rows.map(({ columns }) => columns.map(({ blocks }) => blocks.map(({ id }) => id)))

const spans = ({ page }: PageDocument, row: number) =>
  toTree(page).rows[row]?.columns.map(({ column: { screen } }) => [
    screen.xs.span,
    screen.md.span,
    screen.lg.span,
  ])

describe('any sequence of commands', () => {
  test('gives a valid configuration, and each inverse restores the document exactly', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(arbitraryCommand, { maxLength: 25 }), (start, makers) => {
        let document = start
        for (const [number, make] of makers.entries()) {
          const command = make(document, number)
          const applied = applyCommand(document, command)
          if (!applied) continue
          expect(describeCommand(document, command, nameBlock)).not.toMatch(/undefined|\{/)
          const restored = applyCommand(applied.document, applied.inverse)?.document
          expect(JSON.stringify(restored)).toBe(JSON.stringify(document))
          document = applied.document
          expect(PageConfig.safeParse(document.page).error).toBeUndefined()
          expect(toTree(document.page).misplaced).toEqual([])
          expect(new Set(document.page.blocks.map(({ id }) => id)).size).toBe(document.page.blocks.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('never changes a document in place', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(arbitraryCommand, { maxLength: 8 }), (start, makers) => {
        const before = JSON.stringify(start)
        let document = start
        for (const [number, make] of makers.entries())
          document = applyCommand(document, make(document, number))?.document ?? document
        expect(JSON.stringify(start)).toBe(before)
      }),
    )
  })
})

test.each(DEMO_DOCUMENTS.map((document) => [document.page.path, document] as const))(
  'the page %s that nobody has edited stays as it is, to the byte',
  (_, document) => {
    const text = JSON.stringify(document.page)
    expect(JSON.stringify(fromTree(document.page, toTree(document.page)))).toBe(text)
    expect(fromTree(document.page, toTree(document.page)).blocks).toBe(document.page.blocks)
    const added = applyCommand(document, { type: 'addRow', position: 0, spans: [12] })
    if (!added) throw new Error('The row was not added.')
    expect(JSON.stringify(applyCommand(added.document, added.inverse)?.document.page)).toBe(text)
  },
)

describe('a block', () => {
  const [firstColumn, secondColumn] = layout(front)[0] as [string[], string[]]
  const [slideshow, today] = [firstColumn[0] as string, secondColumn[0] as string]

  test('moves between columns and rows, and the numbers follow', () => {
    const moved = apply(front, { type: 'moveBlock', id: today, to: { row: 0, column: 0, position: 0 } })
    expect(layout(moved)[0]).toEqual([[today, slideshow], []])
    const below = apply(moved, { type: 'moveBlock', id: today, to: { row: 2, column: 0, position: 1 } })
    expect(layout(below)[2]?.[0]?.[1]).toBe(today)
  })

  test('moves one place at a time, over the border of a row', () => {
    const down = moveOnce(front, slideshow, 'down') as PageCommand
    expect(layout(apply(front, down))[1]?.[0]?.[0]).toBe(slideshow)
    const right = moveOnce(front, slideshow, 'right') as PageCommand
    expect(layout(apply(front, right))[0]).toEqual([[], [slideshow, today]])
    expect(moveOnce(front, slideshow, 'up')).toBeNull()
    expect(moveOnce(front, slideshow, 'left')).toBeNull()
  })

  test('is copied with its data, and both can be changed apart', () => {
    const ids = front.page.blocks.find(({ id }) => id === slideshow)?.data ?? []
    const copied = apply(front, {
      type: 'duplicateBlock',
      id: slideshow,
      newId: 'copy',
      newDataIds: ids.map((id) => `${id}-copy`),
    })
    expect(layout(copied)[0]?.[0]).toEqual([slideshow, 'copy'])
    const changed = apply(copied, {
      type: 'setSettings',
      dataId: `${ids[0]}-copy`,
      settings: { title: 'Ny' },
    })
    expect(changed.blockData[ids[0] as string]).toBe(front.blockData[ids[0] as string])
  })
})

describe('a column', () => {
  test('that is split shares its width on wide screens, and merging gives it back', () => {
    const row = toTree(front.page).rows.findIndex(({ columns }) => columns.length === 1)
    const split = apply(front, { type: 'splitColumn', row, column: 0 })
    expect(spans(split, row)).toEqual([
      [12, 6, 6],
      [12, 6, 6],
    ])
    const merged = apply(split, { type: 'mergeColumns', row, column: 0 })
    expect(merged.page).toEqual(front.page)
  })

  test('has another span and order at one width only', () => {
    const narrow = apply(front, { type: 'setSpan', row: 0, column: 1, width: 'md', span: 5 })
    expect(spans(narrow, 0)).toEqual([
      [12, 12, 8],
      [12, 5, 4],
    ])
    const first = apply(narrow, { type: 'setColumnOrder', row: 0, column: 1, width: 'xs', position: 0 })
    const screens = toTree(first.page).rows[0]?.columns.map(({ column }) => column.screen)
    expect(screens?.map(({ xs, lg }) => [xs.order, lg.order])).toEqual([
      [1, 0],
      [0, 1],
    ])
    const reset = apply(first, { type: 'resetWidth', row: 0, column: 1, width: 'xs' })
    expect(spans(reset, 0)?.[1]).toEqual([4, 5, 4])
  })
})

test('a command that cannot be carried out, or changes nothing, gives nothing', () => {
  expect(applyCommand(front, { type: 'removeBlock', id: 'missing' })).toBeNull()
  expect(applyCommand(front, { type: 'setSpan', row: 0, column: 0, width: 'lg', span: 8 })).toBeNull()
  expect(applyCommand(front, { type: 'setSpan', row: 0, column: 0, width: 'lg', span: 13 })).toBeNull()
  expect(applyCommand(front, { type: 'moveRow', row: 0, position: 0 })).toBeNull()
})

test('what was done is a sentence with the name of the block', () => {
  const describe = (command: PageCommand) => describeCommand(front, command, nameBlock)
  expect(describe({ type: 'setSpan', row: 0, column: 1, width: 'lg', span: 5 })).toBe(
    'schedule: 5 av 12 på skjerm.',
  )
  expect(describe({ type: 'removeBlock', id: front.page.blocks[0]?.id as string })).toBe('Fjerna slideshow.')
})
