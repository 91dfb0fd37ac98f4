import { CallError } from '@lerret/api'
import { applyFields, type FieldChange, type FieldChanges } from '@lerret/model'
import { isSameValue } from '../merging/same-value.ts'

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
}

export interface Copy {
  basedOn: number
  fields: Record<string, FieldChange>
  /** The session that wrote a field. */
  writers: Record<string, string>
  /** The number of the last save of each session. */
  sequences: Record<string, number>
  savedAt: number
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
  publications: { version: number | null; batch: number }[]
  plan: { publishAt: number; version: number; by: Caller } | null
  copies: Map<string, Copy>
}

/** What happens on the server, for those who check it. */
export type ServerEvent =
  | { type: 'saved'; record: StoredRecord; version: number; by: Caller }
  | { type: 'published'; record: StoredRecord; before: number | null; isRestore: boolean; by: Caller }
  | { type: 'copied'; record: StoredRecord; person: string }

/** What open tabs hear. */
export interface Announcement {
  type: 'records'
  action: 'saved' | 'published' | 'planned'
  author: string
  records: (Key & { version: number | null })[]
}

const IDLE_MS = 15 * 60_000

export type Server = ReturnType<typeof createServer>

/** Records with versions, publications, plans and what people have typed: a server in memory, without what editing does not touch. */
export function createServer({
  now,
  onEvent,
  announce,
}: {
  now(): number
  onEvent(event: ServerEvent): void
  announce(announcement: Announcement): void
}) {
  const records = new Map<string, StoredRecord>()
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

  function addVersion(record: StoredRecord, body: Body | null, by: Caller): number {
    record.versions.push({ body, author: by.person, savedAt: now() })
    const version = record.versions.length
    if (body === null) record.plan = null
    onEvent({ type: 'saved', record, version, by })
    return version
  }

  function setStable(
    record: StoredRecord,
    version: number | null,
    { batch, by, isRestore = false }: { batch: number; by: Caller; isRestore?: boolean },
  ) {
    const before = record.stable
    record.stable = version !== null && bodyOf(record, version) === null ? null : version
    record.publications.push({ version: record.stable, batch })
    record.plan = null
    onEvent({ type: 'published', record, before, isRestore, by })
  }

  function writeCopy(record: StoredRecord, person: string, copy: Copy | null) {
    if (copy) record.copies.set(person, copy)
    else record.copies.delete(person)
    onEvent({ type: 'copied', record, person })
  }

  /** Every record of a batch is public again in the version that it had before. */
  function revert(batch: number, by: Caller): number {
    const changed = [...records.values()].filter(({ publications }) =>
      publications.some((publication) => publication.batch === batch),
    )
    if (changed.some(({ publications }) => publications.at(-1)?.batch !== batch))
      throw refuse('content_conflict')
    batches += 1
    for (const record of changed) {
      const first = record.publications.findIndex((publication) => publication.batch === batch)
      const version = record.publications[first - 1]?.version ?? null
      setStable(record, version, { batch: batches, by, isRestore: true })
    }
    const published = changed.map(({ kind, id, stable }) => ({ kind, id, version: stable }))
    announce({ type: 'records', action: 'published', author: by.person, records: published })
    return batches
  }

  /** Carries out plans, and saves what was typed 15 minutes ago as versions. */
  function runJobs() {
    for (const record of records.values()) {
      if (record.plan && record.plan.publishAt <= now()) runPlan(record, record.plan)
      for (const [person, copy] of record.copies)
        if (copy.savedAt <= now() - IDLE_MS && Object.keys(copy.fields).length > 0)
          saveIdleCopy(record, person, copy)
    }
  }

  function runPlan(record: StoredRecord, { version, by }: NonNullable<StoredRecord['plan']>) {
    batches += 1
    setStable(record, version, { batch: batches, by })
    const { kind, id } = record
    announce({ type: 'records', action: 'published', author: by.person, records: [{ kind, id, version }] })
  }

  function saveIdleCopy(record: StoredRecord, person: string, copy: Copy) {
    const { kind, id, versions } = record
    const draft = versions.at(-1)?.body
    if (copy.basedOn !== versions.length || draft === null) return
    const changed = withoutUnchanged(draft ?? {}, copy.fields)
    if (versions.length > 0 && Object.keys(changed).length === 0) return
    const body = { ...applyFields(draft ?? {}, changed), id }
    const version = addVersion(record, body, { person, tab: 'idle', press: null })
    writeCopy(record, person, { ...copy, basedOn: version, fields: {}, writers: {} })
    announce({ type: 'records', action: 'saved', author: person, records: [{ kind, id, version }] })
  }

  return {
    records,
    get,
    addVersion,
    setStable,
    writeCopy,
    revert,
    runJobs,
    announce,
    now,
    createBatch: () => ++batches,
  }
}

export const bodyOf = ({ versions }: StoredRecord, version: number): Body | null =>
  versions[version - 1]?.body ?? null

/** The changes that differ from the record. */
export const withoutUnchanged = (body: Body, fields: FieldChanges): Record<string, FieldChange> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, change]) =>
      'value' in change ? !isSameValue(body[name], change.value) : Object.hasOwn(body, name),
    ),
  )

export const refuse = (code: string, status = 409) => new CallError(code, { code, status, response: null })
