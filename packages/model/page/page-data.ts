import type { BlockItems, ComponentId } from '../blocks/components.ts'
import type { Destination } from '../content/destination.ts'
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
    parts: BlockItems[Component][]
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

/** Where the house's app is to be had; null where it is not. */
export interface AppsView {
  appStore: string | null
  googlePlay: string | null
}

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
  checkout: { providerName: string; logo: PictureView | null; giftCardHref: string }
  apps: AppsView
  /** Who else is told what visitors look at, when they allow it. */
  destinations: Destination[]
  isIndexed: boolean
}

/** A page's file: what it draws, and the frame it belongs in. */
export interface PageFile {
  /** Changes with the site's code and with what stands around every page: a document of another frame cannot show the page. */
  frame: string
  /** Changes with the page: a document that was drawn from another one cannot come to life with this. */
  fingerprint: string
  page: PageData
}

/** What the browser must know of the whole site, beside the page it is on. */
export interface SiteFacts
  extends Pick<
    ShellData,
    'siteTitle' | 'siteDescription' | 'htmlLang' | 'host' | 'destinations' | 'isIndexed'
  > {
  frame: string
  /** The site's name in the runtime data API. */
  runtimeSite: string
  /** The site's partners; the first one has its members. */
  partners: number[]
  /** What editors wrote: the source is a path in plain text, the target as links carry it. */
  redirects: { source: string; target: string }[]
  /** Pages with capitals in their path; any other spelling in capitals means the page in small letters. */
  capitalPaths: string[]
  /** Pages that answer a question, so that their data depends on the query. */
  searchPaths: string[]
  /** The moment at which a house for show stands still; null where time passes. */
  standsStillAt: string | null
}
