import { applyFields, type FieldChange, type FieldChanges } from '@lerret/model'
import { isSameValue } from '../../merging/same-value.ts'
import type { Body, RecordState } from '../state/state.ts'
import type { RecordKey, StoredRecord } from '../state/transport.ts'
import { isRemoval, withoutRemoval } from './removal.ts'

export const unreadRecord = ({ kind, id }: RecordKey): RecordState => ({
  kind,
  id,
  phase: 'reading',
  basedOn: 0,
  base: {},
  mine: {},
  stored: {},
  storedBefore: {},
  touched: [],
  theirs: null,
  publicVersion: null,
  publicBody: null,
  plan: null,
  problems: [],
  savedBy: null,
  remoteChanges: null,
  announced: 0,
  isStale: false,
})

/** A record that nobody has saved, with the fields that it begins with. */
export const newRecord = (key: RecordKey, base: Body): RecordState => ({
  ...unreadRecord(key),
  phase: 'new',
  base,
})

/** The fields of a record that has no draft, beside those that were typed. */
export function initialFields({ phase, base }: RecordState): FieldChanges {
  return phase === 'new' ? omitFields(pickValues(base, Object.keys(base)), (name) => name === 'id') : {}
}

const bodies = new WeakMap<RecordState, Body>()

/** The record as the person sees it. It is the same object as long as the record is. */
export function bodyOf(record: RecordState): Body {
  const known = bodies.get(record)
  if (known) return known
  const body = applyFields({ ...record.base, id: record.id }, record.mine)
  bodies.set(record, body)
  return body
}

/** The record with other values in some fields. A value of the base is no change. */
export function changeFields(record: RecordState, fields: FieldChanges): RecordState {
  const mine: Record<string, FieldChange> = { ...record.mine }
  for (const [name, change] of Object.entries(fields)) {
    if (name === 'id') continue
    if (isSameValue(record.base[name], change.value)) delete mine[name]
    else mine[name] = change.value === undefined ? {} : change
  }
  return { ...record, mine }
}

/** The record with what the person has changed in this session. */
export const touchFields = (record: RecordState, fields: FieldChanges): RecordState => ({
  ...changeFields(record, fields),
  touched: [...new Set([...record.touched, ...Object.keys(fields)])],
})

/** The newest version that is known: the deletion of a record that somebody has deleted. */
export const knownVersion = ({ phase, basedOn, theirs }: RecordState): number =>
  phase === 'deleted' && theirs ? theirs.version : basedOn

/** The changes that differ from others. */
export const differences = (fields: FieldChanges, others: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, change]) => {
      const other = others[name]
      return !other || (other !== change && !isSameValue(other.value, change.value))
    }),
  )

/** The record after the server has stored changes of it. What was changed since is not stored. */
export const confirmStored = (
  record: RecordState,
  { fields, discarded, initial }: Pick<StoredRecord, 'fields' | 'discarded' | 'initial'>,
): RecordState => ({
  ...record,
  stored: { ...initial, ...omitFields(record.stored, (name) => name in discarded), ...fields },
  storedBefore: omitFields(record.storedBefore, (name) => name in discarded || name in fields),
})

export const omitFields = (fields: FieldChanges, isOmitted: (name: string) => boolean): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isOmitted(name)))

/**
 * The record after the server has saved changes as a version. What was changed since is a change of that version, also where it was
 * changed back.
 */
export function confirmVersion(
  record: RecordState,
  {
    fields,
    saved = fields,
    isDeleted,
    version,
  }: { fields: FieldChanges; saved?: FieldChanges | undefined; isDeleted: boolean; version: number },
  savedBy: RecordState['savedBy'],
): RecordState {
  const isTakenBack = isDeleted && !isRemoval(record.mine)
  const base = isDeleted ? {} : applyFields(record.base, saved)
  const before = pickValues(record.base, Object.keys(isTakenBack ? record.base : fields))
  const typed = isDeleted ? withoutRemoval(record.mine) : record.mine
  const left = { ...(isDeleted && !isTakenBack ? {} : before), ...typed }
  const isSaved = (name: string, value: unknown) =>
    Object.hasOwn(saved, name) && isSameValue(fields[name]?.value, value)
  // The server keeps the value of another session where it is not the one that was saved.
  const isRemoved = (name: string) =>
    Object.hasOwn(saved, name) &&
    (!record.storedBefore[name] || isSameValue(record.storedBefore[name].value, fields[name]?.value))
  const mine = Object.fromEntries(
    Object.entries(left).filter(
      ([name, { value }]) => name !== 'id' && !isSameValue(base[name], value) && !isSaved(name, value),
    ),
  )
  return {
    ...record,
    phase: isDeleted && !isTakenBack ? 'deleted' : 'open',
    basedOn: version,
    base,
    mine,
    theirs: record.theirs && record.theirs.version > version ? record.theirs : null,
    stored: omitFields(record.stored, isRemoved),
    storedBefore: omitFields(record.storedBefore, isRemoved),
    savedBy,
  }
}

/** The values of some fields as changes. */
export const pickValues = (body: Body, names: readonly string[]): FieldChanges =>
  Object.fromEntries(names.map((name) => [name, Object.hasOwn(body, name) ? { value: body[name] } : {}]))
