import type { PictureView } from '@lerret/model'
import { z } from 'zod'
import { normalizeHref } from '../../content/hrefs.ts'
import type { BlockContext } from '../../context/page-context.ts'
import { defineBlock } from '../define-block.ts'
import { readPicture } from '../setting-references.ts'
import {
  addressField,
  Heading,
  listField,
  longTextField,
  PictureId,
  requiredTextField,
} from '../settings/fields.ts'

const Card = z.strictObject({
  title: requiredTextField('settingTitle'),
  text: longTextField(),
  href: addressField('settingHref'),
  image: PictureId.optional(),
})

export const ManualCardListSettings = z.strictObject({
  heading: Heading,
  cards: listField('settingCards', Card),
})
export type ManualCardListSettings = z.infer<typeof ManualCardListSettings>

export interface ManualCardListBlockItem {
  heading: string
  cards: CardView[]
}

export interface CardView {
  title: string
  text: string
  href: string
  image: PictureView | null
}

export const manualCardList = defineBlock({
  version: '1.0.0',
  name: 'blockManualCardList',
  help: 'blockManualCardListHelp',
  settings: ManualCardListSettings,
  resolve: resolveManualCardList,
})

function resolveManualCardList(
  settings: ManualCardListSettings,
  context: BlockContext,
): ManualCardListBlockItem {
  return {
    heading: settings.heading,
    cards: settings.cards.map(({ title, text, href, image }, index) => ({
      title,
      text,
      href: normalizeHref(href),
      image: readPicture(context, `cards.${index}.image`, image),
    })),
  }
}
