import type { FieldChanges } from '@lerret/model'
import { bodyOf, differences, initialFields, omitFields } from './records/record.ts'
import { isRemoved } from './records/removal.ts'
import { conflictsOf, listChanged } from './records/take-theirs.ts'
import { isIncluded, type SessionRules } from './state/rules.ts'
import type { RecordName, RecordState, SessionState } from './state/state.ts'
import type { SentRecord, StoredRecord } from './state/transport.ts'

/** What a screen shows of a session, derived from its state. */

/** The names of the records that are saved and published together. */
export const listIncluded = ({ records }: SessionState, rules: SessionRules): RecordName[] =>
  Object.keys(records).filter((name) => isIncluded(rules, name, records))

/** Whether there is something to save of a record: what was typed, or that it was deleted and is wanted again. */
export const hasChanges = ({ phase, basedOn, mine }: RecordState) =>
  Object.keys(mine).length > 0 || (phase === 'new' && basedOn > 0)

/** Whether there is anything to save as a version. */
export const isChanged = (state: SessionState, rules: SessionRules): boolean =>
  listIncluded(state, rules).some((name) => hasChanges(state.records[name] as RecordState))

/** What the server has not stored of the changes of a record, and what it has stored and is given up. */
export function findUnstored(
  state: SessionState,
  rules: SessionRules,
  name: RecordName,
): { fields: FieldChanges; discarded: FieldChanges } {
  const record = state.records[name] as RecordState
  // A record that was added and removed again needs no copy, unless it was added in another tab.
  const isAddedHere = record.phase === 'new' && Object.keys(record.storedBefore).length === 0
  const isGivenUp = isAddedHere && !isIncluded(rules, name, state.records)
  const wanted = isGivenUp ? {} : record.mine
  const initial = initialFields(record)
  const stored = withoutSent(state, record)
  return {
    fields: omitFields(differences(wanted, stored), (field) => !record.touched.includes(field)),
    discarded: omitFields(stored, (field) => field in wanted || (!isGivenUp && field in initial)),
  }
}

/** What the server has stored for certain: not what a request under way may change. */
function withoutSent({ request, unanswered }: SessionState, { kind, id, stored }: RecordState): FieldChanges {
  const sent = request ?? unanswered
  if (sent?.type !== 'save' && sent?.type !== 'version') return stored
  const records: readonly (SentRecord & Partial<StoredRecord>)[] = sent.records
  const found = records.find((each) => each.kind === kind && each.id === id)
  return found ? omitFields(stored, (field) => field in { ...found.fields, ...found.discarded }) : stored
}

const isUnstored = (state: SessionState, rules: SessionRules, name: RecordName) => {
  const { fields, discarded } = findUnstored(state, rules, name)
  return Object.keys({ ...fields, ...discarded }).length > 0
}

/** The names of the records of which the server has not stored everything. */
export const listUnstored = (state: SessionState, rules: SessionRules): RecordName[] =>
  Object.keys(state.records).filter((name) => isUnstored(state, rules, name))

/** `only-here`: the server has not got the last changes, and the browser's journal has. */
export type SaveState = 'saved' | 'saving' | 'only-here'

export function findSaveState(state: SessionState, rules: SessionRules): SaveState {
  if (listUnstored(state, rules).length === 0) return 'saved'
  return state.failures > 0 || rules.storing === 'nothing' ? 'only-here' : 'saving'
}

/** The fields of a record that visitors see otherwise; all of them when they see nothing of it. */
export function listUnpublished(record: RecordState, rules: SessionRules): string[] {
  if (isRemoved(record)) return record.publicVersion === null ? [] : ['id']
  const isSaved = record.phase === 'new' || record.basedOn === record.publicVersion
  if (isSaved && !hasChanges(record)) return []
  const changed = listChanged(record.publicBody ?? {}, bodyOf(record)).filter((field) => field !== 'id')
  const fields = rules.fields ? changed.filter((field) => rules.fields?.includes(field)) : changed
  if (fields.length > 0 || rules.fields) return fields
  // A version that says the same is public when it is published.
  return record.publicVersion === null && record.basedOn > 0 ? ['id'] : []
}

/** The names of the records that visitors see otherwise, or not at all. */
export const listToPublish = (state: SessionState, rules: SessionRules): RecordName[] =>
  listIncluded(state, rules).filter(
    (name) => listUnpublished(state.records[name] as RecordState, rules).length > 0,
  )

export function listConflicts(state: SessionState, rules: SessionRules) {
  return Object.entries(state.records).flatMap(([name, record]) =>
    conflictsOf(record, rules.merge(record.kind, state.records)).map((conflict) => ({
      record: name,
      ...conflict,
    })),
  )
}

/** Whether visitors see records, and as they are here. */
export function findPublicState(
  records: readonly RecordState[],
  rules: SessionRules,
): 'draft' | 'changed' | 'published' {
  if (records.every(({ publicVersion }) => publicVersion === null)) return 'draft'
  return records.some((record) => listUnpublished(record, rules).length > 0) ? 'changed' : 'published'
}
