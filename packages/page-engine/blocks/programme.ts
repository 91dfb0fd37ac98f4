import {
  type BlockParts,
  type BlockSettings,
  calendarPath,
  hrefOf,
  type Showing,
  type ShowingView,
} from '@lerret/model'
import { daysFrom, startingBetween, upcoming } from '../content/showing-times.ts'
import type { BlockContext } from '../context/page-context.ts'
import { linkView } from '../views/link.ts'
import { productionCard } from '../views/production-card.ts'
import { showingView } from '../views/showing-view.ts'
import {
  byNextShowing,
  byPremiere,
  nextFew,
  playing,
  programOf,
  programView,
  viewOfShowings,
} from './production-showings.ts'
import { listOf, oneOf, productionWithId } from './setting-references.ts'

/** How many showings a slide, a cover or a poster leads to. */
const NEXT = 3

export function programPart(settings: BlockSettings['program'], at: BlockContext): BlockParts['program'] {
  const { heading, mode, groupBy, filters } = settings
  const program = readProgram(settings, at)
  const shown = mode === 'now' ? byNextShowing(playing(program)) : byPremiere(program)
  return { heading, mode, groupBy, filters, ...programView(shown, at.site) }
}

export function cultureProgramPart(
  settings: BlockSettings['culture-program'],
  at: BlockContext,
): BlockParts['culture-program'] {
  const shown = byNextShowing(playing(readProgram(settings, at))).slice(0, settings.limit)
  return { heading: settings.heading, link: linkView(settings.link), ...programView(shown, at.site) }
}

export function eventsListPart(
  settings: BlockSettings['events-list'],
  at: BlockContext,
): BlockParts['events-list'] {
  const shown = byNextShowing(playing(readProgram(settings, at)))
  return { heading: settings.heading, ...programView(shown, at.site) }
}

export function coverFlowPart(
  settings: BlockSettings['cover-flow'],
  at: BlockContext,
): BlockParts['cover-flow'] {
  const shown = byNextShowing(readProgram(settings, at)).map(({ production, showings }) => ({
    production,
    showings: nextFew(showings, NEXT),
  }))
  return { heading: settings.heading, link: linkView(settings.link), ...programView(shown, at.site) }
}

export function schedulePart(settings: BlockSettings['schedule'], at: BlockContext): BlockParts['schedule'] {
  const { from, to } = daysFrom(at.now, settings.days)
  const inThoseDays = startingBetween(listOf(at, 'showings', settings.showings, 'event'), from, to)
  const showings = upcoming(inThoseDays, at.now)
  return {
    heading: settings.heading,
    days: settings.days,
    link: linkView(settings.link),
    ...viewOfShowings(showings, at),
  }
}

export function ticketListPart(
  settings: BlockSettings['ticket-list'],
  at: BlockContext,
): BlockParts['ticket-list'] {
  const production = oneOf(at, 'production', settings.production, 'production')
  return {
    heading: settings.heading,
    calendarHref: hrefOf(calendarPath(production)),
    production: productionCard(production),
    showings: upcomingViews(listOf(at, 'showings', settings.showings, 'event'), at),
  }
}

export function ticketPart(settings: BlockSettings['ticket'], at: BlockContext): BlockParts['ticket'] {
  const [next] = upcomingViews(listOf(at, 'showings', settings.showings, 'event'), at)
  return {
    production: productionCard(oneOf(at, 'production', settings.production, 'production')),
    showing: next ?? null,
  }
}

export function movieCoverPart(
  settings: BlockSettings['movie-cover'],
  at: BlockContext,
): BlockParts['movie-cover'] {
  return {
    kicker: settings.kicker ?? '',
    production: productionCard(productionWithId(at, 'productionId', settings.productionId)),
    showings: nextShowings(settings.productionId, at),
  }
}

/** The next few showings of a production that the page has no source for. */
export function nextShowings(productionId: string, at: BlockContext): ShowingView[] {
  const showings = at.read.query('event', [{ property: 'productionId', value: productionId }])
  return viewsOf(nextFew(upcoming(showings, at.now), NEXT), at)
}

const upcomingViews = (showings: readonly Showing[], at: BlockContext) =>
  viewsOf(upcoming(showings, at.now), at)

const viewsOf = (showings: readonly Showing[], { site }: BlockContext) =>
  showings.map((showing) => showingView(showing, site))

function readProgram(settings: { productions: string; showings: string }, at: BlockContext) {
  const productions = listOf(at, 'productions', settings.productions, 'production')
  return programOf(productions, upcoming(listOf(at, 'showings', settings.showings, 'event'), at.now))
}
