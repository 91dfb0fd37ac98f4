import {
  addDays,
  type BlockItems,
  type BlockSettings,
  type HouseView,
  osloDate,
  osloInstant,
  type Showing,
  takesPlace,
} from '@lerret/model'
import { osloDayRange, selectUpcoming } from '../content/showing-times.ts'
import type { BlockContext } from '../context/page-context.ts'
import { findPicture } from '../views/picture.ts'
import { toShowingsView } from './production-showings.ts'
import { readSourceRecords } from './setting-references.ts'

const DAYS_PER_WEEK = 7

/**
 * The rest of today and the next day with showings; when nothing is left today, the next two days with showings. A day on which
 * every showing is cancelled or postponed is skipped, unless it is today: visitors may already be in the foyer.
 */
export function resolveFoyerScreen(
  settings: BlockSettings['foyer-screen'],
  context: BlockContext,
): BlockItems['foyer-screen'] {
  const { from } = osloDayRange(context.now, 1)
  const today = osloDate(context.now)
  const showings = startingBetween(readUpcoming(settings, context), from, Number.POSITIVE_INFINITY)
  const days = Map.groupBy(showings, ({ startsAt }) => osloDate(startsAt))
  const shown = [...days]
    .filter(([date, ofDay]) => date === today || ofDay.some(takesPlace))
    .slice(0, 2)
    .flatMap(([, ofDay]) => ofDay)
  return { heading: settings.heading, ...toShowingsView(shown, context) }
}

/** The upcoming showings of seven days. */
export function resolveWeekPoster(
  settings: BlockSettings['week-poster'],
  context: BlockContext,
): BlockItems['week-poster'] {
  context.tracker.markDateDependent()
  const from = findFirstDay(settings.from, osloDate(context.now))
  const after = addDays(from, DAYS_PER_WEEK)
  const showings = startingBetween(readUpcoming(settings, context), +osloInstant(from), +osloInstant(after))
  return {
    heading: settings.heading,
    from,
    to: addDays(after, -1),
    house: toHouseView(context),
    ...toShowingsView(showings, context),
  }
}

function findFirstDay(from: BlockSettings['week-poster']['from'], today: string): string {
  if (from === 'today') return today
  const daysSinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % DAYS_PER_WEEK
  return addDays(today, (from === 'next-monday' ? DAYS_PER_WEEK : 0) - daysSinceMonday)
}

const readUpcoming = ({ showings }: { showings: string }, context: BlockContext) =>
  selectUpcoming(readSourceRecords(context, 'showings', showings, 'event'), context.now)

const startingBetween = (showings: readonly Showing[], from: number, to: number) =>
  showings.filter(({ startsAt }) => {
    const start = Date.parse(startsAt)
    return from <= start && start < to
  })

function toHouseView({ site, tracker }: BlockContext): HouseView {
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
