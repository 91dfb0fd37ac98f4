import { CallError } from '@lerret/api'
import { applyFields, type FieldChanges } from '@lerret/model'
import { isSameValue } from '../merging/same-value.ts'
import { bodyOf, omitFields } from './records/record.ts'
import { openSession, type Session } from './session.ts'
import type { JournalEntry } from './state/journal-entry.ts'
import type { SessionRules } from './state/rules.ts'
import type { Body, RecordState } from './state/state.ts'
import type { ReadRecord, Transport } from './state/transport.ts'

interface Stored {
  versions: { body: Body | null; author: string }[]
  stable: number | null
  copies: Map<string, FieldChanges>
  /** The version that the copy of each person is based on. */
  basedOn: Record<string, number>
}

export const refusal = (code: string, status = 409) => new CallError(code, { code, status, response: null })

/** A server with records, whose replies wait in `open` until a test lets them through. */
export function createServer(bodies: Record<string, Body>) {
  const records = new Map<string, Stored>(
    Object.entries(bodies).map(([name, body]) => [
      name,
      { versions: [{ body, author: 'Amina' }], stable: null, copies: new Map(), basedOn: {} },
    ]),
  )
  const get = (kind: string, id: string): Stored => {
    const name = `${kind} ${id}`
    const record = records.get(name) ?? { versions: [], stable: null, copies: new Map(), basedOn: {} }
    records.set(name, record)
    return record
  }
  const transportOf = (person: string): Transport => ({
    read: async ({ records: keys }) => ({ records: keys.map(({ kind, id }) => read(person, kind, id)) }),
    async save(request) {
      for (const { kind, id, fields, discarded, basedOn, initial } of request.records) {
        const copy = { ...initial, ...get(kind, id).copies.get(person), ...fields }
        get(kind, id).copies.set(
          person,
          omitFields(copy, (field) => isSameValue(copy[field], discarded[field])),
        )
        get(kind, id).basedOn[person] = basedOn
      }
      const replies = request.records.map(({ kind, id }) => ({
        kind,
        id,
        draftVersion: get(kind, id).versions.length,
      }))
      return { savedAt: '2026-11-20T12:00:00Z', records: replies }
    },
    async version(request) {
      for (const { kind, id, basedOn } of request.records)
        if (basedOn !== get(kind, id).versions.length) throw refusal('content_conflict')
      const saved = request.records.map(({ kind, id, fields, isDeleted }) => {
        const { versions, copies } = get(kind, id)
        const body = isDeleted ? null : { ...applyFields(versions.at(-1)?.body ?? {}, fields), id }
        versions.push({ body, author: person })
        copies.delete(person)
        return { kind, id, version: versions.length }
      })
      return { savedAt: '2026-11-20T12:00:00Z', records: saved }
    },
    async publish(request) {
      for (const { kind, id, version, seen } of request.records) {
        const { stable } = get(kind, id)
        if (stable !== null && (version < stable || (stable !== seen && stable !== version)))
          throw refusal('publish_outdated')
      }
      for (const { kind, id, version } of request.records) {
        const record = get(kind, id)
        record.stable = record.versions[version - 1]?.body ? version : null
      }
      return { batch: 'batch' }
    },
    plan: async () => true,
  })
  function read(person: string, kind: string, id: string): ReadRecord {
    const { versions, stable, copies, ...copied } = get(kind, id)
    const draft = versions.at(-1)
    const fields = copies.get(person)
    const basedOn = copied.basedOn[person] ?? versions.length
    const base = basedOn < versions.length ? (versions[basedOn - 1]?.body ?? {}) : null
    return {
      kind,
      id,
      draft: draft
        ? ({ version: versions.length, ...draft, savedAt: '2026-11-20T11:00:00Z' } as ReadRecord['draft'])
        : null,
      stableVersion: stable,
      publicBody: stable === null ? null : (versions[stable - 1]?.body ?? null),
      plan: null,
      problems: [],
      workingCopy: fields && Object.keys(fields).length > 0 ? { basedOn, fields, base } : null,
    }
  }
  return { get, transportOf }
}

/** Timers that a test fires. */
export function createTimers() {
  let waiting: { callback: () => void; ms: number }[] = []
  return {
    set(callback: () => void, ms: number) {
      const timer = { callback, ms }
      waiting.push(timer)
      return timer
    },
    clear(timer: unknown) {
      waiting = waiting.filter((each) => each !== timer)
    },
    /** Fires all timers, and those that they set, until nothing more happens. */
    async run() {
      await settle()
      for (let round = 0; round < 20 && waiting.length > 0; round += 1) {
        const fired = waiting
        waiting = []
        for (const { callback } of fired) callback()
        await settle()
      }
    },
  }
}

/** Lets all promises that can go on do so. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const RULES: SessionRules = { merge: () => ({}), storing: 'working-copies' }

let sessions = 0

/** An open session of a person over some records, of which the first is meant when none is named. */
export async function open(
  server: ReturnType<typeof createServer> | null,
  person: string,
  keys: readonly { kind: string; id: string }[],
  {
    rules = RULES,
    transport = (server ?? createServer({})).transportOf(person),
    left = [],
  }: { rules?: SessionRules; transport?: Transport; left?: readonly JournalEntry[] } = {},
) {
  const timers = createTimers()
  sessions += 1
  let journal: readonly JournalEntry[] = []
  const session = openSession({
    id: `session-${sessions}`,
    keys,
    rules,
    transport,
    timers,
    journal: {
      read: async () => left,
      write: (entries) => {
        journal = entries
      },
      forget: () => {},
    },
  })
  await settle()
  const [first] = keys
  const name = first ? `${first.kind} ${first.id}` : ''
  return {
    session,
    rules,
    timers,
    journal: () => journal,
    type: (field: string, value: unknown) => type(session, name, field, value),
    body: () => bodyOf(session.getState().records[name] as RecordState),
    record: () => session.getState().records[name] as RecordState,
    ask: async (ask: 'version' | 'publish') => {
      const answer = await session.ask({ type: ask })
      await settle()
      return answer
    },
    hear: async () => {
      session.dispatch({ type: 'announced', change: null })
      await settle()
    },
  }
}

export const type = (session: Session, name: string, field: string, value: unknown) =>
  session.dispatch({
    type: 'changed',
    edits: { [name]: { [field]: value === undefined ? {} : { value } } },
    typing: { record: name, field },
  })
