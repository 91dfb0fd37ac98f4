import { giftCardUrl, type PictureView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { defineBlock } from '../define-block.ts'
import { readPicture } from '../setting-references.ts'
import { Heading, longTextField, PictureId } from '../settings/fields.ts'

export const GiftCardSettings = z.strictObject({
  heading: Heading,
  text: longTextField(),
  image: PictureId.optional(),
})
export type GiftCardSettings = z.infer<typeof GiftCardSettings>

export interface GiftCardBlockItem {
  heading: string
  text: string
  image: PictureView | null
  href: string
}

export const giftCard = defineBlock({
  version: '1.0.0',
  name: 'blockGiftCard',
  help: 'blockGiftCardHelp',
  settings: GiftCardSettings,
  resolve: resolveGiftCard,
})

function resolveGiftCard(settings: GiftCardSettings, context: BlockContext): GiftCardBlockItem {
  return {
    heading: settings.heading,
    text: settings.text,
    image: readPicture(context, 'image', settings.image),
    href: giftCardUrl(context.site.checkout.host, context.site.checkout.venueId),
  }
}
