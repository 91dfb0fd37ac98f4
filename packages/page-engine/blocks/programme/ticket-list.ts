import {
  calendarPath,
  type ProductionCard,
  type ShowingView,
  toHref,
  translatedFeedPath,
} from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { findTranslation } from '../../translation/localize.ts'
import { toProductionCard } from '../../views/production-card.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecord } from '../setting-references.ts'
import { Heading, sourceField } from '../settings/fields.ts'
import { readUpcoming, toShowingViews } from './read-showings.ts'

export const TicketListSettings = z.strictObject({
  heading: Heading,
  production: sourceField('settingProduction'),
  showings: sourceField('settingShowings'),
})
export type TicketListSettings = z.infer<typeof TicketListSettings>

export interface TicketListBlockItem {
  heading: string
  /** A calendar of the showings to subscribe to. */
  calendarHref: string
  production: ProductionCard
  showings: ShowingView[]
}

export const ticketList = defineBlock({
  version: '5.0.0',
  name: 'blockTicketList',
  help: 'blockTicketListHelp',
  settings: TicketListSettings,
  resolve: resolveTicketList,
})

function resolveTicketList(settings: TicketListSettings, context: BlockContext): TicketListBlockItem {
  const production = readSourceRecord(context, 'production', settings.production, 'production')
  const translation = findTranslation('production', production.id, context.tracker)
  const path = calendarPath(production)
  return {
    heading: settings.heading,
    calendarHref: toHref(translation ? translatedFeedPath(path, translation.language) : path),
    production: toProductionCard(production, context.tracker),
    showings: toShowingViews(readUpcoming(settings, context), context),
  }
}
