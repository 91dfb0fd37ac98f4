import { addDays, type LinkView, osloDate, type ProgrammeView, type Showing } from '@lerret/model'
import { z } from 'zod'
import { osloDayRange, selectStartingBetween, selectUpcoming } from '../../content/showing-times.ts'
import type { BlockContext } from '../../context/page-context.ts'
import { traceShowings } from '../../context/selection-trace.ts'
import { toLinkView } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { toShowingsView } from '../production-showings.ts'
import { readSourceRecords } from '../setting-references.ts'
import { Heading, Link, numberField, sourceField } from '../settings/fields.ts'

export const ScheduleSettings = z.strictObject({
  heading: Heading,
  showings: sourceField('settingShowings'),
  days: numberField('settingDays', z.int().min(1).max(31), 7),
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
  name: 'blockSchedule',
  help: 'blockScheduleHelp',
  settings: ScheduleSettings,
  resolve: resolveSchedule,
})

/** When nothing is left of today, a schedule of one day has tomorrow. */
function resolveSchedule(settings: ScheduleSettings, context: BlockContext): ScheduleBlockItem {
  const found = readSourceRecords(context, 'showings', settings.showings, 'event')
  const { from, to } = osloDayRange(context.now, settings.days)
  const upcoming = selectUpcoming(selectStartingBetween(found, from, to), context.now)
  const days = settings.days === 1 && upcoming.length === 0 ? 2 : settings.days
  return {
    heading: settings.heading,
    days: settings.days,
    link: toLinkView(settings.link),
    ...toShowingsView(selectShowings(found, days, context), context),
  }
}

function selectShowings(found: readonly Showing[], days: number, context: BlockContext) {
  const { from, to } = osloDayRange(context.now, days)
  const today = osloDate(context.now)
  const ofThoseDays = traceShowings(
    context,
    { type: 'days', from: today, to: addDays(today, days - 1) },
    found,
    selectStartingBetween(found, from, to),
  )
  return traceShowings(context, { type: 'upcoming' }, ofThoseDays, selectUpcoming(ofThoseDays, context.now))
}
