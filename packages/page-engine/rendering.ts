import type { ShellData } from '@lerret/model'
import type { PageData, PageFile } from './page-data.ts'

/** The files of the site's build, as `assets.json` lists them. */
export interface SiteAssets {
  stylesheet: string
  preloads: string[]
  /** The serif font, preloaded on pages that begin with text. */
  textFont: string
  /** The app's JavaScript files, dependencies first. */
  app: string[]
  /** The inline script that loads the app. */
  boot: string
  /** The inline script of a foyer screen, which has no app. */
  foyerScreen: string
}

/** Stored in a page's HTML, so that the browser can tell whether a fetched page data file belongs to the same version. */
export type PageMark = Omit<PageFile, 'page'>

export interface RenderInput {
  page: PageData
  shell: ShellData
  assets: SiteAssets
  /** JSON-LD for search engines, escaped for a script element; empty when there is none. */
  structuredData?: string
  /** A page without one has no page data file, and is not hydrated. */
  mark?: PageMark | undefined
  /** Elements name the block and the field that they show, for the desk. */
  isPreview?: boolean | undefined
}

/** The exports of the site's build (`prerender.js`) that the server calls. */
export interface BuiltSite {
  /** Renders page data as an HTML document. The same input gives the same bytes. */
  renderPage: (input: RenderInput) => string
}
