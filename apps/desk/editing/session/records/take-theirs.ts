import { applyFields, isTechnicalField } from '@lerret/model'
import { isSameValue } from '../../merging/same-value.ts'
import type { Conflict, Merged, MergeRules } from '../state/merging.ts'
import type { Body, RecordState, SavedVersion } from '../state/state.ts'
import { mergeRecord } from './merge-record.ts'
import { bodyOf, omitFields, pickValues } from './record.ts'
import { isRemoval } from './removal.ts'

/**
 * Merges what somebody else has saved, but for what both have changed: that waits for a choice. The field that is being typed in stays
 * as it is until it is left.
 */
export function takeTheirs(record: RecordState, rules: MergeRules, typingIn: string | null): RecordState {
  const { theirs, kind } = record
  if (!theirs) return record
  if (theirs.body === null) return takeDeletion(record, theirs)
  const whole = mergeWith(record, rules)
  const before = bodyOf(record)
  const isTypedIn = typingIn !== null && !isSameValue(before[typingIn], bodyAfter(record, whole)[typingIn])
  // What is merged together waits together.
  if (isTypedIn && rules.mergeRecord) return record
  const merged = isTypedIn ? keepField(whole, record, typingIn) : whole
  const after = bodyAfter(record, merged)
  const changed = listChanged(before, after).filter((field) => !isTechnicalField(kind, field))
  const { author, savedAt } = theirs
  const fields = [...new Set([...(record.news?.fields ?? []), ...changed])]
  const next = {
    ...record,
    ...(!isSameFields(record.base, merged.base) && { base: merged.base }),
    mine: merged.mine,
    news: changed.length > 0 ? { author, savedAt, fields } : record.news,
  }
  if (isTypedIn || merged.conflicts.length > 0) return isSameState(record, next) ? record : next
  return { ...next, basedOn: theirs.version, base: merged.base, theirs: null, savedBy: theirs }
}

const bodyAfter = ({ id }: RecordState, { base, mine }: Pick<Merged, 'base' | 'mine'>) =>
  applyFields({ ...base, id }, mine)

/** What was merged, with one field as it was before. */
function keepField(merged: Merged, { base, mine }: RecordState, field: string): Merged {
  const isKept = (name: string) => name === field
  return {
    ...merged,
    base: applyFields(merged.base, pickValues(base, [field])),
    mine: { ...omitFields(merged.mine, isKept), ...omitFields(mine, (name) => !isKept(name)) },
  }
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
