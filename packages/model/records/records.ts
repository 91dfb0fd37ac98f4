import type { z } from 'zod'
import { Article } from '../content/article.ts'
import { Media } from '../content/media.ts'
import { MenuItem } from '../content/menu-item.ts'
import { Production } from '../content/production.ts'
import { Redirect } from '../content/redirect.ts'
import { Showing } from '../content/showing.ts'
import { SiteConfig } from '../content/site.ts'
import { PageConfig } from '../page/page-config.ts'
import { BlockData } from './block-data.ts'

/** Every kind of content with the schema of its records. */
export const CONTENT_SCHEMAS = {
  site: SiteConfig,
  page: PageConfig,
  'block-data': BlockData,
  'menu-item': MenuItem,
  production: Production,
  event: Showing,
  article: Article,
  redirect: Redirect,
  media: Media,
} as const

export type ContentKind = keyof typeof CONTENT_SCHEMAS
export const CONTENT_KINDS = Object.keys(CONTENT_SCHEMAS) as ContentKind[]

export type ContentByKind = { [Kind in ContentKind]: z.infer<(typeof CONTENT_SCHEMAS)[Kind]> }

/** One record of any kind. */
export type ContentRecord = {
  [Kind in ContentKind]: { kind: Kind; record: ContentByKind[Kind] }
}[ContentKind]
