import {
  type BlockItems,
  type BlockSettings,
  calendarPath,
  type Showing,
  type ShowingView,
  toHref,
} from '@lerret/model'
import { osloDayRange, selectStartingBetween, selectUpcoming } from '../content/showing-times.ts'
import type { BlockContext } from '../context/page-context.ts'
import { toLinkView } from '../views/link.ts'
import { toProductionCard } from '../views/production-card.ts'
import { toShowingView } from '../views/showing-view.ts'
import {
  filterWithShowings,
  groupShowings,
  selectNextShowings,
  sortByNextShowing,
  sortByPremiere,
  toProgrammeView,
  toShowingsView,
} from './production-showings.ts'
import { readProduction, readSourceRecord, readSourceRecords } from './setting-references.ts'

/** For a slide, a cover or a poster. */
const MAX_NEXT_SHOWINGS = 3

export function resolveProgramme(
  settings: BlockSettings['program'],
  context: BlockContext,
): BlockItems['program'] {
  const { heading, mode, groupBy, filters } = settings
  const programme = readProgramme(settings, context)
  const shown = mode === 'now' ? sortByNextShowing(filterWithShowings(programme)) : sortByPremiere(programme)
  return { heading, mode, groupBy, filters, ...toProgrammeView(shown, context.site) }
}

export function resolveCultureProgramme(
  settings: BlockSettings['culture-program'],
  context: BlockContext,
): BlockItems['culture-program'] {
  const shown = sortByNextShowing(filterWithShowings(readProgramme(settings, context))).slice(
    0,
    settings.limit,
  )
  return {
    heading: settings.heading,
    link: toLinkView(settings.link),
    ...toProgrammeView(shown, context.site),
  }
}

export function resolveEventsList(
  settings: BlockSettings['events-list'],
  context: BlockContext,
): BlockItems['events-list'] {
  const shown = sortByNextShowing(filterWithShowings(readProgramme(settings, context)))
  return { heading: settings.heading, ...toProgrammeView(shown, context.site) }
}

export function resolveCoverFlow(
  settings: BlockSettings['cover-flow'],
  context: BlockContext,
): BlockItems['cover-flow'] {
  const shown = sortByNextShowing(readProgramme(settings, context)).map(({ production, showings }) => ({
    production,
    showings: selectNextShowings(showings, MAX_NEXT_SHOWINGS),
  }))
  return {
    heading: settings.heading,
    link: toLinkView(settings.link),
    ...toProgrammeView(shown, context.site),
  }
}

export function resolveSchedule(
  settings: BlockSettings['schedule'],
  context: BlockContext,
): BlockItems['schedule'] {
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

export function resolveTicketList(
  settings: BlockSettings['ticket-list'],
  context: BlockContext,
): BlockItems['ticket-list'] {
  const production = readSourceRecord(context, 'production', settings.production, 'production')
  return {
    heading: settings.heading,
    calendarHref: toHref(calendarPath(production)),
    production: toProductionCard(production),
    showings: toUpcomingViews(readSourceRecords(context, 'showings', settings.showings, 'event'), context),
  }
}

export function resolveTicket(
  settings: BlockSettings['ticket'],
  context: BlockContext,
): BlockItems['ticket'] {
  const [next] = toUpcomingViews(readSourceRecords(context, 'showings', settings.showings, 'event'), context)
  return {
    production: toProductionCard(readSourceRecord(context, 'production', settings.production, 'production')),
    showing: next ?? null,
  }
}

export function resolveMovieCover(
  settings: BlockSettings['movie-cover'],
  context: BlockContext,
): BlockItems['movie-cover'] {
  return {
    kicker: settings.kicker ?? '',
    production: toProductionCard(readProduction(context, 'productionId', settings.productionId)),
    showings: readNextShowings(settings.productionId, context),
  }
}

/** The next showings of a production that the page has no source for. */
export function readNextShowings(productionId: string, context: BlockContext): ShowingView[] {
  const showings = context.tracker.query('event', [{ property: 'productionId', value: productionId }])
  return toShowingViews(selectNextShowings(selectUpcoming(showings, context.now), MAX_NEXT_SHOWINGS), context)
}

const toUpcomingViews = (showings: readonly Showing[], context: BlockContext) =>
  toShowingViews(selectUpcoming(showings, context.now), context)

const toShowingViews = (showings: readonly Showing[], { site }: BlockContext) =>
  showings.map((showing) => toShowingView(showing, site))

function readProgramme(settings: { productions: string; showings: string }, context: BlockContext) {
  const productions = readSourceRecords(context, 'productions', settings.productions, 'production')
  return groupShowings(
    productions,
    selectUpcoming(readSourceRecords(context, 'showings', settings.showings, 'event'), context.now),
  )
}
