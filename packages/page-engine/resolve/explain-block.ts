import { fillTemplate, type PageBlock, type SafeContentByKind, type SourceModel } from '@lerret/model'
import type { AnyRecord, Content } from '../content/content.ts'
import { type Filter, matchesAll, pathInProduction, splitFilters } from '../content/filters.ts'
import { readTexts } from '../content/property-values.ts'
import type { SelectionRule, SelectionTrace } from '../context/selection-trace.ts'
import { readSources, type SourceResult } from '../context/sources.ts'
import { createReadTracker } from '../incremental/read-tracker.ts'
import { withPageErrors } from '../problems/page-error.ts'
import { resolveBlock } from './block.ts'
import type { PageInput } from './resolve-page.ts'

export interface SourceRecordKey {
  kind: SourceModel
  id: string
}

/** Why a block shows a record, or the first filter or limit that leaves it out. */
export type SelectionReason =
  | { type: 'shown' }
  /** No public record has that id. */
  | { type: 'notPublic' }
  /** A showing whose production is not public. */
  | { type: 'productionNotPublic' }
  /** No source of the block finds records of its kind. */
  | { type: 'otherKind' }
  | { type: 'filter'; source: string; property: string; value: string; values: string[] }
  | Exclude<SelectionRule, { type: 'limit' | 'showingLimit' }>
  | { type: 'limit' | 'showingLimit'; limit: number; place: number }

export interface BlockExplanation {
  /** The names of the sources that the block reads. */
  sources: string[]
  /** The records that the block shows from its sources. */
  shown: SourceRecordKey[]
  explain(record: SourceRecordKey): SelectionReason
}

/** Resolves one block of a page and records how it selects its records. Throws a PageError as resolving the page does. */
export function explainBlock(input: PageInput, block: PageBlock): BlockExplanation {
  const { page, params, content, site, now } = input
  const tracker = createReadTracker(content)
  const location = { pageId: page.id, path: fillTemplate(page.path, params) }
  const traces = withPageErrors(location, () => {
    const sources = readSources(page, params, tracker, location)
    const context = {
      page,
      site,
      now: now.getTime(),
      tracker,
      sources,
      location,
      originalPath: location.path,
    }
    return block.data.map((dataId) => {
      const trace: SelectionTrace = { sources: new Map(), steps: [] }
      resolveBlock({ ...block, data: [dataId] }, { ...context, trace })
      return trace
    })
  })
  const explain = (record: SourceRecordKey) => explainRecord(record, traces, content)
  const sources = traces.flatMap((trace) => [...trace.sources.keys()])
  return {
    sources: [...new Set(sources.map(({ name }) => name))],
    shown: listCandidates(traces).filter((record) => explain(record).type === 'shown'),
    explain,
  }
}

/** The records of all sources, those of each kind in the order in which the block shows them. */
function listCandidates(traces: readonly SelectionTrace[]): SourceRecordKey[] {
  const candidates = new Map<string, SourceRecordKey>()
  for (const { sources, steps } of traces) {
    for (const [{ model }, ids] of sources) {
      const sorted = steps.findLast((step) => step.model === model)?.before.keys() ?? []
      for (const id of [...sorted, ...ids]) candidates.set(`${model}:${id}`, { kind: model, id })
    }
  }
  return [...candidates.values()]
}

/** A block with several items shows what one of them shows. */
function explainRecord(
  record: SourceRecordKey,
  traces: readonly SelectionTrace[],
  content: Content,
): SelectionReason {
  if (!content.find(record.kind, record.id)) return { type: 'notPublic' }
  const reasons = traces.map((trace) => explainInItem(record, trace, content))
  const isShown = reasons.some(({ type }) => type === 'shown')
  if (isShown) return { type: 'shown' }
  return reasons.find(({ type }) => type !== 'otherKind') ?? { type: 'otherKind' }
}

function explainInItem(key: SourceRecordKey, trace: SelectionTrace, content: Content): SelectionReason {
  const sources = [...trace.sources].filter(([{ model }]) => model === key.kind)
  const [first] = sources
  if (!first) return explainByShowings(key, trace, content)
  if (!sources.some(([, ids]) => ids.has(key.id))) return explainFilters(key, first[0], content)
  const step = trace.steps.find(
    ({ model, before, after }) => model === key.kind && before.has(key.id) && !after.has(key.id),
  )
  if (step) return toReason(step.rule, step.before.get(key.id) ?? 0)
  return key.kind === 'event' ? explainByProduction(key, trace, content) : { type: 'shown' }
}

const toReason = (rule: SelectionRule, place: number): SelectionReason =>
  rule.type === 'limit' || rule.type === 'showingLimit' ? { ...rule, place } : rule

/** A block of showings leaves out a production when it leaves out every showing of it. */
function explainByShowings({ kind, id }: SourceRecordKey, trace: SelectionTrace, content: Content) {
  const hasShowings = [...trace.sources.keys()].some(({ model }) => model === 'event')
  if (kind !== 'production' || !hasShowings) return { type: 'otherKind' } as const
  const showings = content.query('event', [{ property: 'productionId', value: id }])
  const reasons = showings.map((showing) => explainInItem({ kind: 'event', id: showing.id }, trace, content))
  return (
    reasons.find(({ type }) => type === 'shown') ??
    reasons.find(({ type }) => type !== 'upcoming') ?? { type: 'hasShowings' as const }
  )
}

/** A showing is left out with its production. */
function explainByProduction({ id }: SourceRecordKey, trace: SelectionTrace, content: Content) {
  const productionId = content.find('event', id)?.productionId ?? ''
  const isListed = [...trace.sources].some(
    ([{ model }, ids]) => model === 'production' && ids.has(productionId),
  )
  return isListed
    ? explainInItem({ kind: 'production', id: productionId }, trace, content)
    : { type: 'shown' as const }
}

/** The first filter of a source that a record does not match. */
function explainFilters(key: SourceRecordKey, source: SourceResult, content: Content): SelectionReason {
  const record = content.find(key.kind, key.id)
  const production =
    key.kind === 'event'
      ? content.find('production', (record as SafeContentByKind['event']).productionId)
      : undefined
  if (key.kind === 'event' && !production) return { type: 'productionNotPublic' }
  for (const filter of source.filters) {
    const { ofRecord, ofProduction } = splitFilters(source.model, [filter])
    if (matchesAll(record, ofRecord) && matchesAll(production, ofProduction)) continue
    const values = readFilterTexts(filter, key.kind, record, production)
    const { property, value } = filter
    return { type: 'filter', source: source.name, property, value: String(value), values }
  }
  // Records that match all filters are found.
  throw new Error(`The source ${source.name} should have found ${key.kind}:${key.id}.`)
}

function readFilterTexts(
  { property }: Filter,
  kind: SourceModel,
  record: AnyRecord | undefined,
  production: AnyRecord | undefined,
): string[] {
  const path = property.split('.')
  const productionPath = pathInProduction(kind, path)
  return [...(productionPath ? readTexts(production, productionPath) : readTexts(record, path))]
}
