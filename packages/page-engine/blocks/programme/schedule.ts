import type { LinkView, ProgrammeView } from '@lerret/model'
import { z } from 'zod'
import { osloDayRange, selectStartingBetween, selectUpcoming } from '../../content/showing-times.ts'
import type { BlockContext } from '../../context/page-context.ts'
import { toLinkView } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { toShowingsView } from '../production-showings.ts'
import { Heading, Link, SourceName } from '../setting-fields.ts'
import { readSourceRecords } from '../setting-references.ts'

export const ScheduleSettings = z.strictObject({
  heading: Heading,
  showings: SourceName,
  days: z.int().min(1).max(31).describe('Dagar fram'),
  link: Link.optional(),
})
export type ScheduleSettings = z.infer<typeof ScheduleSettings>

export interface ScheduleBlockItem extends ProgrammeView {
  heading: string
  days: number
  link: LinkView | null
}

export const schedule = defineBlock({
  version: '1.0.0',
  settings: ScheduleSettings,
  resolve: resolveSchedule,
})

function resolveSchedule(settings: ScheduleSettings, context: BlockContext): ScheduleBlockItem {
  const { from, to } = osloDayRange(context.now, settings.days)
  const ofThoseDays = selectStartingBetween(
    readSourceRecords(context, 'showings', settings.showings, 'event'),
    from,
    to,
  )
  const showings = selectUpcoming(ofThoseDays, context.now)
  return {
    heading: settings.heading,
    days: settings.days,
    link: toLinkView(settings.link),
    ...toShowingsView(showings, context),
  }
}
