import { demoHouse } from '@lerret/demo'
import type { PageConfig } from '@lerret/model'
import fc from 'fast-check'
import type { PageCommand } from './apply-command.ts'
import { type BlockDataRecord, type PageDocument, WIDTHS } from './page-document.ts'

const { records } = demoHouse({
  today: '2026-11-20',
  host: 'https://fjordheim.example',
  checkoutHost: 'https://checkout.example',
})
const blockData = new Map(
  records
    .filter(({ kind }) => kind === 'block-data')
    .map(({ record }) => [record.id, record as unknown as BlockDataRecord]),
)

/** Every page of the demo, with its block data. */
export const DEMO_DOCUMENTS: PageDocument[] = records
  .filter(({ kind }) => kind === 'page')
  .map(({ record }) => {
    const page = record as unknown as PageConfig
    const ids = page.blocks.flatMap(({ data }) => data)
    return {
      page,
      blockData: Object.fromEntries(ids.map((id) => [id, blockData.get(id) as BlockDataRecord])),
    }
  })

export const getDemoDocument = (path: string) =>
  DEMO_DOCUMENTS.find(({ page }) => page.path === path) as PageDocument

/** A command for a document: some cannot be carried out. */
export type CommandMaker = (document: PageDocument, number: number) => PageCommand

const place = fc.record({ row: fc.nat(7), column: fc.nat(3), position: fc.nat(4) })
const cell = fc.record({ row: fc.nat(7), column: fc.nat(3) })
const width = fc.constantFrom(...WIDTHS)
const pick = fc.nat(20)

const blockId = ({ page }: PageDocument, index: number) =>
  page.blocks[index % Math.max(1, page.blocks.length)]?.id ?? ''
const listDataIds = ({ page }: PageDocument, index: number) =>
  page.blocks[index % Math.max(1, page.blocks.length)]?.data ?? []
const createData = (id: string): BlockDataRecord => ({
  id,
  component: 'content',
  locale: 'nb',
  settings: { html: '<p>Ny</p>' },
})

/** Commands of every type. */
export const arbitraryCommand: fc.Arbitrary<CommandMaker> = fc.oneof(
  place.map(
    (to): CommandMaker =>
      (_, n) => ({
        type: 'insertBlock',
        id: `new-${n}`,
        component: 'content',
        data: [createData(`data-${n}`)],
        to,
      }),
  ),
  fc.tuple(pick, place).map(
    ([index, to]): CommandMaker =>
      (document) => ({ type: 'moveBlock', id: blockId(document, index), to }),
  ),
  pick.map(
    (index): CommandMaker =>
      (document) => ({ type: 'removeBlock', id: blockId(document, index) }),
  ),
  pick.map(
    (index): CommandMaker =>
      (document, n) => ({
        type: 'duplicateBlock',
        id: blockId(document, index),
        newId: `copy-${n}`,
        newDataIds: listDataIds(document, index).map((_, position) => `copy-${n}-${position}`),
      }),
  ),
  fc.tuple(place, fc.nat(2), fc.boolean()).map(
    ([to, count, hide]): CommandMaker =>
      (_, n) => ({
        type: 'pasteBlocks',
        blocks: Array.from({ length: count }, (_, index) => ({
          id: `pasted-${n}-${index}`,
          component: 'content',
          hide,
          data: [createData(`pasted-data-${n}-${index}`)],
        })),
        sources: hide ? [{ name: `pasted${n}`, model: 'article', collection: true, filter: [] }] : [],
        to,
      }),
  ),
  fc.tuple(pick, fc.boolean()).map(
    ([index, isHidden]): CommandMaker =>
      (document) => ({ type: 'hideBlock', id: blockId(document, index), isHidden }),
  ),
  fc.tuple(pick, fc.nat(3)).map(
    ([index, position]): CommandMaker =>
      (document, n) => ({
        type: 'addBlockData',
        id: blockId(document, index),
        data: createData(`data-${n}`),
        position,
      }),
  ),
  fc.tuple(pick, pick, fc.nat(3)).map(
    ([index, data, position]): CommandMaker =>
      (document) => ({
        type: 'moveBlockData',
        id: blockId(document, index),
        dataId: listDataIds(document, index)[data % 4] ?? '',
        position,
      }),
  ),
  fc.tuple(pick, fc.nat(3)).map(
    ([index, data]): CommandMaker =>
      (document) => ({
        type: 'removeBlockData',
        id: blockId(document, index),
        dataId: listDataIds(document, index)[data] ?? '',
      }),
  ),
  fc.tuple(pick, fc.string()).map(
    ([index, html]): CommandMaker =>
      (document) => ({
        type: 'setSettings',
        dataId: listDataIds(document, index)[0] ?? '',
        settings: { html },
      }),
  ),
  fc.tuple(fc.nat(7), fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 3 })).map(
    ([position, spans]): CommandMaker =>
      () => ({ type: 'addRow', position, spans }),
  ),
  fc.record({ row: fc.nat(7), position: fc.nat(7) }).map(
    (to): CommandMaker =>
      () => ({ type: 'moveRow', ...to }),
  ),
  fc.nat(7).map(
    (row): CommandMaker =>
      () => ({ type: 'removeRow', row }),
  ),
  fc.record({ row: fc.nat(7), isContainer: fc.boolean() }).map(
    (change): CommandMaker =>
      () => ({ type: 'setRowContainer', ...change }),
  ),
  cell.map(
    (at): CommandMaker =>
      () => ({ type: 'splitColumn', ...at }),
  ),
  cell.map(
    (at): CommandMaker =>
      () => ({ type: 'mergeColumns', ...at }),
  ),
  fc.tuple(cell, width, fc.integer({ min: 0, max: 13 })).map(
    ([at, width, span]): CommandMaker =>
      () => ({ type: 'setSpan', ...at, width, span }),
  ),
  fc.tuple(cell, width, fc.nat(3)).map(
    ([at, width, position]): CommandMaker =>
      () => ({ type: 'setColumnOrder', ...at, width, position }),
  ),
  fc.tuple(cell, fc.constantFrom('xs' as const, 'md' as const)).map(
    ([at, width]): CommandMaker =>
      () => ({ type: 'resetWidth', ...at, width }),
  ),
  fc.string({ minLength: 1 }).map(
    (title): CommandMaker =>
      () => ({ type: 'setTitle', title }),
  ),
  fc.constantFrom('/ny', '/ny/side').map(
    (path): CommandMaker =>
      () => ({ type: 'setPath', path }),
  ),
  fc.boolean().map(
    (collection): CommandMaker =>
      (_, n) => ({
        type: 'addSource',
        source: { name: `source${n}`, model: 'article', collection, filter: [] },
      }),
  ),
  fc.tuple(pick, fc.string()).map(
    ([index, value]): CommandMaker =>
      ({ page }) => ({
        type: 'setSource',
        name: page.sources[index % 4]?.name ?? '',
        source: {
          model: 'production',
          collection: true,
          filter: [{ property: 'object', value, operator: 'eq' }],
        },
      }),
  ),
  pick.map(
    (index): CommandMaker =>
      ({ page }) => ({
        type: 'removeSource',
        name: page.sources[index % 4]?.name ?? '',
      }),
  ),
  fc.tuple(fc.constantFrom('title' as const, 'keywords' as const), fc.string()).map(
    ([binding, source]): CommandMaker =>
      () => ({ type: 'setMeta', binding, source }),
  ),
)
