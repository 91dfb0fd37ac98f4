import { expect, test } from 'vitest'
import { applyCommand, type PageCommand } from './commands/apply-command.ts'
import type { PageDocument } from './commands/page-document.ts'
import { toTree } from './commands/page-tree.ts'
import { getDemoDocument } from './commands/test-page-documents.ts'
import { findInsertPosition, type Selection } from './selection.ts'

const front = getDemoDocument('/')
const empty: PageDocument = {
  page: { ...front.page, template: { rows: [] }, blocks: [] },
  blockData: {},
}

function insert(document: PageDocument, selection: Selection): PageDocument | undefined {
  const to = findInsertPosition(selection, document)
  const command: PageCommand = { type: 'insertBlock', id: 'new', component: 'content', data: [], to }
  return applyCommand(document, command)?.document
}

const layout = (document: PageDocument | undefined) =>
  document &&
  toTree(document.page).rows.map(({ columns }) => columns.map(({ blocks }) => blocks.map(({ id }) => id)))

test('a block can be inserted whatever is selected, also when that has been removed', () => {
  const rows = toTree(front.page).rows
  const selections: Selection[] = [
    { type: 'page' },
    { type: 'block', id: 'removed' },
    { type: 'row', row: rows.length },
    { type: 'column', row: rows.length, column: 1 },
    { type: 'column', row: 0, column: 12 },
    ...front.page.blocks.map(({ id }) => ({ type: 'block' as const, id })),
    ...rows.map((_, row) => ({ type: 'row' as const, row })),
  ]
  for (const selection of selections)
    expect(insert(front, selection)?.page.blocks, JSON.stringify(selection)).toHaveLength(
      front.page.blocks.length + 1,
    )
})

test('the first block of a page without rows brings its row', () => {
  expect(layout(insert(empty, { type: 'page' }))).toEqual([[['new']]])
  expect(layout(insert(empty, { type: 'row', row: 2 }))).toEqual([[['new']]])
})
