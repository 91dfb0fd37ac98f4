import { addDays, osloDate, osloInstant, type ProgrammeView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { traceShowings } from '../../context/selection-trace.ts'
import { type HouseView, toHouseView } from '../../views/house.ts'
import { defineBlock } from '../define-block.ts'
import { toShowingsView } from '../production-showings.ts'
import { readUpcoming } from '../programme/read-showings.ts'
import { choiceField, Heading, sourceField } from '../settings/fields.ts'
import { startingBetween } from './starting-between.ts'

export const WeekPosterSettings = z.strictObject({
  heading: Heading,
  showings: sourceField('settingShowings'),
  from: choiceField('settingWeekFrom', {
    today: 'settingWeekFromToday',
    'this-monday': 'settingWeekFromThisMonday',
    'next-monday': 'settingWeekFromNextMonday',
  }),
})
export type WeekPosterSettings = z.infer<typeof WeekPosterSettings>

export interface WeekPosterBlockItem extends ProgrammeView {
  heading: string
  /** The dates of the first and the last of the seven days. */
  from: string
  to: string
  house: HouseView
  /** The address of the site, for the QR code: `https://fjordheim.example/`. */
  siteUrl: string
}

export const weekPoster = defineBlock({
  version: '1.0.0',
  name: 'blockWeekPoster',
  help: 'blockWeekPosterHelp',
  settings: WeekPosterSettings,
  resolve: resolveWeekPoster,
})

const DAYS_PER_WEEK = 7

/** The upcoming showings of seven days. */
function resolveWeekPoster(settings: WeekPosterSettings, context: BlockContext): WeekPosterBlockItem {
  context.tracker.markDateDependent()
  const from = findFirstDay(settings.from, osloDate(context.now))
  const after = addDays(from, DAYS_PER_WEEK)
  const to = addDays(after, -1)
  const upcoming = readUpcoming(settings, context)
  const showings = traceShowings(
    context,
    { type: 'days', from, to },
    upcoming,
    startingBetween(upcoming, +osloInstant(from), +osloInstant(after)),
  )
  return {
    heading: settings.heading,
    from,
    to,
    house: toHouseView(context.site, context.tracker),
    siteUrl: new URL('/', context.site.host).href,
    ...toShowingsView(showings, context),
  }
}

function findFirstDay(from: WeekPosterSettings['from'], today: string): string {
  if (from === 'today') return today
  const daysSinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % DAYS_PER_WEEK
  return addDays(today, (from === 'next-monday' ? DAYS_PER_WEEK : 0) - daysSinceMonday)
}
