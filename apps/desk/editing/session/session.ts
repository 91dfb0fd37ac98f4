import { listEntries } from './journal.ts'
import { needsReading, nextRequest } from './next-request.ts'
import { unreadRecord } from './records/record.ts'
import { reduce } from './reduce.ts'
import { listConflicts, listUnstored } from './select.ts'
import type { Ask, SessionEvent } from './state/events.ts'
import { EMPTY_HISTORY } from './state/history.ts'
import type { JournalEntry } from './state/journal-entry.ts'
import type { SessionRules } from './state/rules.ts'
import { type Answer, recordName, type SessionState } from './state/state.ts'
import type { RecordKey, Reply, Request, Transport } from './state/transport.ts'

/** What is typed is stored this long after the last key press. */
const STORE_DELAY_MS = 700
const JOURNAL_DELAY_MS = 300
const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 30_000
/** How long a record waits for the browser's journal. */
const JOURNAL_WAIT_MS = 2000

export interface Session {
  getState(): SessionState
  subscribe(listener: () => void): () => void
  dispatch(event: SessionEvent): void
  /** Asks to save, to publish or to plan, and resolves when that is done or cannot be. */
  ask(ask: Ask): Promise<Answer>
  /** Writes the journal at once. */
  flush(): Promise<void>
  /** Saves what is left. Resolves when that has been saved, or could not be. */
  close(): Promise<void>
}

export interface SessionDependencies {
  /** Names the session to the server. */
  id: string
  keys: readonly RecordKey[]
  rules: SessionRules
  transport: Transport
  journal: {
    /** What sessions that have ended left. */
    read(): Promise<readonly JournalEntry[]>
    /** Resolves when they are stored. */
    write(entries: readonly JournalEntry[]): void | Promise<void>
    /** Forgets entries that this session has taken over and written. */
    forget(entries: readonly JournalEntry[]): void
  }
  timers: Timers
}

export interface Timers {
  set(callback: () => void, ms: number): unknown
  clear(timer: unknown): void
}

/** Edits a set of records. Everything that decides is in `reduce` and `nextRequest`; only this file waits. */
export function openSession({ id, keys, rules, transport, journal, timers }: SessionDependencies): Session {
  const listeners = new Set<() => void>()
  let state = startState(id, keys)
  let dueTimer: unknown
  let journalTimer: unknown
  let written: readonly JournalEntry[] = []
  const forgotten = new Set<JournalEntry>()
  const waitTimer = timers.set(() => dispatch({ type: 'journalRead', entries: [] }), JOURNAL_WAIT_MS)
  void journal
    .read()
    // A browser without a journal still stores on the server.
    .catch(() => [])
    .then((entries) => {
      timers.clear(waitTimer)
      dispatch({ type: 'journalRead', entries })
    })
  return { getState: () => state, subscribe, dispatch, ask, flush: writeJournal, close }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function dispatch(event: SessionEvent) {
    state = reduce(state, event, rules)
    sendNext()
    scheduleDue(event)
    scheduleJournal()
    for (const listener of listeners) listener()
  }

  function sendNext() {
    const request = nextRequest(state, rules)
    if (!request) return
    state = reduce(state, { type: 'sent', request }, rules)
    send(transport, request).then(
      (reply) => dispatch({ type: 'replied', request, reply }),
      (error: unknown) => dispatch({ type: 'failed', request, error }),
    )
  }

  /** Stores what was typed when the typing pauses, and tries again what has failed. */
  function scheduleDue(event: SessionEvent) {
    if (!isWaiting() || (dueTimer !== undefined && event.type !== 'changed')) return
    timers.clear(dueTimer)
    dueTimer = timers.set(
      () => {
        dueTimer = undefined
        dispatch({ type: 'due' })
      },
      state.failures === 0
        ? STORE_DELAY_MS
        : Math.min(FIRST_RETRY_MS * 2 ** (state.failures - 1), MAX_RETRY_MS),
    )
  }

  function isWaiting(): boolean {
    if (state.isClosed) return false
    if (state.unanswered) return true
    if (state.failures > 0 && Object.values(state.records).some(needsReading)) return true
    if (rules.storing === 'nothing' || listUnstored(state, rules).length === 0) return false
    // A version waits for a choice, a working copy does not.
    return rules.storing === 'working-copies' || listConflicts(state, rules).length === 0
  }

  function scheduleJournal() {
    journalTimer ??= timers.set(writeJournal, JOURNAL_DELAY_MS)
  }

  /** Resolves when what there is now has been written. */
  async function writeJournal() {
    timers.clear(journalTimer)
    journalTimer = undefined
    const entries = listEntries(state, rules)
    const stored = entries.length > 0 || written.length > 0 ? journal.write(entries) : undefined
    written = entries
    forgetTaken()
    await stored
  }

  /** What was left is stored by this session now. */
  function forgetTaken() {
    const taken = (state.journal ?? []).filter((entry) => {
      const record = state.records[recordName(entry)]
      return record && record.phase !== 'reading' && record.phase !== 'failed' && !forgotten.has(entry)
    })
    for (const entry of taken) forgotten.add(entry)
    if (taken.length > 0) journal.forget(taken)
  }

  function ask(wanted: Ask): Promise<Answer> {
    return new Promise((resolve) => {
      const before = state.answer
      dispatch({ type: 'asked', ask: wanted })
      if (!state.asked && state.answer && state.answer !== before) return resolve(state.answer)
      const stop = subscribe(() => {
        if (state.asked || !state.answer) return
        stop()
        resolve(state.answer)
      })
    })
  }

  async function close() {
    timers.clear(dueTimer)
    dispatch({ type: 'closed' })
    await becomeIdle()
    // What cannot be a version is stored as it is.
    if (listUnstored(state, rules).length > 0) dispatch({ type: 'due' })
    await becomeIdle()
    await writeJournal()
  }

  function becomeIdle(): Promise<void> {
    if (!state.request) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        if (state.request) return
        stop()
        resolve()
      })
    })
  }
}

function send(transport: Transport, request: Request): Promise<Reply> {
  switch (request.type) {
    case 'read':
      return transport.read(request)
    case 'save':
      return transport.save(request)
    case 'version':
      return transport.version(request)
    case 'publish':
      return transport.publish(request)
    case 'plan':
      return transport.plan(request)
  }
}

const startState = (id: string, keys: readonly RecordKey[]): SessionState => ({
  id,
  sequence: 0,
  records: Object.fromEntries(keys.map((key) => [recordName(key), unreadRecord(key)])),
  journal: null,
  typing: null,
  request: null,
  unanswered: null,
  asked: null,
  answer: null,
  history: EMPTY_HISTORY,
  lastStep: null,
  error: null,
  failures: 0,
  isDue: false,
  savedAt: null,
  hasOpened: false,
  isClosed: false,
})
