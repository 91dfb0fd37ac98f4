import { z } from 'zod'
import { type BlockContext, throwSettingError } from '../../context/page-context.ts'
import { toArticleCard } from '../../views/article-card.ts'
import { toProductionCard } from '../../views/production-card.ts'
import { defineBlock } from '../define-block.ts'
import { Heading, picksField } from '../settings/fields.ts'
import type { CardView, ManualCardListBlockItem } from './manual-card-list.ts'

/** Hand-picked productions and articles, by their ids. */
export const CardListSettings = z.strictObject({
  heading: Heading,
  picks: picksField('settingPicks'),
})
export type CardListSettings = z.infer<typeof CardListSettings>

export type CardListBlockItem = ManualCardListBlockItem

export const cardList = defineBlock({
  version: '2.0.0',
  name: 'blockCardList',
  help: 'blockCardListHelp',
  settings: CardListSettings,
  resolve: resolveCardList,
})

function resolveCardList(settings: CardListSettings, context: BlockContext): CardListBlockItem {
  return {
    heading: settings.heading,
    cards: settings.picks.map((id, index) => toPickedCard(id, `picks.${index}`, context)),
  }
}

function toPickedCard(id: string, field: string, context: BlockContext): CardView {
  const production = context.tracker.find('production', id)
  if (production) {
    const { title, summary, href, image, poster } = toProductionCard(production, context.tracker)
    return { title, text: summary, href, image: image ?? poster }
  }
  const article = context.tracker.find('article', id)
  if (article) {
    const { title, lead, href, image } = toArticleCard(article, context.tracker)
    return { title, text: lead, href, image }
  }
  return throwSettingError(
    context,
    field,
    `names "${id}", but no production or article has that id: deleted or not published.`,
  )
}
