import type { FieldChanges } from '@lerret/model'
import { settleConflict } from '../records/merge-record.ts'
import { bodyOf, knownVersion, newRecord, touchFields } from '../records/record.ts'
import { REMOVED, removal } from '../records/removal.ts'
import type { SessionEvent } from '../state/events.ts'
import { addStep, EMPTY_HISTORY, isSameEdits, joinEdits, redoStep, undoStep } from '../state/history.ts'
import { isIncluded, type SessionRules } from '../state/rules.ts'
import type { Edits, RecordName, RecordState, SessionState } from '../state/state.ts'

type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** The person has changed fields. */
export function change(
  state: SessionState,
  { edits, step, typing }: EventOf<'changed'>,
  rules: SessionRules,
): SessionState {
  const before = readBefore(state, edits)
  const typedIn = typing ?? (step?.field == null ? state.typing : findEdited(edits))
  const changed = { ...applyEdits(state, edits, rules), isDue: false, typing: typedIn }
  if (!step || isCurrent(state, edits)) return changed
  return {
    ...changed,
    history: addStep(state.history, { ...step, before, after: edits }),
    lastStep: { type: 'done', label: step.label },
  }
}

/** The field that was typed in. */
function findEdited(edits: Edits): SessionState['typing'] {
  const [[record, fields] = ['', {}]] = Object.entries(edits)
  return { record, field: Object.keys(fields)[0] ?? '' }
}

export function undo(state: SessionState, rules: SessionRules): SessionState {
  const found = undoStep(state.history)
  if (!found) return state
  const { before, after, label } = found.step
  const undone = applyEdits(state, before, rules)
  if (!isCurrent(state, after) || !isSeen([state, undone], after, rules)) return endHistory(state)
  return { ...undone, history: found.history, lastStep: { type: 'undone', label } }
}

export function redo(state: SessionState, rules: SessionRules): SessionState {
  const found = redoStep(state.history)
  if (!found) return state
  const { before, after, label } = found.step
  const redone = applyEdits(state, after, rules)
  if (!isCurrent(state, joinEdits(after, before)) || !isSeen([state, redone], after, rules))
    return endHistory(state)
  return { ...redone, history: found.history, lastStep: { type: 'redone', label } }
}

/** A step is undone only while everything is as it left it: what a colleague has changed since is not undone. */
const isCurrent = (state: SessionState, edits: Edits) => isSameEdits(readFields(state, edits), edits)

/** What happens to records that a colleague has taken off the page is not seen. */
const isSeen = (states: readonly SessionState[], edits: Edits, rules: SessionRules) =>
  states.some(({ records }) => Object.keys(edits).some((name) => isIncluded(rules, name, records)))

const endHistory = (state: SessionState): SessionState => ({
  ...state,
  history: EMPTY_HISTORY,
  lastStep: { type: 'ended', label: '' },
})

/** Goes on with one of two texts, or with one made of both. */
export function settle(
  state: SessionState,
  { record: name, conflict, choice }: EventOf<'settled'>,
  rules: SessionRules,
): SessionState {
  const record = state.records[name]
  if (!record?.theirs?.body) return state
  const versions = { base: record.base, mine: bodyOf(record), theirs: record.theirs.body }
  const { base, mine } = settleConflict(conflict, choice, versions, rules.merge(record.kind, state.records))
  const settled = touchFields({ ...record, base: withFields(record.base, base) }, toFields(mine))
  return { ...state, typing: null, records: { ...state.records, [name]: settled } }
}

/** Gives up my changes. */
export function discard(state: SessionState, names: readonly RecordName[]): SessionState {
  const records = { ...state.records }
  for (const name of names) {
    const record = records[name]
    if (record) records[name] = { ...record, mine: {} }
  }
  return { ...state, records, typing: null, history: EMPTY_HISTORY, isDue: true }
}

/** Saves what is on the screen again, after somebody has deleted it. */
export function restore(state: SessionState, name: RecordName): SessionState {
  const record = state.records[name]
  if (!record) return state
  const restored: RecordState = { ...record, phase: 'new', basedOn: knownVersion(record), theirs: null }
  return { ...state, records: { ...state.records, [name]: restored } }
}

/** What undoing a step restores. A record that it adds is removed again where records say so; otherwise nothing shows it any more. */
const readBefore = (state: SessionState, edits: Edits): Edits => {
  const isAdded = (name: RecordName) => !state.records[name]
  const added = Object.entries(edits).filter(([name]) => isAdded(name))
  return {
    ...readFields(state, Object.fromEntries(Object.entries(edits).filter(([name]) => !isAdded(name)))),
    ...Object.fromEntries(added.map(([name, fields]) => [name, REMOVED in fields ? removal(true) : {}])),
  }
}

/** The values that the edited fields have now. */
const readFields = ({ records }: SessionState, edits: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([name, fields]) => {
      const record = records[name]
      const body = record ? bodyOf(record) : {}
      const values = Object.keys(fields).map((field) => [
        field,
        Object.hasOwn(body, field) ? { value: body[field] } : {},
      ])
      return [name, Object.fromEntries(values) as FieldChanges]
    }),
  )

function applyEdits(state: SessionState, edits: Edits, rules: SessionRules): SessionState {
  const records = { ...state.records }
  for (const [name, fields] of Object.entries(edits)) {
    const [kind = '', id = ''] = splitName(name)
    const record = records[name] ?? newRecord({ kind, id }, rules.initialBody?.({ kind, id }) ?? {})
    records[name] = touchFields(record, fields)
  }
  return { ...state, records }
}

function splitName(name: RecordName): string[] {
  const space = name.indexOf(' ')
  return [name.slice(0, space), name.slice(space + 1)]
}

const toFields = (body: Readonly<Record<string, unknown>>): FieldChanges =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [field, { value }]))

function withFields(body: RecordState['base'], fields: Readonly<Record<string, unknown>>) {
  const next: Record<string, unknown> = { ...body, ...fields }
  for (const [field, value] of Object.entries(fields)) if (value === undefined) delete next[field]
  return next
}
