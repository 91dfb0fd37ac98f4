import type { GridColumn, PageBlock, PageConfig, PageSource, SourceModel } from '@lerret/model'
import type { BlockData, BlockSettings, ComponentId } from '@lerret/page-engine'

/** Small builders, so that a page's file reads like the page: rows from the top, columns from the left. */

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

interface PageParts {
  id: string
  title: string
  path: string
  /** The title of the browser tab where it is not the page's title and the site's name. */
  tabTitle?: string
  description: string
  keywords?: string
  /** The picture for sharing: a media id, or a binding. */
  image?: string
  pageType?: PageConfig['pageType']
  sources?: PageSource[]
  rows: Row[]
}

export function page(parts: PageParts): BuiltPage {
  const placed = parts.rows.flatMap((row, rowIndex) =>
    row.columns.flatMap((column, columnIndex) =>
      column.blocks.map((block, order) => ({ block, place: { row: rowIndex, column: columnIndex, order } })),
    ),
  )
  return {
    config: {
      id: parts.id,
      title: parts.title,
      path: parts.path,
      layout: 'page-header-footer',
      pageType: parts.pageType ?? 'ordinary',
      template: { rows: parts.rows.map(gridRow) },
      sources: parts.sources ?? [],
      blocks: placed.map(
        ({ block, place }): PageBlock => ({
          id: block.id,
          component: block.component,
          hide: block.hide,
          place,
          data: block.data.map(({ id }) => id),
        }),
      ),
      meta: { data: [{ locale: 'nb', bindings: bindingsOf(parts) }] },
    },
    data: placed.flatMap(({ block }) => block.data),
  }
}

type Bindings = PageConfig['meta']['data'][number]['bindings']

function bindingsOf({ title, tabTitle, description, keywords, image }: PageParts): Bindings {
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

/** A phone has one column; the order is the same on every screen, so that reading follows the source. */
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
): Block => ({ id, component, hide: false, data: [dataOf(id, component, settings)] })

/** A block with several pieces of data: slides. Each has the block's id and its own key. */
export const blockOf = <Component extends ComponentId>(
  id: string,
  component: Component,
  parts: Record<string, BlockSettings[Component]>,
): Block => ({
  id,
  component,
  hide: false,
  data: Object.entries(parts).map(([key, settings]) => dataOf(`${id}-${key}`, component, settings)),
})

export const hidden = (shown: Block): Block => ({ ...shown, hide: true })

export const content = (id: string, settings: BlockSettings['content']) => block(id, 'content', settings)

/** Texts beside the main text: a heading and some lines. */
export const aside = (id: string, heading: string, html: string) => content(id, { heading, html })

function dataOf<Component extends ComponentId>(
  id: string,
  component: Component,
  settings: BlockSettings[Component],
): BlockData {
  // The compiler does not see that component and settings belong together.
  return { id, component, locale: 'nb', settings } as BlockData
}

type Filters = Record<string, string | number | boolean>

/** The one record that must be there. */
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

interface TextPageParts {
  /** The page's id without `page-`, which its blocks' ids begin with. */
  key: string
  title: string
  path: string
  description: string
  image?: string
  kicker?: string
  /** What stands large under the title. */
  lead: string
  html: string
  /** The side column: heading and text. */
  aside: Record<string, { heading: string; html: string }>
  /** Blocks under the text, in its column. */
  lists?: Block[]
  /** Rows after the text. */
  more?: Row[]
}

/** A page that is read: cover, text in eight columns, facts in four. */
export function textPage(parts: TextPageParts): BuiltPage {
  const { key, title, path, description, image, kicker, lead, html, lists = [], more = [] } = parts
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
          ...Object.entries(parts.aside).map(([name, facts]) =>
            aside(`${key}-${name}`, facts.heading, facts.html),
          ),
        ),
      ),
      ...more,
    ],
  })
}
