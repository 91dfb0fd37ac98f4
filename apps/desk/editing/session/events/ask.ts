import type { FieldChanges } from '@lerret/model'
import { knownVersion, pickValues } from '../records/record.ts'
import { conflictsOf, takeTheirs } from '../records/take-theirs.ts'
import { hasChanges, listIncluded, listUnpublished } from '../select.ts'
import type { Ask } from '../state/events.ts'
import type { SessionRules } from '../state/rules.ts'
import type { Asked, Edits, RecordName, RecordState, SessionState } from '../state/state.ts'

/** The person asks to save, to publish or to plan. What is asked twice is done once. */
export function ask(before: SessionState, wanted: Ask, rules: SessionRules): SessionState {
  const state = endTyping(before, rules)
  if (state.asked && (state.asked.type !== 'version' || wanted.type === 'version')) return state
  return start(state, wanted, rules)
}

/** Saves a version without being asked. What somebody types in is left alone, and waits with what a colleague has written there. */
export const saveUnasked = (state: SessionState, rules: SessionRules): SessionState =>
  state.asked || isTypedOver(state) ? state : start(state, { type: 'version' }, rules)

/** Whether a colleague's version waits until a field is left. */
const isTypedOver = ({ typing, records }: SessionState) => !!typing && !!records[typing.record]?.theirs

function start(state: SessionState, wanted: Ask, rules: SessionRules): SessionState {
  const isEndOfPlan = wanted.type === 'plan' && wanted.publishAt === null
  if (!isEndOfPlan && isUnsettled(state, rules)) return { ...state, answer: { type: 'conflict' } }
  const edits = isEndOfPlan ? {} : collectEdits(state, rules)
  const versions = isEndOfPlan
    ? collectPlanned(state)
    : wanted.type === 'version'
      ? {}
      : collectVersions(state, rules)
  const hasEdits = Object.keys(edits).length > 0
  if (!hasEdits && Object.keys(versions).length === 0) return { ...state, answer: { type: 'nothing' } }
  const started = { edits, versions, request: null, isSaved: !hasEdits, tries: 0 }
  return { ...state, asked: toAsked(state, wanted, started), answer: null }
}

function toAsked({ records }: SessionState, wanted: Ask, started: Omit<Asked, 'type'>): Asked {
  if (wanted.type === 'version') return { type: 'version', ...started }
  if (wanted.type === 'plan') return { ...wanted, ...started }
  const seen = Object.fromEntries(
    Object.entries(records).map(([name, { publicVersion }]) => [name, publicVersion]),
  )
  return { type: 'publish', ...started, seen }
}

/**
 * What is asked for, after something else was answered. Both texts are shown where somebody else has changed the same meanwhile, and
 * nothing is saved. A save has what is on the screen now.
 */
export function reviseAsked(state: SessionState, rules: SessionRules): SessionState {
  const { asked, request } = state
  if (!asked || asked.isSaved || request) return state
  if (isTypedOver(state)) return { ...state, asked: null, answer: { type: 'nothing' } }
  if (isUnsettled(state, rules)) return { ...state, asked: null, answer: { type: 'conflict' } }
  if (asked.type !== 'version') return state
  const edits = collectEdits(state, rules)
  if (Object.keys(edits).length === 0) return { ...state, asked: null, answer: { type: 'nothing' } }
  return { ...state, asked: { ...asked, edits } }
}

/** Whether both have changed the same, or somebody else has deleted what I have changed. */
const isUnsettled = (state: SessionState, rules: SessionRules) =>
  listIncluded(state, rules).some((name) => {
    const record = state.records[name] as RecordState
    const isDeleted = record.phase === 'deleted' && Object.keys(record.base).length > 0 && hasChanges(record)
    return isDeleted || conflictsOf(record, rules.merge(record.kind, state.records)).length > 0
  })

/** What a colleague has written in the field that was typed in is merged now, before anything is saved. */
function endTyping(state: SessionState, rules: SessionRules): SessionState {
  const record = state.typing && state.records[state.typing.record]
  if (!state.typing || !record) return state
  const merged = takeTheirs(record, rules.merge(record.kind, state.records), null)
  return { ...state, typing: null, records: { ...state.records, [state.typing.record]: merged } }
}

const listRecords = (state: SessionState, rules: SessionRules) =>
  listIncluded(state, rules).map((name) => [name, state.records[name] as RecordState] as const)

const collectEdits = (state: SessionState, rules: SessionRules): Edits =>
  Object.fromEntries(
    listRecords(state, rules).flatMap(([name, record]) =>
      hasChanges(record) ? [[name, { ...readSent(state, record), ...record.mine }] as const] : [],
    ),
  )

/** What is being saved, as it is now: what has been changed back meanwhile is a change of the version that is saved. */
function readSent({ request, unanswered }: SessionState, { kind, id, base }: RecordState): FieldChanges {
  const sent = request ?? unanswered
  const saved = sent?.type === 'version' && sent.records.find((each) => each.kind === kind && each.id === id)
  return saved ? pickValues(base, Object.keys(saved.fields)) : {}
}

/** The versions on the screen that visitors do not see and that nothing was changed of. */
const collectVersions = (state: SessionState, rules: SessionRules): Record<RecordName, number> =>
  Object.fromEntries(
    listRecords(state, rules).flatMap(([name, record]) =>
      !hasChanges(record) && record.basedOn > 0 && listUnpublished(record, rules).length > 0
        ? [[name, knownVersion(record)] as const]
        : [],
    ),
  )

const collectPlanned = ({ records }: SessionState): Record<RecordName, number> =>
  Object.fromEntries(
    Object.entries(records).flatMap(([name, record]) =>
      record.plan ? [[name, knownVersion(record)] as const] : [],
    ),
  )
