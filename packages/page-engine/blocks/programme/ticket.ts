import type { ProductionCard, ShowingView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { traceShowings } from '../../context/selection-trace.ts'
import { toProductionCard } from '../../views/production-card.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecord } from '../setting-references.ts'
import { sourceField } from '../settings/fields.ts'
import { readUpcoming, toShowingViews } from './read-showings.ts'

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
  const upcoming = readUpcoming(settings, context)
  const next = traceShowings(context, { type: 'limit', limit: 1 }, upcoming, upcoming.slice(0, 1))
  const production = readSourceRecord(context, 'production', settings.production, 'production')
  return {
    production: toProductionCard(production, context.tracker),
    showing: toShowingViews(next, context)[0] ?? null,
  }
}
