import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planPages } from '../paths/page-plan.ts'
import { arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import { block, blockData, column, createSafeContent, NOW, page } from '../testing/test-records.ts'
import { catchPageError, resolveTestPage } from '../testing/test-resolve.ts'
import { resolveSite } from '../testing/test-resolve-site.ts'

const records = { 'block-data': [blockData('content', { html: 'x' })] }

const resolveBlockIds = (config: ReturnType<typeof page>) =>
  resolveTestPage(config, { records }).data.rows.map(({ columns }) =>
    columns.map(({ blocks }) => blocks.map(({ id }) => id)),
  )

const row = (index: number, ...columns: number[]) => ({
  container: true,
  index,
  columns: columns.map(column),
})

const blockAt = (id: string, row: number, column: number, order = 0) =>
  block({ id, place: { row, column, order } })

describe('the grid', () => {
  test('has rows and columns sorted by index, and blocks by order, then by position in the configuration', () => {
    const config = page({
      template: { rows: [row(1, 0), row(0, 1, 0)] },
      blocks: [
        blockAt('below', 1, 0),
        blockAt('c', 0, 0, 2),
        blockAt('a', 0, 0, 1),
        blockAt('b', 0, 0, 1),
        blockAt('right', 0, 1),
      ],
    })
    expect(resolveBlockIds(config)).toEqual([[['a', 'b', 'c'], ['right']], [['below']]])
  })

  test('keeps an empty column, and leaves out a row without visible blocks', () => {
    const config = page({
      template: { rows: [row(0, 0), row(1, 0, 1)] },
      blocks: [{ ...blockAt('hidden', 0, 0), hide: true }, blockAt('shown', 1, 1)],
    })
    expect(resolveBlockIds(config)).toEqual([[[], ['shown']]])
  })

  test('has the width of each column on each screen, and whether the row is in a container', () => {
    const screen = { xs: { span: 12, order: 1 }, md: { span: 6, order: 0 }, lg: { span: 4, order: 0 } }
    const rows = [{ container: false, index: 0, columns: [{ index: 0, screen }] }]
    const { data } = resolveTestPage(page({ template: { rows }, blocks: [blockAt('a', 0, 0)] }), { records })
    expect(data.rows[0]).toMatchObject({ container: false, columns: [{ screen }] })
  })
})

describe('a block', () => {
  test('in a missing row or column is an error', () => {
    const missingRow = catchPageError(() => resolveBlockIds(page({ blocks: [blockAt('a', 3, 0)] })))
    expect(missingRow.message).toBe('/kino, block 1 (content): stands in row 3, but the rows are 0.')
    expect(missingRow).toMatchObject({ blockId: 'a', blockPosition: 1, field: 'place' })
    const missingColumn = catchPageError(() => resolveBlockIds(page({ blocks: [blockAt('a', 0, 2)] })))
    expect(missingColumn.message).toContain('stands in column 2 of row 0, whose columns are 0.')
  })

  test('that is hidden is not validated', () => {
    const config = page({ blocks: [block({ component: 'nonsense', hide: true, data: [] })] })
    expect(resolveBlockIds(config)).toEqual([])
  })
})

test('two rows, or two columns of one row, cannot have the same index', () => {
  expect(
    catchPageError(() => resolveBlockIds(page({ template: { rows: [row(0, 0), row(0, 0)] } }))).message,
  ).toContain('two rows have the index 0')
  expect(
    catchPageError(() => resolveBlockIds(page({ template: { rows: [row(0, 1, 1)] } }))).message,
  ).toContain('two columns in row 0 have the index 1')
})

test('on any page, all blocks are shown except hidden ones', () => {
  fc.assert(
    fc.property(arbitraryRecords, (records) => {
      const content = createSafeContent(records)
      const configs = new Map(
        Array.from(planPages(content).paths.values(), ({ page: config }) => [config.id, config]),
      )
      for (const { pageId, data } of resolveSite({ content, now: NOW }).pages) {
        const shown = data.rows.flatMap(({ columns }) =>
          columns.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
        )
        const expected = configs.get(pageId)?.blocks.filter(({ hide }) => !hide)
        expect(shown.sort()).toEqual(expected?.map(({ id }) => id).sort())
      }
    }),
  )
})
