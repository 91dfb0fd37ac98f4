import type { ContentByKind, ContentKind, Production, Showing } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { matchesAll, splitFilters } from '../content/filters.ts'
import { recordKey } from '../content/record-key.ts'
import type { ReadQuery, Reads } from './reads.ts'

/** One record edited (before and after), added (no before) or removed (no after). */
export type RecordChange = {
  [Kind in ContentKind]: { kind: Kind; before: ContentByKind[Kind] | null; after: ContentByKind[Kind] | null }
}[ContentKind]

/**
 * Whether a change could alter what was built from these reads. Never false when it does.
 * `content`, as it is after all changes that are published together, makes the answer sharper for showings and their
 * productions; without it, what is not known counts as a match. Of many changes, ask for each.
 */
export function isAffected(reads: Reads, change: RecordChange, content?: Content): boolean {
  for (const key of changedKeys(change)) if (includesSorted(reads.records, key)) return true
  return reads.queries.some((query) => touchesQuery(query, change, content))
}

const keys = new WeakMap<RecordChange, string[]>()

/** What a record is called before and after a change, as pages name what they read. */
export function changedKeys(change: RecordChange): string[] {
  const known = keys.get(change) ?? [
    ...new Set(recordVersions(change).map((record) => recordKey(change.kind, record))),
  ]
  keys.set(change, known)
  return known
}

/** A record before and after, where it is there. */
export const recordVersions = ({ before, after }: RecordChange) =>
  [before, after].filter((record) => record !== null)

function touchesQuery(query: ReadQuery, change: RecordChange, content?: Content): boolean {
  if (query.model === 'event' && change.kind === 'production') return touchesEvents(query, change, content)
  if (query.model !== change.kind) return false
  const { own, related } = splitOnce(query)
  return recordVersions(change).some(
    (record) =>
      matchesAll(record, own) &&
      (change.kind !== 'event' || !content || hasProduction(record as Showing, related, content)),
  )
}

const known = new WeakMap<ReadQuery, ReturnType<typeof splitFilters>>()

/** Every change asks all queries of the site. */
function splitOnce(query: ReadQuery): ReturnType<typeof splitFilters> {
  const split = known.get(query) ?? splitFilters(query.model, query.filters)
  known.set(query, split)
  return split
}

type PathFilters = ReturnType<typeof splitFilters>['related']

// A showing whose production is gone is in no answer; if the production went just now, that change answers for it.
function hasProduction(showing: Showing, related: PathFilters, content: Content): boolean {
  const production = content.find('production', showing.productionId)
  return production !== undefined && matchesAll(production, related)
}

/** A production that comes to match, or no longer does, brings its showings in or takes them out. */
function touchesEvents(
  query: ReadQuery,
  { before, after }: { before: Production | null; after: Production | null },
  content?: Content,
): boolean {
  const { own, related } = splitOnce(query)
  const didMatch = before !== null && matchesAll(before, related)
  const doesMatch = after !== null && matchesAll(after, related)
  if (didMatch === doesMatch) return false
  if (didMatch || !content || !after) return true
  const itsShowings = content.query('event', [{ property: 'productionId', value: after.id }])
  return itsShowings.some((showing) => matchesAll(showing, own))
}

function includesSorted(sorted: readonly string[], wanted: string): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    const here = sorted[middle] as string
    if (here === wanted) return true
    if (here < wanted) from = middle + 1
    else to = middle
  }
  return false
}
