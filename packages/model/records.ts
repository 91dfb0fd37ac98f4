import type { Article } from './content/article.ts'
import type { MediaDocument } from './content/document.ts'
import type { Safe } from './content/html.ts'
import type { Media } from './content/media.ts'
import type { MenuItem } from './content/menu-item.ts'
import type { Production } from './content/production.ts'
import type { Redirect } from './content/redirect.ts'
import { composeSite, type SiteConfig, type SiteRecords } from './content/site/site.ts'
import { isSiteKind } from './content/site/site-kinds.ts'
import type { PageConfig } from './page/page-config.ts'
import type { Showing } from './showings/showing.ts'
import type { Translation } from './translation/translation.ts'

/** One item of a block, with the settings of its component, which the component's schema checks. */
export interface StoredBlockData {
  id: string
  component: string
  locale: 'nb'
  settings: unknown
}

/** The record of every kind of content. */
export interface ContentByKind extends SiteRecords {
  page: PageConfig
  'block-data': StoredBlockData
  'menu-item': MenuItem
  production: Production
  event: Showing
  article: Article
  redirect: Redirect
  media: Media
  document: MediaDocument
  translation: Translation
}

export type ContentKind = keyof ContentByKind

/** The records with their HTML cleaned, as pages are made from them. */
export type SafeContentByKind = { [Kind in ContentKind]: Safe<ContentByKind[Kind]> }

const ALL_KINDS: Record<ContentKind, true> = {
  settings: true,
  theme: true,
  footer: true,
  host: true,
  partners: true,
  ticketing: true,
  page: true,
  'block-data': true,
  'menu-item': true,
  production: true,
  event: true,
  article: true,
  redirect: true,
  media: true,
  document: true,
  translation: true,
}
export const CONTENT_KINDS = Object.keys(ALL_KINDS) as ContentKind[]

/** One record of any kind. */
export type ContentRecord = {
  [Kind in ContentKind]: { kind: Kind; record: ContentByKind[Kind] }
}[ContentKind]

/** One record of any kind, with its HTML cleaned. */
export type SafeRecord = {
  [Kind in ContentKind]: { kind: Kind; record: SafeContentByKind[Kind] }
}[ContentKind]

export const listSiteRecords = (records: SiteRecords): ContentRecord[] =>
  Object.entries(records).map(([kind, record]) => ({ kind, record }) as ContentRecord)

/** The site that records configure. */
export const readSite = (records: readonly ContentRecord[]): SiteConfig =>
  composeSite(
    Object.fromEntries(
      records.filter(({ kind }) => isSiteKind(kind)).map(({ kind, record }) => [kind, record]),
    ) as unknown as SiteRecords,
  )
