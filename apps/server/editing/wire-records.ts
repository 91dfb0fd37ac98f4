import type { OpenedRecord as WireRecord } from '@lerret/api/contracts'
import type { SavedVersion } from '../content/records/store/read-records.ts'
import { toPlanProblem } from '../publishing/content-problem.ts'
import type { ListedRecord } from './lists.ts'
import type { OpenedRecord, RecordPlan } from './open-record.ts'

/** Records as the desk's calls return them. */

export const toOpened = ({ draft, plan, workingCopy, ...record }: OpenedRecord): WireRecord => ({
  ...record,
  draft: draft && toVersion(draft),
  plan: plan && toPlan(plan),
  workingCopy: workingCopy && { ...workingCopy, savedAt: toIso(workingCopy.savedAt) },
})

export function toListItem({
  summary,
  publishAt,
  unpublishAt,
  planVersion,
  planProblem,
  ...record
}: ListedRecord) {
  const { title, ...facts } = summary
  const plan =
    publishAt || unpublishAt || planProblem ? { publishAt, unpublishAt, planVersion, planProblem } : null
  return { ...record, title, facts, plan: plan && toPlan(plan), savedAt: toIso(record.savedAt) }
}

export const toPlan = ({ publishAt, unpublishAt, planVersion, planProblem }: RecordPlan) => ({
  publishAt: publishAt && toIso(publishAt),
  unpublishAt: unpublishAt && toIso(unpublishAt),
  version: planVersion,
  problem: planProblem === null ? null : toPlanProblem(planProblem),
})

export const toVersion = ({ version, body, author, savedAt }: SavedVersion) => ({
  version,
  body: body as Record<string, unknown> | null,
  author,
  savedAt: toIso(savedAt),
})

/** Queries written in SQL return times as text. */
export const toIso = (moment: Date | string) => new Date(moment).toISOString()
