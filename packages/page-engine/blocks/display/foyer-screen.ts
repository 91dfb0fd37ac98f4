import { osloDate, type ProgrammeView, takesPlace } from '@lerret/model'
import { z } from 'zod'
import { osloDayRange } from '../../content/showing-times.ts'
import type { BlockContext } from '../../context/page-context.ts'
import { traceShowings } from '../../context/selection-trace.ts'
import { defineBlock } from '../define-block.ts'
import { toShowingsView } from '../production-showings.ts'
import { readUpcoming } from '../programme/read-showings.ts'
import { Heading, sourceField } from '../settings/fields.ts'
import { startingBetween } from './starting-between.ts'

export const FoyerScreenSettings = z.strictObject({
  heading: Heading,
  showings: sourceField('settingShowings'),
})
export type FoyerScreenSettings = z.infer<typeof FoyerScreenSettings>

export interface FoyerScreenBlockItem extends ProgrammeView {
  /** Shown small beside the date. */
  heading: string
  /** The address of the site, for the QR code: `https://fjordheim.example/`. */
  siteUrl: string
}

export const foyerScreen = defineBlock({
  version: '1.0.0',
  name: 'blockFoyerScreen',
  help: 'blockFoyerScreenHelp',
  settings: FoyerScreenSettings,
  resolve: resolveFoyerScreen,
})

/**
 * The rest of today and the next day with showings; when nothing is left today, the next two days with showings. A day on which
 * every showing is cancelled or postponed is skipped, unless it is today: visitors may already be in the foyer.
 */
function resolveFoyerScreen(settings: FoyerScreenSettings, context: BlockContext): FoyerScreenBlockItem {
  const { from } = osloDayRange(context.now, 1)
  const today = osloDate(context.now)
  const upcoming = readUpcoming(settings, context)
  const showings = traceShowings(
    context,
    { type: 'days', from: today, to: null },
    upcoming,
    startingBetween(upcoming, from, Number.POSITIVE_INFINITY),
  )
  const days = Map.groupBy(showings, ({ startsAt }) => osloDate(startsAt))
  const shown = [...days]
    .filter(([date, ofDay]) => date === today || ofDay.some(takesPlace))
    .slice(0, 2)
    .flatMap(([, ofDay]) => ofDay)
  traceShowings(context, { type: 'nextDays' }, showings, shown)
  return {
    heading: settings.heading,
    siteUrl: new URL('/', context.site.host).href,
    ...toShowingsView(shown, context),
  }
}
