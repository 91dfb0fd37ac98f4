import type { BlockParts, ComponentId } from '../blocks/index.ts'
import type { LinkView, PictureView, SafeHtml } from './views.ts'

export interface PageMeta {
  title: string
  keywords: string
  description: string
  /** The picture for sharing, or empty. */
  image: string
  facebookVerificationCode: string
}

export interface ScreenPlaceView {
  span: number
  order: number
}

/** A block that has been looked up and placed: its parts are all it needs to be drawn. */
export type PlacedBlock = {
  [Component in ComponentId]: {
    id: string
    component: Component
    version: string
    parts: BlockParts[Component][]
  }
}[ComponentId]

export interface PlacedColumn {
  screen: { xs: ScreenPlaceView; md: ScreenPlaceView; lg: ScreenPlaceView }
  blocks: PlacedBlock[]
}

export interface PlacedRow {
  container: boolean
  columns: PlacedColumn[]
}

/**
 * How long what a page says of time holds. Both ends are moments at which the page changes (a showing ends, Oslo's midnight),
 * never the moment of rendering, so that rendering again gives the same bytes.
 */
export interface PageTime {
  asOf: string
  staleAt: string
}

/** All that one page draws, as it is written to its page-data file. */
export interface PageData {
  path: string
  jsonName: string
  title: string
  layout: 'page-header-footer'
  pageType: 'ordinary' | 'standard'
  locale: 'nb'
  meta: PageMeta
  /** null for a page that shows nothing that passes. */
  time: PageTime | null
  rows: PlacedRow[]
}

export interface MenuEntry extends LinkView {
  id: string
  path: string
  openInNewWindow: boolean
  children: MenuEntry[]
}

export type FooterEntry =
  | { type: 'title' | 'text'; value: string }
  | { type: 'link'; value: string; href: string }
  | { type: 'html'; html: SafeHtml }

/** What stands around every page: the same for all of them, so it is not part of a page's data. */
export interface ShellData {
  siteTitle: string
  siteDescription: string
  htmlLang: string
  host: string
  themeVariant: 'fjord' | 'scene'
  favicon: string
  logo: PictureView | null
  logoAlt: string
  search: { action: string } | null
  headerMenu: MenuEntry[]
  footerMenu: MenuEntry[]
  footerSections: { title: string; entries: FooterEntry[] }[]
  checkout: { providerName: string; giftCardHref: string }
  isIndexed: boolean
}
