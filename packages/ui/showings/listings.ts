import type { ProductionCard, ProgramView, ShowingView } from '@lerret/model'
import { dateOf } from '../oslo-clock.ts'
import { isOff } from './ticket.ts'

/** A showing and what is shown. */
export interface Listing {
  showing: ShowingView
  production: ProductionCard
}

/** Every showing with its production, in the order of the showings. */
export function listingsOf({ productions, showings }: ProgramView): Listing[] {
  const byId = new Map(productions.map((production) => [production.id, production]))
  return showings.flatMap((showing) => {
    const production = byId.get(showing.productionId)
    return production ? [{ showing, production }] : []
  })
}

/** Every production with its showings, in the order of the productions. */
export function productionsOf({ productions, showings }: ProgramView) {
  const byProduction = Map.groupBy(showings, (showing) => showing.productionId)
  return productions.map((production) => ({ production, showings: byProduction.get(production.id) ?? [] }))
}

/** What is on one of Oslo's days. */
export interface Day {
  date: string
  listings: Listing[]
}

export function byDay(listings: Listing[]): Day[] {
  const days = Map.groupBy(listings, ({ showing }) => dateOf(showing.startsAt))
  return Array.from(days, ([date, ofDay]) => ({ date, listings: ofDay }))
}

/**
 * The one to tell of where there is room for one: the first that will happen as it stands. When none will, the first of all, so
 * that what became of it is told.
 */
export const nextOf = (showings: ShowingView[]) =>
  showings.find((showing) => !isOff(showing)) ?? showings[0] ?? null
