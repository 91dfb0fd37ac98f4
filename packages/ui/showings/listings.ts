import { type ProductionCard, type ProgrammeView, type ShowingView, takesPlace } from '@lerret/model'
import { toOsloDate } from '../oslo-clock.ts'

/** A showing with its production. */
export interface Listing {
  showing: ShowingView
  production: ProductionCard
}

/** Every showing with its production, in the order of the showings. */
export function toListings({ productions, showings }: ProgrammeView): Listing[] {
  const byId = new Map(productions.map((production) => [production.id, production]))
  return showings.flatMap((showing) => {
    const production = byId.get(showing.productionId)
    return production ? [{ showing, production }] : []
  })
}

/** Every production with its showings, in the order of the productions. */
export function groupByProduction({ productions, showings }: ProgrammeView) {
  const byProduction = Map.groupBy(showings, (showing) => showing.productionId)
  return productions.map((production) => ({ production, showings: byProduction.get(production.id) ?? [] }))
}

/** A day in Oslo. */
export interface Day {
  date: string
  listings: Listing[]
}

export function groupByDay(listings: Listing[]): Day[] {
  const days = Map.groupBy(listings, ({ showing }) => toOsloDate(showing.startsAt))
  return Array.from(days, ([date, dayListings]) => ({ date, listings: dayListings }))
}

/** The first showing that is not called off. If all are, the first one, whose status then says so. */
export const findNextShowing = (showings: ShowingView[]) =>
  showings.find((showing) => takesPlace(showing)) ?? showings[0] ?? null
