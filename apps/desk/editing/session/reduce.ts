import { announce, mapRecords } from './events/announce.ts'
import { ask, reviseAsked, saveUnasked } from './events/ask.ts'
import { change, discard, redo, restore, settle, undo } from './events/change.ts'
import { fail } from './events/fail.ts'
import { readJournal } from './events/read-journal.ts'
import { receive } from './events/receive.ts'
import { unreadRecord } from './records/record.ts'
import { takeTheirs } from './records/take-theirs.ts'
import type { SessionEvent } from './state/events.ts'
import type { SessionRules } from './state/rules.ts'
import { recordName, type SessionState } from './state/state.ts'
import type { Request } from './state/transport.ts'

/** The state after an event. It depends on nothing else. */
export const reduce = (state: SessionState, event: SessionEvent, rules: SessionRules): SessionState =>
  findOpened(addRelated(reviseAsked(mergeWaiting(handle(state, event, rules), rules), rules), rules))

function handle(state: SessionState, event: SessionEvent, rules: SessionRules): SessionState {
  switch (event.type) {
    case 'changed':
      return change(state, event, rules)
    case 'left':
      return state.typing ? { ...state, typing: null } : state
    case 'undone':
      return undo(state, rules)
    case 'redone':
      return redo(state, rules)
    case 'settled':
      return settle(state, event, rules)
    case 'discarded':
      return discard(state, event.records)
    case 'restored':
      return restore(state, event.record)
    case 'asked':
      return ask(withoutNews(state), event.ask, rules)
    case 'journalRead':
      return readJournal(state, event.entries, rules)
    case 'sent':
      return send(state, event.request)
    case 'replied':
      return event.request === state.request ? receive(state, event.request, event.reply, rules) : state
    case 'failed':
      return event.request === state.request ? fail(state, event.request, event.error) : state
    case 'due':
      return { ...(rules.storing === 'versions' ? saveUnasked(state, rules) : state), isDue: true }
    case 'announced':
      return announce(state, event.change, rules)
    case 'closed':
      return { ...leave({ ...state, typing: null }, rules), isClosed: true }
  }
}

/** What nobody has asked to save stays in the browser where nothing is stored on the server. */
const leave = (state: SessionState, rules: SessionRules) =>
  rules.storing === 'nothing' ? state : ask(state, { type: 'version' }, rules)

function send(state: SessionState, request: Request): SessionState {
  const { sequence, type } = request
  const isAsked = type !== 'read' && type !== 'save' && request !== state.unanswered
  const asked = state.asked && isAsked ? { ...state.asked, request: sequence } : state.asked
  return { ...state, request, sequence: Math.max(state.sequence, sequence), asked, isDue: false }
}

/** Whoever presses a button has seen what colleagues have changed. */
const withoutNews = (state: SessionState): SessionState =>
  mapRecords(state, (record) => (record.remoteChanges ? { ...record, remoteChanges: null } : record))

/** Merges what others have saved where nobody has to choose and nobody is typing. */
function mergeWaiting(state: SessionState, rules: SessionRules): SessionState {
  let { records } = state
  for (const [name, record] of Object.entries(records)) {
    if (!record.theirs) continue
    const typingIn = state.typing?.record === name ? state.typing.field : null
    const merged = takeTheirs(record, rules.merge(record.kind, state.records), typingIn)
    if (merged !== record) records = { ...records, [name]: merged }
  }
  return records === state.records ? state : { ...state, records }
}

function findOpened(state: SessionState): SessionState {
  if (state.hasOpened) return state
  const isOpen = Object.values(state.records).every(({ phase }) => phase !== 'reading' && phase !== 'failed')
  return isOpen ? { ...state, hasOpened: true } : state
}

/** Adds records that those of the session name. */
function addRelated(state: SessionState, rules: SessionRules): SessionState {
  const missing = rules.listRelated?.(state.records).filter((key) => !state.records[recordName(key)]) ?? []
  if (missing.length === 0) return state
  const added = missing.map((key) => [recordName(key), unreadRecord(key)])
  return { ...state, records: { ...state.records, ...Object.fromEntries(added) } }
}
