import {
  osloDate,
  type Production,
  type ProgrammeView,
  type Safe,
  type Showing,
  takesPlace,
} from '@lerret/model'
import { compareText, recordComparator } from '../content/record-order.ts'
import type { BlockContext } from '../context/page-context.ts'
import { type SelectionRule, traceSelection } from '../context/selection-trace.ts'
import { toProductionCard } from '../views/production-card.ts'
import { toShowingView } from '../views/showing-view.ts'

/** A production with its upcoming showings, earliest first. */
export interface ProductionShowings {
  production: Safe<Production>
  showings: readonly Showing[]
}

/** Productions in the order of their source, each with its own showings. */
export function groupShowings(
  productions: readonly Safe<Production>[],
  showings: readonly Showing[],
): ProductionShowings[] {
  const byProduction = Map.groupBy(showings, (showing) => showing.productionId)
  return productions.map((production) => ({ production, showings: byProduction.get(production.id) ?? [] }))
}

/** The productions that have upcoming showings, by the next one. */
export function selectWithShowings(programme: ProductionShowings[], context: BlockContext) {
  const sorted = sortByNextShowing(programme)
  const withShowings = sorted.filter(({ showings }) => showings.length > 0)
  return traceProductions(context, { type: 'hasShowings' }, sorted, withShowings)
}

/** The first productions; all without a limit. */
export function limitProductions(
  programme: readonly ProductionShowings[],
  limit: number | undefined,
  context: BlockContext,
) {
  if (limit === undefined) return programme
  return traceProductions(context, { type: 'limit', limit }, programme, programme.slice(0, limit))
}

const traceProductions = (
  context: BlockContext,
  rule: SelectionRule,
  before: readonly ProductionShowings[],
  after: readonly ProductionShowings[],
) =>
  traceSelection(context, {
    rule,
    model: 'production',
    before,
    after,
    id: ({ production }) => production.id,
  })

/** Sorts productions by their next showing; those without showings come last, in the order of their source. */
export function sortByNextShowing(programme: ProductionShowings[]): ProductionShowings[] {
  const compare = recordComparator('event')
  return programme.toSorted((a, b) => {
    const [firstOfA, firstOfB] = [a.showings[0], b.showings[0]]
    if (firstOfA && firstOfB) return compare(firstOfA, firstOfB)
    return Number(!firstOfA) - Number(!firstOfB)
  })
}

/** Sorts by the date of the premiere, or of the first showing where no premiere is set; those without either come last. */
export function sortByPremiere(programme: ProductionShowings[]): ProductionShowings[] {
  return programme
    .map((item) => ({ item, date: firstDate(item) }))
    .sort((a, b) => compareText(a.date, b.date))
    .map(({ item }) => item)
}

/**
 * At most `count` of the upcoming showings, in their order. The next one is always among them, also when it is cancelled; after
 * it, showings that take place are preferred to cancelled and postponed ones, so that a short list has one to go to.
 */
export function selectNextShowings(showings: readonly Showing[], count: number): readonly Showing[] {
  const first = showings.slice(0, count)
  const [next, ...later] = showings
  if (!next || first.every(takesPlace)) return first
  const byPreference = [next, ...later.filter(takesPlace), ...later.filter((showing) => !takesPlace(showing))]
  const selected = new Set(byPreference.slice(0, count))
  return showings.filter((showing) => selected.has(showing))
}

export function toProgrammeView(
  programme: readonly ProductionShowings[],
  { site, tracker }: BlockContext,
): ProgrammeView {
  return {
    productions: programme.map(({ production }) => toProductionCard(production, tracker)),
    showings: programme
      .flatMap(({ showings }) => showings)
      .sort(recordComparator('event'))
      .map((showing) => toShowingView(showing, site)),
  }
}

/** Showings in the given order, with the production of each. */
export function toShowingsView(showings: readonly Showing[], { tracker, site }: BlockContext): ProgrammeView {
  const productions = new Map(
    showings.map((showing) => [showing.productionId, tracker.getProduction(showing)]),
  )
  return {
    productions: [...productions.values()].map((production) => toProductionCard(production, tracker)),
    showings: showings.map((showing) => toShowingView(showing, site)),
  }
}

/** Sorts after every real date. */
const NO_DATE = '9999-12-31'

function firstDate({ production, showings: [first] }: ProductionShowings): string {
  return production.premiere ?? (first ? osloDate(first.startsAt) : NO_DATE)
}
