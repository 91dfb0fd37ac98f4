import { CallError } from '@lerret/api'
import type { FieldChange, FieldChanges } from '@lerret/model'
import { isSameValue } from '../../editing/merging/same-value.ts'

export type Body = Readonly<Record<string, unknown>>

export interface Key {
  kind: string
  id: string
}

export const nameOf = ({ kind, id }: Key) => `${kind} ${id}`

/** Who sent a request: a person, from a tab, after having pressed a button that publishes or plans. */
export interface Caller {
  person: string
  tab: string
  press: Press | null
}

/** What was on the screen when a person pressed such a button. */
export interface Press {
  tab: string
  shown: Readonly<Record<string, Body>>
  named: Readonly<Record<string, Body>>
  /** The only fields that the screen shows and publishes, where it does not show all. */
  fields: readonly string[] | undefined
}

export interface Copy {
  basedOn: number
  fields: Record<string, FieldChange>
  /** The session that wrote a field. */
  writers: Record<string, string>
  /** The last request of each session. */
  sessions: Record<string, { sequence: number; reply?: Reply; savedIn?: number }>
  savedAt: number
}

export interface Reply {
  version?: number | null
  draftVersion?: number
  batch?: string
}

export interface Version {
  body: Body | null
  author: string
  savedAt: number
}

export interface StoredRecord extends Key {
  versions: Version[]
  /** The version that visitors see. */
  stable: number | null
  publications: { version: number | null; batch: string }[]
  plan: { publishAt: number; version: number; by: Caller } | null
  copies: Map<string, Copy>
}

/** What happens on the server, for those who check it. */
export type ServerEvent =
  | { type: 'saved'; record: StoredRecord; before: number; version: number; by: Caller }
  | {
      type: 'published'
      record: StoredRecord
      version: number | null
      before: number | null
      isRestore: boolean
      by: Caller
    }
  | { type: 'copied'; record: StoredRecord; person: string }

/** What open tabs hear. */
export interface Announcement {
  action: 'saved' | 'published' | 'planned'
  author: string
  records: (Key & { version: number | null })[]
}

export interface Publication {
  batch: string
  by: Caller
  isRestore?: boolean
}

export type Records = ReturnType<typeof createRecords>

/** What the server has stored. What happens to it is reported when a request has been carried out. */
export function createRecords({
  now,
  onEvent,
  announce,
}: {
  now(): number
  onEvent(event: ServerEvent): void
  announce(announcement: Announcement): void
}) {
  const records = new Map<string, StoredRecord>()
  let events: ServerEvent[] = []
  let batches = 0

  function get({ kind, id }: Key): StoredRecord {
    const name = nameOf({ kind, id })
    let record = records.get(name)
    if (!record) {
      record = { kind, id, versions: [], stable: null, publications: [], plan: null, copies: new Map() }
      records.set(name, record)
    }
    return record
  }

  return {
    all: records,
    get,
    announce,
    now,
    createBatch: () => String(++batches),
    addVersion(record: StoredRecord, body: Body | null, by: Caller): number {
      record.versions.push({ body, author: by.person, savedAt: now() })
      const version = record.versions.length
      if (body === null) record.plan = null
      events.push({ type: 'saved', record, before: version - 1, version, by })
      return version
    },
    setStable(record: StoredRecord, version: number | null, { batch, by, isRestore = false }: Publication) {
      const before = record.stable
      record.stable = version !== null && bodyOf(record, version) === null ? null : version
      record.publications.push({ version: record.stable, batch })
      record.plan = null
      events.push({ type: 'published', record, version: record.stable, before, isRestore, by })
    },
    writeCopy(record: StoredRecord, person: string, copy: Copy) {
      record.copies.set(person, copy)
      events.push({ type: 'copied', record, person })
    },
    /** Reports what has happened since the last time. */
    report() {
      const happened = events
      events = []
      for (const event of joinSaved(happened)) onEvent(event)
    },
  }
}

/** The draft after a request is compared with the one before: the server may have saved versions that are no draft. */
function joinSaved(events: readonly ServerEvent[]): ServerEvent[] {
  const saved = new Map<StoredRecord, ServerEvent & { type: 'saved' }>()
  for (const event of events)
    if (event.type === 'saved')
      saved.set(event.record, { ...event, before: saved.get(event.record)?.before ?? event.before })
  return [...saved.values(), ...events.filter(({ type }) => type !== 'saved')]
}

export const bodyOf = ({ versions }: StoredRecord, version: number): Body | null =>
  versions[version - 1]?.body ?? null

export const draftOf = (record: StoredRecord): Body | null => bodyOf(record, record.versions.length)

/** The changes that differ from the record. */
export const withoutUnchanged = (body: Body, fields: FieldChanges): FieldChanges =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, change]) =>
      'value' in change ? !isSameValue(body[name], change.value) : Object.hasOwn(body, name),
    ),
  )

export const refuse = (code: string, status = 409) => new CallError(code, { code, status, response: null })
