import type { GridColumn, PageBlock, PageConfig, PageSource, SourceModel } from '@lerret/model'
import type { BlockData, BlockSettings, ComponentId } from '@lerret/page-engine'

/** Builders for page configurations: rows from the top, columns from the left. */

export interface BuiltPage {
  config: PageConfig
  data: BlockData[]
}

interface Block {
  id: string
  component: ComponentId
  hide: boolean
  data: BlockData[]
}

interface Column {
  md: number
  lg: number
  blocks: Block[]
}

interface Row {
  container: boolean
  columns: Column[]
}

interface PageInput {
  id: string
  title: string
  path: string
  /** The title of the browser tab, if it is not the page's title and the site's name. */
  tabTitle?: string
  description: string
  keywords?: string
  /** The picture for sharing: a media id, or a binding. */
  image?: string
  pageType?: PageConfig['pageType']
  sources?: PageSource[]
  rows: Row[]
}

export function page(input: PageInput): BuiltPage {
  const placed = input.rows.flatMap((row, rowIndex) =>
    row.columns.flatMap((column, columnIndex) =>
      column.blocks.map((block, order) => ({ block, place: { row: rowIndex, column: columnIndex, order } })),
    ),
  )
  return {
    config: {
      id: input.id,
      title: input.title,
      path: input.path,
      layout: 'page-header-footer',
      pageType: input.pageType ?? 'ordinary',
      template: { rows: input.rows.map(gridRow) },
      sources: input.sources ?? [],
      blocks: placed.map(
        ({ block, place }): PageBlock => ({
          id: block.id,
          component: block.component,
          hide: block.hide,
          place,
          data: block.data.map(({ id }) => id),
        }),
      ),
      meta: { data: [{ locale: 'nb', bindings: createBindings(input) }] },
    },
    data: placed.flatMap(({ block }) => block.data),
  }
}

type Bindings = PageConfig['meta']['data'][number]['bindings']

function createBindings({ title, tabTitle, description, keywords, image }: PageInput): Bindings {
  const bindings: Bindings = [
    { binding: 'title', source: tabTitle ?? `${title} | {site.title}` },
    { binding: 'description', source: description },
  ]
  if (keywords) bindings.push({ binding: 'keywords', source: keywords })
  if (image) bindings.push({ binding: 'image', source: image.startsWith('{') ? image : `/images/${image}` })
  return bindings
}

const gridRow = ({ container, columns }: Row, index: number) => ({
  container,
  index,
  columns: columns.map(gridColumn),
})

/** One column on phones. The order is the same on every screen, so that it follows the source. */
const gridColumn = ({ md, lg }: Column, index: number): GridColumn => ({
  index,
  screen: {
    xs: { span: 12, order: index },
    md: { span: md, order: index },
    lg: { span: lg, order: index },
  },
})

/** A row within the page's margins. */
export const row = (...columns: Column[]): Row => ({ container: true, columns })

/** A row from edge to edge with one column. */
export const bleed = (...blocks: Block[]): Row => ({ container: false, columns: [column(12, 12, ...blocks)] })

export const column = (md: number, lg: number, ...blocks: Block[]): Column => ({ md, lg, blocks })

/** All twelve columns. */
export const wide = (...blocks: Block[]): Row => row(column(12, 12, ...blocks))

/** A block with one piece of data, which has the block's own id. */
export const block = <Component extends ComponentId>(
  id: string,
  component: Component,
  settings: BlockSettings[Component],
): Block => ({ id, component, hide: false, data: [createData(id, component, settings)] })

/** A block with several pieces of data: slides. Each has the block's id and its own key. */
export const createBlock = <Component extends ComponentId>(
  id: string,
  component: Component,
  input: Record<string, BlockSettings[Component]>,
): Block => ({
  id,
  component,
  hide: false,
  data: Object.entries(input).map(([key, settings]) => createData(`${id}-${key}`, component, settings)),
})

export const hidden = (shown: Block): Block => ({ ...shown, hide: true })

export const content = (id: string, settings: BlockSettings['content']) => block(id, 'content', settings)

/** Texts beside the main text: a heading and some lines. */
export const aside = (id: string, heading: string, html: string) => content(id, { heading, html })

function createData<Component extends ComponentId>(
  id: string,
  component: Component,
  settings: BlockSettings[Component],
): BlockData {
  // The compiler cannot infer that component and settings belong together.
  return { id, component, locale: 'nb', settings } as BlockData
}

type Filters = Record<string, string | number | boolean>

/** A source with one required record. */
export const one = (name: string, model: SourceModel, filters: Filters) => source(name, model, false, filters)

export const many = (name: string, model: SourceModel, filters: Filters = {}) =>
  source(name, model, true, filters)

function source(name: string, model: SourceModel, collection: boolean, filters: Filters): PageSource {
  const filter = Object.entries(filters).map(([property, value]) => ({
    property,
    value,
    operator: 'eq' as const,
  }))
  return { name, model, collection, filter }
}

interface TextPageInput {
  /** The page's id without `page-`, which its blocks' ids begin with. */
  key: string
  title: string
  path: string
  description: string
  image?: string
  kicker?: string
  /** The lead text under the title. */
  lead: string
  html: string
  /** The side column: a heading and text, or a block. */
  aside: Record<string, { heading: string; html: string } | Block>
  /** Blocks under the text, in its column. */
  lists?: Block[]
  /** Rows after the text. */
  more?: Row[]
}

/** A text page: cover, text in eight columns, facts in four. */
export function textPage(input: TextPageInput): BuiltPage {
  const { key, title, path, description, image, kicker, lead, html, lists = [], more = [] } = input
  return page({
    id: `page-${key}`,
    title,
    path,
    description,
    ...(image && { image }),
    rows: [
      bleed(
        block(`${key}-topp`, 'cover', {
          ...(kicker && { kicker }),
          title,
          text: lead,
          ...(image && { image }),
        }),
      ),
      row(
        column(7, 8, content(`${key}-tekst`, { html }), ...lists),
        column(
          5,
          4,
          ...Object.entries(input.aside).map(([name, facts]) =>
            'component' in facts ? facts : aside(`${key}-${name}`, facts.heading, facts.html),
          ),
        ),
      ),
      ...more,
    ],
  })
}
