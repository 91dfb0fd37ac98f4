import { applyFields, isTechnicalField } from '@lerret/model'
import { isSameValue } from '../../merging/same-value.ts'
import type { Conflict, Merged, MergeRules } from '../state/merging.ts'
import type { Body, RecordState, SavedVersion } from '../state/state.ts'
import { mergeRecord } from './merge-record.ts'
import { bodyOf, omitFields, pickValues } from './record.ts'
import { isRemoval } from './removal.ts'

/**
 * Merges what somebody else has saved. A field that both have changed waits as it is for a choice, and one that is being typed in until
 * it is left: merged in part, it would be stored as if all of it were my change of the version that I started from.
 */
export function takeTheirs(record: RecordState, rules: MergeRules, typingIn: string | null): RecordState {
  const { theirs, kind } = record
  if (!theirs) return record
  if (theirs.body === null) return takeDeletion(record, theirs)
  const whole = mergeWith(record, rules)
  const before = bodyOf(record)
  const isTypedIn = typingIn !== null && !isSameValue(before[typingIn], bodyAfter(record, whole)[typingIn])
  const waiting = [...(isTypedIn ? [typingIn] : []), ...whole.conflicts.map(({ field }) => field)]
  // What is merged together waits together.
  if (waiting.length > 0 && rules.mergeRecord) return record
  const merged = keepFields(whole, record, waiting)
  const after = bodyAfter(record, merged)
  const changed = listChanged(before, after).filter((field) => !isTechnicalField(kind, field))
  const { author, savedAt } = theirs
  const fields = [...new Set([...(record.remoteChanges?.fields ?? []), ...changed])]
  const next = {
    ...record,
    ...(!isSameFields(record.base, merged.base) && { base: merged.base }),
    mine: merged.mine,
    remoteChanges: changed.length > 0 ? { author, savedAt, fields } : record.remoteChanges,
  }
  if (isTypedIn || merged.conflicts.length > 0) return isSameState(record, next) ? record : next
  return { ...next, basedOn: theirs.version, base: merged.base, theirs: null, savedBy: theirs }
}

const bodyAfter = ({ id }: RecordState, { base, mine }: Pick<Merged, 'base' | 'mine'>) =>
  applyFields({ ...base, id }, mine)

/** Returns what was merged, with some fields as they were before. */
function keepFields(merged: Merged, { base, mine }: RecordState, fields: readonly string[]): Merged {
  const isKept = (name: string) => fields.includes(name)
  return {
    ...merged,
    base: applyFields(merged.base, pickValues(base, fields)),
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
  return (
    record.base === next.base &&
    record.remoteChanges === next.remoteChanges &&
    isSameValue(record.mine, next.mine)
  )
}

/** Whether two bodies have the same values. */
export const isSameFields = (before: Body, after: Body) => listChanged(before, after).length === 0

/** The names of the fields in which two bodies differ. */
export function listChanged(before: Body, after: Body): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isSameValue(before[name], after[name]))
}
