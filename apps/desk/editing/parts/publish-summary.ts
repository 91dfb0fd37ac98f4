import type { ContentKind } from '@lerret/model'
import { publishingWords } from '@lerret/words/desk'
import { describePlan } from '../../controls/times/describe-plan.ts'
import { type ChangedRecord, describeChange, describeChanges } from '../../publishing/describe-changes.ts'
import { bodyOf } from '../session/records/record.ts'
import { isRemoved } from '../session/records/removal.ts'
import { listIncluded, listToPublish } from '../session/select.ts'
import type { SessionRules } from '../session/state/rules.ts'
import type { Body, Plan, RecordState, SessionState } from '../session/state/state.ts'

const { changes: words } = publishingWords

/** What pressing *Publiser* does: what goes out, and what becomes of a plan. Empty when there is nothing to publish. */
export function describePublishing(
  state: SessionState,
  rules: SessionRules,
  fieldNames?: Readonly<Record<string, string>>,
): string {
  const published = listToPublish(state, rules).map((name) => state.records[name] as RecordState)
  const [first] = published
  if (!first) return ''
  const included = listIncluded(state, rules).map((name) => state.records[name] as RecordState)
  const sentence =
    included.length === 1
      ? describeChange(toChangedRecord(first, rules.fields), fieldNames)
      : describeChanges(published.map((record) => toChangedRecord(record, rules.fields)))
  return [`${sentence}.`, describePlanAfter(included, published)].filter(Boolean).join(' ')
}

/** A record as visitors see it, and as it will be. Of a part of a record, only its fields are compared. */
function toChangedRecord(record: RecordState, fields: readonly string[] | undefined): ChangedRecord {
  const { publicVersion, publicBody } = record
  const before = publicVersion === null ? null : (publicBody ?? {})
  const after = isRemoved(record) ? null : bodyOf(record)
  const isPart = fields && before && after
  return {
    kind: record.kind as ContentKind,
    before: isPart ? pick(before, fields) : before,
    after: isPart ? pick(after, fields) : after,
  }
}

const pick = (body: Body, fields: readonly string[]): Body =>
  Object.fromEntries(fields.filter((field) => field in body).map((field) => [field, body[field]]))

/** The plan of a record of the session, and what publishing does to it; null without a plan. */
function describePlanAfter(
  included: readonly RecordState[],
  published: readonly RecordState[],
): string | null {
  const planned = findPlanned(published) ?? findPlanned(included)
  const sentence = describePlan(planned?.plan ?? null)
  if (!planned || sentence === null) return null
  return `${sentence}. ${describeEffect(planned, published.includes(planned))}`
}

/** The first of some records for which something is planned. */
export const findPlanned = (records: readonly RecordState[]): RecordState | undefined =>
  records.find(({ plan }) => isPlanned(plan))

const isPlanned = (plan: Plan) => plan?.publishAt != null || plan?.unpublishAt != null

/** The server carries out what remains of a plan: its later steps, but for those that were done by hand. */
function describeEffect(record: RecordState, isPublished: boolean): string {
  if (!isPublished) return words.planStays
  const { publishAt = null, unpublishAt = null } = record.plan ?? {}
  if (isRemoved(record) || unpublishAt === null) return words.planEnds
  return publishAt === null ? words.planStays : words.planUntilStays
}
