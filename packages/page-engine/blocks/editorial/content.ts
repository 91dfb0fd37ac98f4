import type { PictureView, Safe, SafeHtml } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { prepareTables } from '../../views/tables.ts'
import { defineBlock } from '../define-block.ts'
import { readPicture } from '../setting-references.ts'
import { Heading, Html, PictureId } from '../settings/fields.ts'

export const ContentSettings = z.strictObject({
  heading: Heading.optional(),
  html: Html,
  image: PictureId.optional(),
})
export type ContentSettings = z.infer<typeof ContentSettings>

export interface ContentBlockItem {
  heading: string
  html: SafeHtml
  image: PictureView | null
}

export const content = defineBlock({
  version: '1.0.0',
  name: 'blockContent',
  help: 'blockContentHelp',
  settings: ContentSettings,
  resolve: resolveContent,
})

function resolveContent(settings: Safe<ContentSettings>, context: BlockContext): ContentBlockItem {
  return {
    heading: settings.heading ?? '',
    html: prepareTables(settings.html),
    image: readPicture(context, 'image', settings.image),
  }
}
