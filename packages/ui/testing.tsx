import type { BlockItems, ComponentId, PageData, PlacedBlock, PlacedRow } from '@lerret/page-engine/page-data'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockProps } from './blocks/block.tsx'
import { BLOCKS } from './blocks/index.ts'
import { NowContext } from './context/now.ts'
import { NOW, STORIES } from './stories/index.ts'

/** Renders to HTML, by default at the time of the stories. */
export const renderHtml = (node: ReactNode, now: string | null = NOW) =>
  renderToStaticMarkup(<NowContext value={now}>{node}</NowContext>)

/** Renders a block with the data of its story, or with other data. */
export function renderBlock<Component extends ComponentId>(
  component: Component,
  items: BlockItems[Component][] = STORIES[component],
): string {
  const Block = BLOCKS[component] as ComponentType<BlockProps<Component>>
  return renderHtml(<Block id="blokk" items={items} />)
}

/** The text that a screen reader reads. */
export const toText = (html: string) =>
  html
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<\/(li|p|h\d|time|a|dt|dd|div|strong)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** The addresses of all links, in order. */
export const listHrefs = (html: string) =>
  Array.from(html.matchAll(/<a href="([^"]*)"/g), (match) => match[1])

/** The headings as an outline: `['h1 Nosferatu', 'h2 På kino no']`. */
export const listHeadings = (html: string) =>
  Array.from(html.matchAll(/<(h\d)[^>]*>(.*?)<\/\1>/g), (match) => `${match[1]} ${toText(match[2] ?? '')}`)

export function givenBlock<Component extends ComponentId>(
  component: Component,
  items: BlockItems[Component][] = STORIES[component],
): PlacedBlock {
  // The compiler cannot see that component and data belong together.
  return { id: `blokk-${component}`, component, version: '1.0.0', parts: items } as PlacedBlock
}

/** A row with one column for each list of blocks. */
export function givenRow(container: boolean, ...columns: PlacedBlock[][]): PlacedRow {
  const span = 12 / columns.length
  return {
    container,
    columns: columns.map((blocks, order) => ({
      screen: { xs: { span: 12, order }, md: { span, order }, lg: { span, order } },
      blocks,
    })),
  }
}

export const givenPage = (...rows: PlacedRow[]): PageData => ({
  path: '/kino',
  jsonName: 'kino',
  title: 'Kino',
  layout: 'page-header-footer',
  pageType: 'ordinary',
  locale: 'nb',
  meta: {
    title: 'Kino | Fjordheim kulturhus',
    keywords: 'film',
    description: 'Det som går på kino.',
    image: '/images/storsalen',
    facebookVerificationCode: '',
  },
  time: { asOf: NOW, staleAt: '2026-11-15T18:00:00.000Z' },
  rows,
})
