import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createContent } from '../content/content.ts'
import { planPages } from '../paths/page-plan.ts'
import { arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import { block, blockData, cleanHtml, column, NOW, page } from '../testing/test-records.ts'
import { catchPageError, resolveTestPage } from '../testing/test-resolve.ts'
import { resolveSite } from './resolve-site.ts'

const records = { 'block-data': [blockData('content', { html: 'x' })] }

const rowsOf = (config: ReturnType<typeof page>) =>
  resolveTestPage(config, { records }).data.rows.map(({ columns }) =>
    columns.map(({ blocks }) => blocks.map(({ id }) => id)),
  )

const row = (index: number, ...columns: number[]) => ({
  container: true,
  index,
  columns: columns.map(column),
})

const at = (id: string, row: number, column: number, order = 0) =>
  block({ id, place: { row, column, order } })

describe('the grid', () => {
  test('has rows and columns by index, and blocks by order, then as they are written', () => {
    const config = page({
      template: { rows: [row(1, 0), row(0, 1, 0)] },
      blocks: [at('below', 1, 0), at('c', 0, 0, 2), at('a', 0, 0, 1), at('b', 0, 0, 1), at('right', 0, 1)],
    })
    expect(rowsOf(config)).toEqual([[['a', 'b', 'c'], ['right']], [['below']]])
  })

  test('keeps an empty column, and leaves out a row in which nothing shows', () => {
    const config = page({
      template: { rows: [row(0, 0), row(1, 0, 1)] },
      blocks: [{ ...at('hidden', 0, 0), hide: true }, at('shown', 1, 1)],
    })
    expect(rowsOf(config)).toEqual([[[], ['shown']]])
  })

  test('tells how wide each column is on each screen, and whether the row keeps to the margins', () => {
    const screen = { xs: { span: 12, order: 1 }, md: { span: 6, order: 0 }, lg: { span: 4, order: 0 } }
    const rows = [{ container: false, index: 0, columns: [{ index: 0, screen }] }]
    const { data } = resolveTestPage(page({ template: { rows }, blocks: [at('a', 0, 0)] }), { records })
    expect(data.rows[0]).toMatchObject({ container: false, columns: [{ screen }] })
  })
})

describe('a block', () => {
  test('in a row or column that is not there is an error', () => {
    const lost = catchPageError(() => rowsOf(page({ blocks: [at('a', 3, 0)] })))
    expect(lost.message).toBe('/kino, block 1 (content): stands in row 3, but the rows are 0.')
    expect(lost).toMatchObject({ blockId: 'a', blockPosition: 1, field: 'place' })
    const beside = catchPageError(() => rowsOf(page({ blocks: [at('a', 0, 2)] })))
    expect(beside.message).toContain('stands in column 2 of row 0, whose columns are 0.')
  })

  test('that is hidden is not looked at', () => {
    const config = page({ blocks: [block({ component: 'nonsense', hide: true, data: [] })] })
    expect(rowsOf(config)).toEqual([])
  })
})

test('two rows, or two columns of one row, cannot have the same index', () => {
  expect(
    catchPageError(() => rowsOf(page({ template: { rows: [row(0, 0), row(0, 0)] } }))).message,
  ).toContain('two rows have the index 0')
  expect(catchPageError(() => rowsOf(page({ template: { rows: [row(0, 1, 1)] } }))).message).toContain(
    'two columns in row 0 have the index 1',
  )
})

test('no hidden block ever shows, and every other one does, on whatever page', () => {
  fc.assert(
    fc.property(arbitraryRecords, (records) => {
      const content = createContent(records)
      const configs = new Map(
        Array.from(planPages(content).paths.values(), ({ page: config }) => [config.id, config]),
      )
      for (const { pageId, data } of resolveSite({ content, now: NOW, cleanHtml }).pages) {
        const shown = data.rows.flatMap(({ columns }) =>
          columns.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
        )
        const expected = configs.get(pageId)?.blocks.filter(({ hide }) => !hide)
        expect(shown.sort()).toEqual(expected?.map(({ id }) => id).sort())
      }
    }),
  )
})
