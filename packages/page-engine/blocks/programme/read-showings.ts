import type { Showing, ShowingView } from '@lerret/model'
import { getUpcoming, selectUpcoming } from '../../content/showing-times.ts'
import type { BlockContext } from '../../context/page-context.ts'
import { traceShowings } from '../../context/selection-trace.ts'
import { toShowingView } from '../../views/showing-view.ts'
import { groupShowings, selectNextShowings } from '../production-showings.ts'
import { readSourceRecords } from '../setting-references.ts'
import { sourceField } from '../settings/fields.ts'

export const programmeSources = {
  productions: sourceField('settingProductions'),
  showings: sourceField('settingShowings'),
}

/** How many showings a slide, a cover or a poster names. */
export const MAX_NEXT_SHOWINGS = 3

/** The next showings of a production that the page has no source for. */
export function readNextShowings(productionId: string, context: BlockContext): ShowingView[] {
  const showings = context.tracker.query('event', [{ property: 'productionId', value: productionId }])
  return toShowingViews(selectNextShowings(selectUpcoming(showings, context.now), MAX_NEXT_SHOWINGS), context)
}

/** The showings of a source that have not ended. */
export function readUpcoming({ showings }: { showings: string }, context: BlockContext): readonly Showing[] {
  const found = readSourceRecords(context, 'showings', showings, 'event')
  const upcoming = getUpcoming(found, context.now, context.tracker.caches)
  return traceShowings(context, { type: 'upcoming' }, found, upcoming.showings)
}

export const toShowingViews = (showings: readonly Showing[], { site }: BlockContext) =>
  showings.map((showing) => toShowingView(showing, site))

export function readProgramme(settings: { productions: string; showings: string }, context: BlockContext) {
  const productions = readSourceRecords(context, 'productions', settings.productions, 'production')
  const upcoming = readUpcoming(settings, context)
  const programme = groupShowings(productions, upcoming)
  if (context.trace) {
    const listed = programme.flatMap(({ showings }) => showings)
    traceShowings(context, { type: 'listedProduction' }, upcoming, listed)
  }
  return programme
}
