import { osloDate, type Production, type ProgramView, type Showing, type SiteConfig } from '@lerret/model'
import { recordComparator } from '../content/record-order.ts'
import type { BlockContext } from '../context/page-context.ts'
import { toProductionCard } from '../views/production-card.ts'
import { toShowingView } from '../views/showing-view.ts'

/** A production and the showings of it that are still to come, earliest first. */
export interface ProductionShowings {
  production: Production
  showings: readonly Showing[]
}

/** Productions in the order of their source, each with its own showings. */
export function groupShowings(
  productions: readonly Production[],
  showings: readonly Showing[],
): ProductionShowings[] {
  const byProduction = Map.groupBy(showings, (showing) => showing.productionId)
  return productions.map((production) => ({ production, showings: byProduction.get(production.id) ?? [] }))
}

export const filterShown = (program: ProductionShowings[]) =>
  program.filter(({ showings }) => showings.length > 0)

/** Those that are shown first come first; those without a showing stand last, in the order of their source. */
export function sortByNextShowing(program: ProductionShowings[]): ProductionShowings[] {
  const compare = recordComparator('event')
  return program.toSorted((a, b) => {
    const [first, second] = [a.showings[0], b.showings[0]]
    if (first && second) return compare(first, second)
    return Number(!first) - Number(!second)
  })
}

/** By the day of the premiere, or of the first showing where no premiere is set; those without either stand last. */
export function sortByPremiere(program: ProductionShowings[]): ProductionShowings[] {
  return program
    .map((item) => ({ item, day: firstDay(item) }))
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
    .map(({ item }) => item)
}

/**
 * So many of the showings to come, in their order: the next, whatever became of it, and then those that take place before those
 * that are called off, so that where a few are shown there is one to go to.
 */
export function selectNextShowings(showings: readonly Showing[], count: number): readonly Showing[] {
  const first = showings.slice(0, count)
  const [next, ...later] = showings
  if (!next || first.every(takesPlace)) return first
  const byWorth = [next, ...later.filter(takesPlace), ...later.filter((each) => !takesPlace(each))]
  const chosen = new Set(byWorth.slice(0, count))
  return showings.filter((each) => chosen.has(each))
}

export const takesPlace = ({ state }: Showing) => state === 'planned' || state === 'moved'

export function toProgrammeView(program: ProductionShowings[], site: SiteConfig): ProgramView {
  return {
    productions: program.map(({ production }) => toProductionCard(production)),
    showings: program
      .flatMap(({ showings }) => showings)
      .sort(recordComparator('event'))
      .map((showing) => toShowingView(showing, site)),
  }
}

/** Showings in the order they came, with the production of each. */
export function toShowingsView(showings: readonly Showing[], { tracker, site }: BlockContext): ProgramView {
  const productions = new Map(
    showings.map((showing) => [showing.productionId, tracker.getProduction(showing)]),
  )
  return {
    productions: [...productions.values()].map(toProductionCard),
    showings: showings.map((showing) => toShowingView(showing, site)),
  }
}

const NEVER = '9999-12-31'

function firstDay({ production, showings: [first] }: ProductionShowings): string {
  return production.premiere ?? (first ? osloDate(first.startsAt) : NEVER)
}
