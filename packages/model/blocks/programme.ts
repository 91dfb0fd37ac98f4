import { z } from 'zod'
import { ContentId } from '../content/fields.ts'
import type { LinkView, ProductionCard, ProgrammeView, ShowingView } from '../views.ts'
import { Heading, Link, SourceName } from './setting-fields.ts'

/** Blocks of productions and showings. */

const programmeSources = { productions: SourceName, showings: SourceName }

export const ProgrammeSettings = z.strictObject({
  heading: Heading,
  mode: z.enum(['now', 'coming']).describe('No eller kommande'),
  groupBy: z.enum(['day', 'film']).describe('Gruppering'),
  filters: z.boolean().describe('Vis filter'),
  ...programmeSources,
})
export interface ProgrammeBlockItem extends ProgrammeView {
  heading: string
  mode: 'now' | 'coming'
  groupBy: 'day' | 'film'
  filters: boolean
}

export const CultureProgrammeSettings = z.strictObject({
  heading: Heading,
  ...programmeSources,
  limit: z.int().positive().optional().describe('Kor mange'),
  link: Link.optional(),
})
export interface CultureProgrammeBlockItem extends ProgrammeView {
  heading: string
  link: LinkView | null
}

export const ScheduleSettings = z.strictObject({
  heading: Heading,
  showings: SourceName,
  days: z.int().min(1).max(31).describe('Dagar fram'),
  link: Link.optional(),
})
export interface ScheduleBlockItem extends ProgrammeView {
  heading: string
  days: number
  link: LinkView | null
}

export const EventsListSettings = z.strictObject({ heading: Heading, ...programmeSources })
export interface EventsListBlockItem extends ProgrammeView {
  heading: string
}

export const CoverFlowSettings = z.strictObject({
  heading: Heading,
  ...programmeSources,
  link: Link.optional(),
})
export interface CoverFlowBlockItem extends ProgrammeView {
  heading: string
  link: LinkView | null
}

export const MovieCoverSettings = z.strictObject({
  kicker: z.string().optional().describe('Stikktittel'),
  productionId: ContentId.describe('Film'),
})
export interface MovieCoverBlockItem {
  kicker: string
  production: ProductionCard
  showings: ShowingView[]
}

export const TicketListSettings = z.strictObject({
  heading: Heading,
  production: SourceName,
  showings: SourceName,
})
export interface TicketListBlockItem {
  heading: string
  /** A calendar of the showings to subscribe to. */
  calendarHref: string
  production: ProductionCard
  showings: ShowingView[]
}

export const TicketSettings = z.strictObject({ production: SourceName, showings: SourceName })
export interface TicketBlockItem {
  production: ProductionCard
  /** The next showing; null when there is none. */
  showing: ShowingView | null
}
