import { applyFields, isTechnicalField } from '@lerret/model'
import { isSameValue } from '../../merging/same-value.ts'
import type { Conflict, Merged, MergeRules } from '../state/merging.ts'
import type { Body, RecordState, SavedVersion } from '../state/state.ts'
import { mergeRecord } from './merge-record.ts'
import { bodyOf } from './record.ts'
import { isRemoval } from './removal.ts'

/**
 * Merges what somebody else has saved, but for what both have changed: that waits for a choice. Nothing happens while it would change
 * the field that is being typed in.
 */
export function takeTheirs(record: RecordState, rules: MergeRules, typingIn: string | null): RecordState {
  const { theirs, kind } = record
  if (!theirs) return record
  if (theirs.body === null) return takeDeletion(record, theirs)
  const merged = mergeWith(record, rules)
  const before = bodyOf(record)
  const after = applyFields({ ...merged.base, id: record.id }, merged.mine)
  if (typingIn !== null && !isSameValue(before[typingIn], after[typingIn])) return record
  const changed = listChanged(before, after).filter((field) => !isTechnicalField(kind, field))
  const { author, savedAt } = theirs
  const fields = [...new Set([...(record.news?.fields ?? []), ...changed])]
  const next = {
    ...record,
    ...(!isSameFields(record.base, merged.base) && { base: merged.base }),
    mine: merged.mine,
    news: changed.length > 0 ? { author, savedAt, fields } : record.news,
  }
  if (merged.conflicts.length > 0) return isSameState(record, next) ? record : next
  return { ...next, basedOn: theirs.version, base: merged.base, theirs: null, savedBy: theirs }
}

/** Somebody else has deleted the record. What was removed here too has no fields any more. */
function takeDeletion(record: RecordState, theirs: SavedVersion): RecordState {
  if (record.phase === 'deleted') return record
  const deleted: RecordState = { ...record, phase: 'deleted', savedBy: theirs }
  return isRemoval(record.mine) ? { ...deleted, base: {}, mine: {} } : deleted
}

const conflicts = new WeakMap<RecordState, readonly Conflict[]>()
const NO_CONFLICTS: readonly Conflict[] = []

/** What both have changed. It is the same list as long as the record is the same object. */
export function conflictsOf(record: RecordState, rules: MergeRules): readonly Conflict[] {
  if (!record.theirs?.body) return NO_CONFLICTS
  const known = conflicts.get(record)
  if (known) return known
  const found = mergeWith(record, rules).conflicts
  conflicts.set(record, found)
  return found
}

const mergeWith = ({ kind, base, mine, theirs }: RecordState, rules: MergeRules): Merged =>
  mergeRecord(kind, { base, mine, theirs: theirs?.body ?? {} }, rules)

function isSameState(record: RecordState, next: RecordState): boolean {
  return record.base === next.base && record.news === next.news && isSameValue(record.mine, next.mine)
}

/** Whether two bodies have the same values. */
export const isSameFields = (before: Body, after: Body) => listChanged(before, after).length === 0

/** The names of the fields in which two bodies differ. */
export function listChanged(before: Body, after: Body): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isSameValue(before[name], after[name]))
}
