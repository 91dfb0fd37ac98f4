import type { GridRow, PageBlock } from '@lerret/model'
import { newPageWords as words } from '@lerret/words/desk'
import { createId as createRandomId } from '../../data/create-id.ts'
import type { BlockTypes } from '../block-types.ts'
import type { BlockDataRecord, PageDocument } from '../commands/page-document.ts'
import { newPage } from '../session/new-page.ts'
import { getSourcePreset } from '../sources/source-presets.ts'

export const TEMPLATE_NAMES = ['empty', 'practical', 'articles', 'festival'] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

/** What a new page is called, and where it is. */
export interface NewPageFields {
  id: string
  title: string
  path: string
}

interface TemplateBlock {
  component: string
  /** Beside the settings that a new block starts with. */
  settings: BlockDataRecord['settings']
}

interface TemplateRow {
  isFullWidth?: boolean
  columns: readonly { span: number; blocks: readonly TemplateBlock[] }[]
}

interface PageTemplate {
  /** Names of source presets. */
  sources: readonly string[]
  rows(title: string): readonly TemplateRow[]
}

const block = (component: string, settings: BlockDataRecord['settings'] = {}): TemplateBlock => ({
  component,
  settings,
})
const fullWidth = (...blocks: TemplateBlock[]): TemplateRow => ({
  isFullWidth: true,
  columns: [{ span: 12, blocks }],
})
const contact = block('contact', { heading: words.contactHeading })
const subscribe = block('news-subscribe', { heading: words.subscribeHeading, text: words.subscribeText })

const TEMPLATES: Readonly<Record<TemplateName, PageTemplate>> = {
  empty: { sources: [], rows: () => [{ columns: [{ span: 12, blocks: [] }] }] },
  practical: {
    sources: [],
    rows: (title) => [
      fullWidth(block('cover', { title })),
      {
        columns: [
          { span: 8, blocks: [block('content')] },
          { span: 4, blocks: [contact] },
        ],
      },
    ],
  },
  articles: {
    sources: ['articles'],
    rows: (title) => [
      fullWidth(block('cover', { title })),
      {
        columns: [
          {
            span: 12,
            blocks: [block('article-card-list', { heading: words.articlesHeading, articles: 'articles' })],
          },
        ],
      },
      fullWidth(subscribe),
    ],
  },
  festival: {
    sources: ['cultureItems', 'cultureShowings'],
    rows: (title) => [
      fullWidth(block('slideshow', { title })),
      { columns: [{ span: 8, blocks: [block('content')] }] },
      {
        columns: [
          {
            span: 8,
            blocks: [
              block('culture-program', {
                heading: words.programmeHeading,
                productions: 'cultureItems',
                showings: 'cultureShowings',
              }),
            ],
          },
          { span: 4, blocks: [contact] },
        ],
      },
    ],
  },
}

/** A page with the rows, blocks and sources of a template. Blocks that the site does not use are left out. */
export function createFromTemplate(
  name: TemplateName,
  fields: NewPageFields,
  types: BlockTypes,
  createId: () => string = createRandomId,
): PageDocument {
  const { sources, rows } = TEMPLATES[name]
  const templateRows = rows(fields.title)
  const placed = templateRows.flatMap((row, rowIndex) =>
    row.columns.flatMap(({ blocks }, column) =>
      blocks
        .filter(({ component }) => types.get(component)?.isAllowed)
        .map((each, order) => ({ ...each, place: { row: rowIndex, column, order } })),
    ),
  )
  const records = placed.map(
    ({ component, settings }): BlockDataRecord => ({
      id: createId(),
      component,
      locale: 'nb',
      settings: { ...types.get(component)?.initialSettings, ...settings },
    }),
  )
  const blocks = placed.map(
    ({ component, place }, index): PageBlock => ({
      id: createId(),
      component,
      hide: false,
      place,
      data: [records[index]?.id as string],
    }),
  )
  return {
    page: {
      ...newPage(fields.id),
      ...fields,
      template: { rows: templateRows.map(toGridRow) },
      sources: sources.map(getSourcePreset),
      blocks,
    },
    blockData: Object.fromEntries(records.map((record) => [record.id, record])),
  }
}

const toGridRow = ({ isFullWidth = false, columns }: TemplateRow, index: number): GridRow => ({
  container: !isFullWidth,
  index,
  columns: columns.map(({ span }, order) => ({
    index: order,
    screen: { xs: { span: 12, order }, md: { span: 12, order }, lg: { span, order } },
  })),
})
