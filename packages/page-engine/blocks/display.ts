import {
  addDays,
  type BlockParts,
  type BlockSettings,
  type HouseView,
  osloDate,
  osloInstant,
  type Showing,
} from '@lerret/model'
import { daysFrom, upcoming } from '../content/showing-times.ts'
import type { BlockContext } from '../context/page-context.ts'
import { pictureOf } from '../views/picture.ts'
import { takesPlace, viewOfShowings } from './production-showings.ts'
import { listOf } from './setting-references.ts'

const WEEK = 7

/**
 * Today's programme and the next day's. When today is over or empty, the next day with anything on and the one after it. A
 * day on which everything is called off is passed over, unless it is today: then people may stand in the foyer.
 */
export function foyerScreenPart(
  settings: BlockSettings['foyer-screen'],
  at: BlockContext,
): BlockParts['foyer-screen'] {
  const { from } = daysFrom(at.now, 1)
  const today = osloDate(at.now)
  const ahead = startingIn(upcomingOf(settings, at), from, Number.POSITIVE_INFINITY)
  const days = Map.groupBy(ahead, ({ startsAt }) => osloDate(startsAt))
  const shown = [...days]
    .filter(([date, showings]) => date === today || showings.some(takesPlace))
    .slice(0, 2)
    .flatMap(([, showings]) => showings)
  return { heading: settings.heading, ...viewOfShowings(shown, at) }
}

/** What is still to come of seven days. */
export function weekPosterPart(
  settings: BlockSettings['week-poster'],
  at: BlockContext,
): BlockParts['week-poster'] {
  at.read.noteDay()
  const from = firstDay(settings.from, osloDate(at.now))
  const after = addDays(from, WEEK)
  const showings = startingIn(upcomingOf(settings, at), +osloInstant(from), +osloInstant(after))
  return {
    heading: settings.heading,
    from,
    to: addDays(after, -1),
    house: houseView(at),
    ...viewOfShowings(showings, at),
  }
}

function firstDay(from: BlockSettings['week-poster']['from'], today: string): string {
  if (from === 'today') return today
  const daysSinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % WEEK
  return addDays(today, (from === 'next-monday' ? WEEK : 0) - daysSinceMonday)
}

const upcomingOf = ({ showings }: { showings: string }, at: BlockContext) =>
  upcoming(listOf(at, 'showings', showings, 'event'), at.now)

const startingIn = (showings: readonly Showing[], from: number, to: number) =>
  showings.filter(({ startsAt }) => {
    const start = Date.parse(startsAt)
    return from <= start && start < to
  })

function houseView({ site, read }: BlockContext): HouseView {
  const { street, postalCode, town, phone, email } = site.organisation
  return {
    name: site.title,
    logo: pictureOf(site.theme.logo, read),
    address: [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', '),
    phone,
    email,
    web: new URL(site.host).host,
  }
}
