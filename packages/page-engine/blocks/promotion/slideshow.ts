import type { LinkView, PictureView, ProductionCard, ShowingView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { toLinkView } from '../../views/link.ts'
import { toProductionCard } from '../../views/production-card.ts'
import { defineBlock } from '../define-block.ts'
import { readNextShowings } from '../programme/read-showings.ts'
import { readPicture, readProduction } from '../setting-references.ts'
import { Link, longTextField, PictureId, productionField, textField } from '../settings/fields.ts'

export const SlideshowSettings = z.strictObject({
  /** A production whose title, picture and next showings are used where they are not set here. */
  productionId: productionField('settingProductionId').optional(),
  kicker: textField('settingKicker').optional(),
  title: textField('settingTitle').optional(),
  text: longTextField().optional(),
  image: PictureId.optional(),
  link: Link.optional(),
})
export type SlideshowSettings = z.infer<typeof SlideshowSettings>

export interface SlideshowBlockItem {
  kicker: string
  title: string
  /** The language code of the title, if it is not Norwegian. */
  lang?: string
  text: string
  image: PictureView | null
  link: LinkView | null
  production: ProductionCard | null
  showings: ShowingView[]
}

export const slideshow = defineBlock({
  version: '2.0.0',
  name: 'blockSlideshow',
  help: 'blockSlideshowHelp',
  settings: SlideshowSettings,
  resolve: resolveSlideshow,
})

function resolveSlideshow(settings: SlideshowSettings, context: BlockContext): SlideshowBlockItem {
  const { productionId } = settings
  const production =
    productionId === undefined
      ? null
      : toProductionCard(readProduction(context, 'productionId', productionId), context.tracker)
  return {
    kicker: settings.kicker ?? production?.kind ?? '',
    title: settings.title ?? production?.title ?? '',
    ...(production?.lang && settings.title === undefined && { lang: production.lang }),
    text: settings.text ?? production?.summary ?? '',
    image: readPicture(context, 'image', settings.image) ?? production?.image ?? null,
    link: toLinkView(settings.link),
    production,
    showings: productionId === undefined ? [] : readNextShowings(productionId, context),
  }
}
