import { applyFields, PageConfig } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameValue } from '../../editing/merging/same-value.ts'
import { mergeRecord } from '../../editing/session/records/merge-record.ts'
import { applyCommand, type PageCommand } from '../commands/apply-command.ts'
import type { PageDocument } from '../commands/page-document.ts'
import { toTree } from '../commands/page-tree.ts'
import {
  arbitraryCommand,
  type CommandMaker,
  DEMO_DOCUMENTS,
  getDemoDocument,
} from '../commands/test-page-documents.ts'
import { blockDataMerge, LAYOUT_FIELD, pageMerge } from './page-merge.ts'

const front = getDemoDocument('/')
const ids = front.page.blocks.map(({ id }) => id)
const [first = '', second = ''] = ids

const run = (...commands: PageCommand[]): PageConfig =>
  commands.reduce((document, command) => applyCommand(document, command)?.document ?? document, front).page

const apply = (document: PageDocument, commands: readonly PageCommand[]): PageDocument =>
  commands.reduce((current, command) => applyCommand(current, command)?.document ?? current, document)

type Fields = Record<string, unknown>

/** The page with the changes of both, and the names of what both must choose for. */
function merge(base: PageConfig, mine: PageConfig, theirs: PageConfig) {
  const changed = Object.keys(mine).filter(
    (field) => !isSameValue(base[field as keyof PageConfig], mine[field as keyof PageConfig]),
  )
  const fields = Object.fromEntries(
    changed.map((field) => [field, { value: mine[field as keyof PageConfig] }]),
  )
  const merged = mergeRecord('page', { base: { ...base }, mine: fields, theirs: { ...theirs } }, pageMerge)
  return {
    page: applyFields(merged.base, merged.mine) as unknown as PageConfig,
    conflicts: merged.conflicts.map(({ field }) => field),
  }
}

const layout = (page: PageConfig) =>
  toTree(page).rows.map(({ columns }) => columns.map(({ blocks }) => blocks.map(({ id }) => id)))

describe('two editors of a page', () => {
  test('who change different blocks get both changes', () => {
    const mine = run({ type: 'hideBlock', id: first, isHidden: true })
    const theirs = run(
      { type: 'hideBlock', id: second, isHidden: true },
      { type: 'addRow', position: 0, spans: [12] },
    )
    const { page, conflicts } = merge(front.page, mine, theirs)
    expect(conflicts).toEqual([])
    expect(layout(page)).toEqual(layout(theirs))
    expect(page.blocks.filter(({ hide }) => hide).map(({ id }) => id)).toEqual(
      expect.arrayContaining([first, second]),
    )
  })

  test('have a new block in the row that it was put in, though the other has put a row above it', () => {
    const block = { type: 'insertBlock', id: 'ny', component: 'content', data: [] } as const
    const mine = run({ ...block, to: { row: 1, column: 0, position: 0 } })
    const theirs = run({ type: 'addRow', position: 0, spans: [12] })
    const { page, conflicts } = merge(front.page, mine, theirs)
    expect(conflicts).toEqual([])
    expect(layout(page)[2]?.[0]).toContain('ny')
  })

  test('have a block that was put into an empty row, though the other has removed the row meanwhile', () => {
    const commands = fc.array(arbitraryCommand, { maxLength: 3 })
    const empty = fc.record({
      document: fc.constantFrom(...DEMO_DOCUMENTS),
      position: fc.nat(5),
      to: fc.nat(2),
    })
    const others = fc.record({ makers: commands, isMine: fc.boolean() })
    fc.assert(
      fc.property(empty, others, ({ document, position, to }, { makers, isMine }) => {
        const row = Math.min(position, document.page.template.rows.length)
        const base = apply(document, [{ type: 'addRow', position: row, spans: [4, 4, 4] }])
        const place = { row, column: to, position: 0 }
        const filled = apply(base, [
          { type: 'insertBlock', id: 'ny', component: 'content', data: [], to: place },
        ])
        const removed = makers.reduce(
          (current, make, index) => applyCommand(current, make(current, index))?.document ?? current,
          apply(base, [{ type: 'removeRow', row }]),
        )
        const [mine, theirs] = isMine ? [filled, removed] : [removed, filled]
        const { page, conflicts } = merge(base.page, mine.page, theirs.page)
        if (makers.length === 0) expect(conflicts).toEqual([])
        if (conflicts.length > 0) return
        expect(toTree(page).misplaced).toEqual([])
        expect(layout(page).flat(2)).toContain('ny')
      }),
    )
  })

  test('have a block that was put into an empty column, though the other has merged the columns', () => {
    const base = apply(front, [{ type: 'addRow', position: 1, spans: [6, 6] }])
    const to = { row: 1, column: 1, position: 0 }
    const mine = apply(base, [{ type: 'insertBlock', id: 'ny', component: 'content', data: [], to }])
    const theirs = apply(base, [{ type: 'mergeColumns', row: 1, column: 0 }])
    const { page, conflicts } = merge(base.page, mine.page, theirs.page)
    expect(conflicts).toEqual([])
    expect(layout(page)[1]).toEqual([['ny']])
  })

  test('who change the same width of a column, or remove a block that the other changes, must choose', () => {
    const span = { type: 'setSpan', row: 1, column: 0, width: 'xs' } as const
    expect(merge(front.page, run({ ...span, span: 6 }), run({ ...span, span: 4 })).conflicts).toEqual([
      LAYOUT_FIELD,
    ])
    const other = run({ ...span, width: 'md', span: 4 })
    expect(merge(front.page, run({ ...span, span: 6 }), other).conflicts).toEqual([])
    const hidden = run({ type: 'hideBlock', id: first, isHidden: true })
    expect(merge(front.page, run({ type: 'removeBlock', id: first }), hidden).conflicts).toEqual([
      LAYOUT_FIELD,
    ])
  })

  test('get every change of both, in a valid configuration, wherever nobody has to choose', () => {
    const commands = fc.array(arbitraryCommand, { maxLength: 4 })
    fc.assert(
      fc.property(
        fc.constantFrom(...DEMO_DOCUMENTS),
        commands,
        commands,
        (document, mineMakers, theirMakers) => {
          const change = (makers: readonly CommandMaker[], from: number) =>
            makers.reduce(
              (current, make, index) =>
                applyCommand(current, make(current, from + index))?.document ?? current,
              document,
            ).page
          const [base, mine, theirs] = [document.page, change(mineMakers, 0), change(theirMakers, 100)]
          const { page, conflicts } = merge(base, mine, theirs)
          if (conflicts.length > 0) return
          expect(PageConfig.safeParse({ ...page, title: 'x', path: '/x' }).error).toBeUndefined()
          expect(toTree(page).misplaced).toEqual([])
          const [before, my, their, merged] = [base, mine, theirs, page].map(
            ({ blocks }) => new Map(blocks.map((block) => [block.id, block])),
          ) as [BlockMap, BlockMap, BlockMap, BlockMap]
          const expected = [...new Set([...my.keys(), ...their.keys()])].filter(
            (id) => !before.has(id) || (my.has(id) && their.has(id)),
          )
          expect([...merged.keys()].sort()).toEqual(expected.sort())
          for (const [id, { hide, data }] of merged) {
            const was = before.get(id)
            if (!was) continue
            for (const version of [my.get(id), their.get(id)]) {
              if (version && version.hide !== was.hide) expect(hide).toBe(version.hide)
              if (version && !isSameValue(version.data, was.data)) expect(data).toEqual(version.data)
            }
          }
        },
      ),
    )
  })

  test('of which only one has changed anything get that page', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCommand, { maxLength: 6 }), (makers) => {
        const changed = run(...makers.map((make, number) => make(front, number)))
        expect(layout(merge(front.page, changed, front.page).page)).toEqual(layout(changed))
        expect(layout(merge(front.page, front.page, changed).page)).toEqual(layout(changed))
      }),
    )
  })
})

type BlockMap = Map<string, PageConfig['blocks'][number]>

test('different settings of a block are merged, and the same setting is a choice', () => {
  const merge = (mine: Fields, theirs: Fields) =>
    mergeRecord(
      'block-data',
      {
        base: { settings: { heading: 'Før', text: 'Før' } },
        mine: { settings: { value: mine } },
        theirs: { settings: theirs },
      },
      blockDataMerge,
    )
  expect(merge({ heading: 'Mi', text: 'Før' }, { heading: 'Før', text: 'Deira' })).toMatchObject({
    mine: { settings: { value: { heading: 'Mi', text: 'Deira' } } },
    conflicts: [],
  })
  const { base, mine, conflicts } = merge({ heading: 'Mi', text: 'Mi' }, { heading: 'Deira', text: 'Før' })
  expect(conflicts).toEqual([
    { field: 'settings', part: 'heading', base: 'Før', mine: 'Mi', theirs: 'Deira' },
  ])
  expect([base.settings, mine.settings?.value]).toEqual([
    { heading: 'Før', text: 'Før' },
    { heading: 'Mi', text: 'Mi' },
  ])
})
