import {
  addDays,
  type BlockParts,
  type BlockSettings,
  type HouseView,
  osloDate,
  osloInstant,
  type Showing,
} from '@lerret/model'
import { osloDayRange, selectUpcoming } from '../content/showing-times.ts'
import type { BlockContext } from '../context/page-context.ts'
import { findPicture } from '../views/picture.ts'
import { takesPlace, toShowingsView } from './production-showings.ts'
import { readSourceRecords } from './setting-references.ts'

const DAYS_PER_WEEK = 7

/**
 * Today's programme and the next day's. When today is over or empty, the next day with anything on and the one after it. A
 * day on which everything is called off is passed over, unless it is today: then people may stand in the foyer.
 */
export function resolveFoyerScreen(
  settings: BlockSettings['foyer-screen'],
  context: BlockContext,
): BlockParts['foyer-screen'] {
  const { from } = osloDayRange(context.now, 1)
  const today = osloDate(context.now)
  const ahead = startingIn(upcomingOf(settings, context), from, Number.POSITIVE_INFINITY)
  const days = Map.groupBy(ahead, ({ startsAt }) => osloDate(startsAt))
  const shown = [...days]
    .filter(([date, showings]) => date === today || showings.some(takesPlace))
    .slice(0, 2)
    .flatMap(([, showings]) => showings)
  return { heading: settings.heading, ...toShowingsView(shown, context) }
}

/** What is still to come of seven days. */
export function resolveWeekPoster(
  settings: BlockSettings['week-poster'],
  context: BlockContext,
): BlockParts['week-poster'] {
  context.tracker.markDateDependent()
  const from = firstDay(settings.from, osloDate(context.now))
  const after = addDays(from, DAYS_PER_WEEK)
  const showings = startingIn(upcomingOf(settings, context), +osloInstant(from), +osloInstant(after))
  return {
    heading: settings.heading,
    from,
    to: addDays(after, -1),
    house: houseView(context),
    ...toShowingsView(showings, context),
  }
}

function firstDay(from: BlockSettings['week-poster']['from'], today: string): string {
  if (from === 'today') return today
  const daysSinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % DAYS_PER_WEEK
  return addDays(today, (from === 'next-monday' ? DAYS_PER_WEEK : 0) - daysSinceMonday)
}

const upcomingOf = ({ showings }: { showings: string }, context: BlockContext) =>
  selectUpcoming(readSourceRecords(context, 'showings', showings, 'event'), context.now)

const startingIn = (showings: readonly Showing[], from: number, to: number) =>
  showings.filter(({ startsAt }) => {
    const start = Date.parse(startsAt)
    return from <= start && start < to
  })

function houseView({ site, tracker }: BlockContext): HouseView {
  const { street, postalCode, town, phone, email } = site.organisation
  return {
    name: site.title,
    logo: findPicture(site.theme.logo, tracker),
    address: [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', '),
    phone,
    email,
    web: new URL(site.host).host,
  }
}
