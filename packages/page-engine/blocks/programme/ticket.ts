import type { ProductionCard, ShowingView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { toProductionCard } from '../../views/production-card.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecord, readSourceRecords } from '../setting-references.ts'
import { sourceField } from '../settings/fields.ts'
import { toUpcomingViews } from './read-showings.ts'

export const TicketSettings = z.strictObject({
  production: sourceField('settingProduction'),
  showings: sourceField('settingShowings'),
})
export type TicketSettings = z.infer<typeof TicketSettings>

export interface TicketBlockItem {
  production: ProductionCard
  /** The next showing; null when there is none. */
  showing: ShowingView | null
}

export const ticket = defineBlock({
  version: '5.0.0',
  name: 'blockTicket',
  help: 'blockTicketHelp',
  settings: TicketSettings,
  resolve: resolveTicket,
})

function resolveTicket(settings: TicketSettings, context: BlockContext): TicketBlockItem {
  const [next] = toUpcomingViews(readSourceRecords(context, 'showings', settings.showings, 'event'), context)
  const production = readSourceRecord(context, 'production', settings.production, 'production')
  return {
    production: toProductionCard(production, context.tracker),
    showing: next ?? null,
  }
}
