import { osloDate, type Production, type ProgramView, type Showing, type SiteConfig } from '@lerret/model'
import { compareRecords } from '../content/record-order.ts'
import type { BlockContext } from '../context/page-context.ts'
import { productionCard } from '../views/production-card.ts'
import { showingView } from '../views/showing-view.ts'

/** A production and the showings of it that are still to come, earliest first. */
export interface Playing {
  production: Production
  showings: readonly Showing[]
}

/** Productions in the order of their source, each with its own showings. */
export function programOf(productions: readonly Production[], showings: readonly Showing[]): Playing[] {
  const byProduction = Map.groupBy(showings, (showing) => showing.productionId)
  return productions.map((production) => ({ production, showings: byProduction.get(production.id) ?? [] }))
}

export const playing = (program: Playing[]) => program.filter(({ showings }) => showings.length > 0)

/** Those that are shown first come first; those without a showing stand last, in the order of their source. */
export function byNextShowing(program: Playing[]): Playing[] {
  const compare = compareRecords('event')
  return program.toSorted((a, b) => {
    const [first, second] = [a.showings[0], b.showings[0]]
    if (first && second) return compare(first, second)
    return Number(!first) - Number(!second)
  })
}

/** By the day of the premiere, or of the first showing where no premiere is set; those without either stand last. */
export function byPremiere(program: Playing[]): Playing[] {
  return program
    .map((item) => ({ item, day: firstDay(item) }))
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
    .map(({ item }) => item)
}

/**
 * So many of the showings to come, in their order: the next, whatever became of it, and then those that take place before those
 * that are called off, so that where a few are shown there is one to go to.
 */
export function nextFew(showings: readonly Showing[], count: number): readonly Showing[] {
  const first = showings.slice(0, count)
  const [next, ...later] = showings
  if (!next || first.every(takesPlace)) return first
  const byWorth = [next, ...later.filter(takesPlace), ...later.filter((each) => !takesPlace(each))]
  const chosen = new Set(byWorth.slice(0, count))
  return showings.filter((each) => chosen.has(each))
}

export const takesPlace = ({ state }: Showing) => state === 'planned' || state === 'moved'

export function programView(program: Playing[], site: SiteConfig): ProgramView {
  return {
    productions: program.map(({ production }) => productionCard(production)),
    showings: program
      .flatMap(({ showings }) => showings)
      .sort(compareRecords('event'))
      .map((showing) => showingView(showing, site)),
  }
}

/** Showings in the order they came, with the production of each. */
export function viewOfShowings(showings: readonly Showing[], { read, site }: BlockContext): ProgramView {
  const productions = new Map(showings.map((showing) => [showing.productionId, read.productionOf(showing)]))
  return {
    productions: [...productions.values()].map(productionCard),
    showings: showings.map((showing) => showingView(showing, site)),
  }
}

const NEVER = '9999-12-31'

function firstDay({ production, showings: [first] }: Playing): string {
  return production.premiere ?? (first ? osloDate(first.startsAt) : NEVER)
}
