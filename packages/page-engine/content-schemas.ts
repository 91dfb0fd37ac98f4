import {
  Article,
  type ContentByKind,
  Media,
  MediaDocument,
  MenuItem,
  PageConfig,
  Production,
  Redirect,
  Showing,
  SITE_SCHEMAS,
  Translation,
} from '@lerret/model'
import type { z } from 'zod'
import { BlockData } from './blocks/block-data.ts'

/** The schema of the records of every kind of content. */
export const CONTENT_SCHEMAS: { [Kind in keyof ContentByKind]: z.ZodType<ContentByKind[Kind]> } = {
  ...SITE_SCHEMAS,
  page: PageConfig,
  'block-data': BlockData,
  'menu-item': MenuItem,
  production: Production,
  event: Showing,
  article: Article,
  redirect: Redirect,
  media: Media,
  document: MediaDocument,
  translation: Translation,
}
