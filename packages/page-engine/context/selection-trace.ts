import type { SourceModel } from '@lerret/model'
import type { SourceResult } from './sources.ts'

/** A rule by which a block leaves out records that its sources find. */
export type SelectionRule =
  /** Showings that have ended are left out. */
  | { type: 'upcoming' }
  /** Showings that start outside these dates are left out. */
  | { type: 'days'; from: string; to: string | null }
  /** Showings of productions that the block does not list are left out. */
  | { type: 'listedProduction' }
  /** Productions without an upcoming showing are left out. */
  | { type: 'hasShowings' }
  /** The first two days on which a showing takes place. */
  | { type: 'nextDays' }
  | { type: 'limit'; limit: number }
  /** So many showings of each production. */
  | { type: 'showingLimit'; limit: number }

export interface SelectionStep {
  rule: SelectionRule
  model: SourceModel
  /** The places of the records in the list, from 1. */
  before: ReadonlyMap<string, number>
  after: ReadonlySet<string>
}

/** How one item of a block selects its records, for an explanation. */
export interface SelectionTrace {
  /** The ids that each source found. */
  sources: Map<SourceResult, ReadonlySet<string>>
  steps: SelectionStep[]
}

interface Selected<Item> {
  rule: SelectionRule
  model: SourceModel
  before: readonly Item[]
  after: readonly Item[]
  id(item: Item): string
}

/** Returns the records that a rule leaves, and adds the rule to the trace when the block is being explained. */
export function traceSelection<Item>(
  { trace }: { trace?: SelectionTrace | undefined },
  { rule, model, before, after, id }: Selected<Item>,
): readonly Item[] {
  trace?.steps.push({
    rule,
    model,
    before: new Map(before.map((item, index) => [id(item), index + 1])),
    after: new Set(after.map(id)),
  })
  return after
}

/** Traces a selection of showings. */
export const traceShowings = <Item extends { id: string }>(
  context: { trace?: SelectionTrace | undefined },
  rule: SelectionRule,
  before: readonly Item[],
  after: readonly Item[],
) => traceSelection(context, { rule, model: 'event', before, after, id: ({ id }) => id })
