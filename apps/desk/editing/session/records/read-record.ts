import { applyFields, type FieldChanges } from '@lerret/model'
import { isSameValue } from '../../merging/same-value.ts'
import type { JournalEntry } from '../state/journal-entry.ts'
import type { SessionRules } from '../state/rules.ts'
import type { RecordState } from '../state/state.ts'
import type { ReadRecord, RecordKey } from '../state/transport.ts'
import { changeFields, differences, omitFields, touchFields } from './record.ts'

/** A record as it was read for the first time, with what the server and the browser have of unsaved changes. */
export function openRecord(
  record: RecordState,
  read: ReadRecord,
  entries: readonly JournalEntry[],
  { fields, initialBody }: SessionRules,
): RecordState {
  const draft = read.draft?.body ? read.draft : null
  const version = read.draft?.version ?? 0
  const copy = read.workingCopy
  const stored = pickFields(copy?.fields ?? {}, fields)
  const left = joinEntries(record, entries)
  // Each change is compared with what it was made of.
  const first = read.draft ? {} : initialBody?.(record)
  const base = applyFields(copy?.base ?? draft?.body ?? first ?? {}, pickFields(left.base, fields))
  const mine = { ...stored, ...pickFields(left.fields, fields) }
  return withFacts(
    {
      ...record,
      phase: draft ? 'open' : read.draft ? 'deleted' : 'new',
      basedOn: Math.min(version, copy?.basedOn ?? version, left.basedOn),
      base,
      mine: changeFields({ ...record, base, mine: {} }, mine).mine,
      stored,
      storedBefore: stored,
      touched: [...record.touched, ...Object.keys(left.fields)],
      theirs: read.draft,
      savedBy: read.draft,
    },
    read,
  )
}

/** The record after it was read again. A newer version waits beside it until it is merged. */
export function readAgain(record: RecordState, read: ReadRecord, typingIn: string | null): RecordState {
  const known = Math.max(record.basedOn, record.theirs?.version ?? 0)
  const facts = withFacts(takeStored(record, read, typingIn), read)
  if (!read.draft || read.draft.version <= known) return facts
  return { ...facts, phase: read.draft.body === null ? facts.phase : 'open', theirs: read.draft }
}

/** Goes on with what the same person has stored in another tab, where that was found at opening and nothing was changed here. */
function takeStored(record: RecordState, { workingCopy }: ReadRecord, typingIn: string | null): RecordState {
  if (!workingCopy || workingCopy.basedOn !== record.basedOn) return record
  const { mine, stored, storedBefore } = record
  const isUnchanged = (field: string) =>
    field !== typingIn &&
    storedBefore[field] &&
    mine[field] &&
    isSameValue(mine[field].value, storedBefore[field].value)
  const newer = differences(workingCopy.fields, storedBefore)
  const taken = omitFields(newer, (field) => !isUnchanged(field))
  if (Object.keys(taken).length === 0) return record
  return {
    ...changeFields(record, taken),
    stored: { ...stored, ...taken },
    storedBefore: { ...storedBefore, ...taken },
  }
}

/** What the server says of a record beside its draft. */
function withFacts(record: RecordState, read: ReadRecord): RecordState {
  const { stableVersion, publicBody, plan, problems } = read
  const isDraftPublic = stableVersion !== null && stableVersion === read.draft?.version
  const body = isDraftPublic ? (read.draft?.body ?? null) : publicBody
  return {
    ...record,
    publicVersion: stableVersion,
    publicBody: body !== null && isSameValue(body, record.publicBody) ? record.publicBody : body,
    plan,
    problems,
    isStale: false,
  }
}

/** Adds what the browser had stored, when that was read after the record. What was typed meanwhile stays. */
export function addLateEntries(
  record: RecordState,
  entries: readonly JournalEntry[],
  fields: readonly string[] | undefined,
): RecordState {
  const late = pickFields(joinEntries(record, entries).fields, fields)
  return touchFields(
    record,
    omitFields(late, (name) => name in record.mine),
  )
}

/** What sessions that have ended left of a record, the latest over the earlier ones. */
function joinEntries({ kind, id }: RecordKey, entries: readonly JournalEntry[]) {
  const left = entries.filter((entry) => entry.kind === kind && entry.id === id)
  return {
    fields: Object.assign({}, ...left.map(({ fields }) => fields)) as FieldChanges,
    base: Object.assign({}, ...left.map(({ base }) => base)) as FieldChanges,
    basedOn: Math.min(...left.map(({ basedOn }) => basedOn)),
  }
}

const pickFields = (changes: FieldChanges, fields: readonly string[] | undefined): FieldChanges =>
  fields ? Object.fromEntries(Object.entries(changes).filter(([name]) => fields.includes(name))) : changes
