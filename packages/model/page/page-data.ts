import type { WordOverrides } from '@lerret/words/all'
import type { BlockItems, ComponentId } from '../blocks/components.ts'
import type { Destination } from '../content/destination.ts'
import type { LinkView, PictureView, SafeHtml } from '../views.ts'

export interface PageMeta {
  title: string
  keywords: string
  description: string
  /** The URL of the share image, or empty. */
  image: string
  facebookVerificationCode: string
}

export interface ScreenPlaceView {
  span: number
  order: number
}

/** A resolved block. `parts` are its items: all the data it needs for rendering. */
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
 * The period in which a page stays the same. Both ends are instants at which the page changes (a showing starts or ends, midnight
 * in Oslo), never the time of rendering, so that rendering again gives the same bytes.
 */
export interface PageTime {
  asOf: string
  staleAt: string
}

/** The data of one page, as written to its page-data file. */
export interface PageData {
  path: string
  jsonName: string
  title: string
  layout: 'page-header-footer'
  pageType: 'ordinary' | 'standard'
  locale: 'nb'
  meta: PageMeta
  /** null for a page that does not depend on the time. */
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

/** Links to the house's app; null where there is none. */
export interface AppsView {
  appStore: string | null
  googlePlay: string | null
}

/** Header, menus and footer: the same around all pages, so not part of a page's data. */
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
  /** The analytics services that page views are sent to, with consent. */
  destinations: Destination[]
  isIndexed: boolean
  /** Words that the house replaces, if there are any. */
  words?: WordOverrides
}

/** A page-data file: the page, and the version of the shell around it. */
export interface PageFile {
  /** Changes with the site's code and shell: a document with another frame cannot show the page. */
  frame: string
  /** Changes with the page: a document rendered from another version cannot be hydrated with this one. */
  fingerprint: string
  page: PageData
}

/** What the browser needs to know of the whole site, besides the current page. */
export interface SiteFacts
  extends Pick<
    ShellData,
    'siteTitle' | 'siteDescription' | 'htmlLang' | 'host' | 'destinations' | 'isIndexed' | 'words'
  > {
  frame: string
  /** The site's name in the runtime API. */
  runtimeSite: string
  /** The site's partners; members belong to the first. */
  partners: number[]
  /** Editors' redirects: the source is decoded, the target is encoded. */
  redirects: { source: string; target: string }[]
  /** Paths with capital letters; any other path with capitals is redirected to lower case. */
  capitalPaths: string[]
  /** Pages whose data depends on the query. */
  searchPaths: string[]
  /** The fixed current time of a demo; null where time passes. */
  standsStillAt: string | null
}
