import type { WordOverrides } from '@lerret/words/all'
import type { Destination } from '../content/destination.ts'
import type { SafeHtml } from '../content/html.ts'
import type { OwnColors } from '../content/site/theme.ts'
import type { LinkView, PictureView } from '../views.ts'

export interface MenuEntry extends LinkView {
  id: string
  path: string
  openInNewWindow: boolean
  /** The language code of the label, if it is not that of the page. */
  lang?: string
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

/** A search form. */
export interface SearchFormView {
  action: string
  /** The language of the results, if it is not that of the search page. */
  lang?: string
}

/** A language in which the site has pages. */
export interface SiteLanguage {
  lang: string
  /** The name of the language in the language itself. */
  name: string
  /** The front page; null when it is not translated. */
  href: string | null
}

/** Header, menus and footer: the same around all pages, so not part of a page's data. */
export interface ShellData {
  siteTitle: string
  siteDescription: string
  htmlLang: string
  host: string
  themeVariant: 'fjord' | 'scene'
  /** Colours of the house, in place of those of the variant. */
  themeColors?: OwnColors
  favicon: string
  logo: PictureView | null
  logoAlt: string
  search: SearchFormView | null
  headerMenu: MenuEntry[]
  footerMenu: MenuEntry[]
  footerSections: { title: string; entries: FooterEntry[] }[]
  /** When the places in the house are open, as lines of text. */
  openingHours: { place: string; lines: string[] }[]
  checkout: { providerName: string; logo: PictureView | null; giftCardHref: string }
  apps: AppsView
  /** The address of the accessibility statement, if the house has one. */
  accessibilityStatement?: string
  /** The analytics services that page views are sent to, with consent. */
  destinations: Destination[]
  isIndexed: boolean
  /** The language of content without a translation, on pages in another language than the house's. */
  houseLang?: string
  /** The language code of the footer's sections, if it is not that of the pages. */
  footerLang?: string
  /** The languages of the site's pages with their front pages, that of the house first, when there are several. */
  languages?: SiteLanguage[]
  /** Words that the house says differently, if there are any. */
  words?: WordOverrides
}

/** The facts of the whole site that the browser needs, besides the current page. */
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
