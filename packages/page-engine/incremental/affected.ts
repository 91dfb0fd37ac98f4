import type { Production, Showing } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { matchesAll, type SplitFilters, splitFilters } from '../content/filters.ts'
import { changedKeys, type RecordChange, recordVersions } from '../content/record-change.ts'
import type { ReadQuery, Reads } from './reads.ts'

/**
 * Whether a change could alter what was resolved from these reads. Never false when it does.
 * `content`, as it is after all changes that are published together, makes the answer more precise for showings and their
 * productions; without it, what is unknown counts as a match. For several changes, call this for each.
 */
export function isAffected(reads: Reads, change: RecordChange, content?: Content): boolean {
  for (const key of changedKeys(change)) if (includesSorted(reads.records, key)) return true
  return reads.queries.some((query) => affectsQuery(query, change, content))
}

function affectsQuery(query: ReadQuery, change: RecordChange, content?: Content): boolean {
  if (query.model === 'event' && change.kind === 'production') return affectsShowings(query, change, content)
  if (query.model !== change.kind) return false
  const { ofRecord, ofProduction } = splitFilters(query.model, query.filters)
  return recordVersions(change).some(
    (record) =>
      matchesAll(record, ofRecord) &&
      (change.kind !== 'event' || !content || matchesProduction(record as Showing, ofProduction, content)),
  )
}

// No query finds a showing whose production is missing; if the production was removed just now, that change affects the query.
function matchesProduction(
  showing: Showing,
  filters: SplitFilters['ofProduction'],
  content: Content,
): boolean {
  const production = content.find('production', showing.productionId)
  return production !== undefined && matchesAll(production, filters)
}

/** A production that begins to match a query, or no longer matches, adds its showings to the result or removes them. */
function affectsShowings(
  query: ReadQuery,
  { before, after }: { before: Production | null; after: Production | null },
  content?: Content,
): boolean {
  const { ofRecord, ofProduction } = splitFilters(query.model, query.filters)
  const didMatch = before !== null && matchesAll(before, ofProduction)
  const doesMatch = after !== null && matchesAll(after, ofProduction)
  if (didMatch === doesMatch) return false
  if (didMatch || !content || !after) return true
  const showings = content.query('event', [{ property: 'productionId', value: after.id }])
  return showings.some((showing) => matchesAll(showing, ofRecord))
}

function includesSorted(sorted: readonly string[], wanted: string): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    const item = sorted[middle] as string
    if (item === wanted) return true
    if (item < wanted) from = middle + 1
    else to = middle
  }
  return false
}
