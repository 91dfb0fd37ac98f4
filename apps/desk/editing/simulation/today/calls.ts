import type { OpenedRecord, WorkingCopy } from '@lerret/api/contracts'
import { applyFields, type FieldChanges } from '@lerret/model'
import { compareVersions } from '../../record-editor/compare-fields.ts'
import type { SaveRequest } from '../../record-editor/edited-record.ts'
import { listNamedRecords } from '../checks/named-records.ts'
import {
  type Body,
  bodyOf,
  type Caller,
  type Copy,
  type Key,
  nameOf,
  refuse,
  type Server,
  type StoredRecord,
  withoutUnchanged,
} from '../server.ts'
import type { TabContext } from '../tab.ts'

type Kind = OpenedRecord['kind']
export interface RecordToSave extends Key {
  basedOn: number
  body: Body | null
}
export interface RecordToPublish extends Key {
  version: number | null
}

/** How long a request takes to write what it has read, while other requests are carried out. */
const TRANSACTION_MS = 15

/** The calls of the desk, carried out by the server of the simulation as the real server does. */
export function createCalls({ server, send, caller, now, sleep }: TabContext) {
  const read = <Reply>(name: string, handle: () => Reply) => send({ name, changes: [], handle })
  return {
    openRecord: (key: Key) => read('openRecord', () => openRecord(server, key, caller().person)),
    openPage: (id: string) =>
      read('openPage', () => {
        const { person } = caller()
        const page = openRecord(server, { kind: 'page', id }, person)
        const saved: Body = { blocks: [], ...page.draft?.body }
        const bodies = [saved, applyFields(saved, page.workingCopy?.fields ?? {})]
        const names = new Map(
          bodies.flatMap((body) => listNamedRecords('page', body)).map((key) => [key.id, key]),
        )
        return { page, blockData: [...names.values()].map((key) => openRecord(server, key, person)) }
      }),
    listRecords: (kind: string) =>
      read('listRecords', () =>
        [...server.records.values()]
          .filter((record) => record.kind === kind && record.versions.length > 0)
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .map((record) => ({
            id: record.id,
            version: record.versions.length,
            stableVersion: record.stable,
            body: bodyOf(record, record.versions.length),
            author: record.versions.at(-1)?.author ?? '',
          })),
      ),
    saveWorkingCopy(key: Key, request: SaveRequest) {
      const by = caller()
      return send({
        name: 'saveWorkingCopy',
        changes: [nameOf(key)],
        async handle() {
          const record = server.get(key)
          const existing = record.copies.get(by.person)
          // There is nothing to lock yet, so another request may write what this one does not see.
          const isLocked = record.versions.length > 0 || existing
          if (!isLocked) await sleep(TRANSACTION_MS)
          return saveWorkingCopy(server, { by, request, existing }, record)
        },
      })
    },
    commitWorkingCopy(key: Key, unsent: SaveRequest | undefined) {
      const by = caller()
      return send({
        name: 'commitWorkingCopy',
        changes: [nameOf(key)],
        handle() {
          const record = server.get(key)
          const existing = record.copies.get(by.person)
          if (unsent) saveWorkingCopy(server, { by, request: unsent, existing }, record)
          return commitWorkingCopy(server, record, by)
        },
      })
    },
    discardWorkingCopy(key: Key) {
      const { person } = caller()
      const handle = () => server.writeCopy(server.get(key), person, null)
      return send({ name: 'discardWorkingCopy', changes: [nameOf(key)], handle })
    },
    saveRecords(records: readonly RecordToSave[]) {
      const by = caller()
      const handle = () => saveRecords(server, records, by)
      return send({ name: 'saveRecords', changes: records.map(nameOf), handle })
    },
    publishRecords(records: readonly RecordToPublish[]) {
      const by = caller()
      return send({
        name: 'publishRecords',
        changes: [],
        handle() {
          const batch = server.createBatch()
          for (const key of records) server.setStable(server.get(key), key.version, { batch, by })
          announce(server, 'published', by, records)
          return { batch }
        },
      })
    },
    revertPublication(batch: number) {
      const by = caller()
      return send({
        name: 'revertPublication',
        changes: [],
        handle: () => ({ batch: server.revert(batch, by) }),
      })
    },
    planRecords(records: readonly (Key & { version: number })[], publishAt: number) {
      const by = caller()
      return send({
        name: 'planRecords',
        changes: [],
        handle() {
          for (const key of records) server.get(key).plan = { publishAt, version: key.version, by }
          announce(server, 'planned', by, records)
        },
      })
    },
    now,
  }
}

export type Calls = ReturnType<typeof createCalls>

function announce(
  server: Server,
  action: 'saved' | 'published' | 'planned',
  { person }: Caller,
  records: readonly RecordToPublish[],
) {
  const announced = records.map(({ kind, id, version }) => ({ kind, id, version }))
  server.announce({ type: 'records', action, author: person, records: announced })
}

export function openRecord(server: Server, key: Key, person: string): OpenedRecord {
  const record = server.get(key)
  const version = record.versions.length
  const last = record.versions.at(-1)
  const copy = record.copies.get(person)
  return {
    kind: record.kind as Kind,
    id: record.id,
    state: !last
      ? null
      : !last.body
        ? 'deleted'
        : !record.stable
          ? 'draft'
          : record.stable === version
            ? 'published'
            : 'changed',
    draft: last ? { version, body: last.body, author: last.author, savedAt: toDate(last.savedAt) } : null,
    stableVersion: record.stable,
    plan: null,
    workingCopy: copy ? toState(record, copy) : null,
    problems: [],
  }
}

const toDate = (ms: number) => new Date(ms).toISOString()

function toState(record: StoredRecord, copy: Copy): WorkingCopy {
  return {
    basedOn: copy.basedOn,
    fields: copy.fields,
    conflicts: findConflicts(record, copy),
    draftVersion: record.versions.length,
    savedAt: toDate(copy.savedAt),
  }
}

function findConflicts(record: StoredRecord, { basedOn, fields }: Copy) {
  const current = record.versions.length
  const theirs = bodyOf(record, current)
  if (basedOn >= current || !theirs) return []
  return compareVersions({ kind: record.kind, base: bodyOf(record, basedOn) ?? {}, fields, theirs }).conflicts
}

function saveWorkingCopy(
  server: Server,
  { by, request, existing }: { by: Caller; request: SaveRequest; existing: Copy | undefined },
  record: StoredRecord,
): WorkingCopy {
  const { basedOn, session, sequence, fields, discarded = [] } = request
  if (existing && sequence <= (existing.sequences[session] ?? 0)) return toState(record, existing)
  if (basedOn > record.versions.length) throw refuse('content_conflict')
  const merged = { ...existing?.fields, ...fields }
  for (const field of discarded) delete merged[field]
  const copy: Copy = {
    basedOn: Math.max(basedOn, existing?.basedOn ?? 0),
    fields: merged,
    writers: {},
    sequences: { ...existing?.sequences, [session]: sequence },
    savedAt: server.now(),
  }
  server.writeCopy(record, by.person, copy)
  return toState(record, copy)
}

function commitWorkingCopy(server: Server, record: StoredRecord, by: Caller) {
  const current = record.versions.length
  const copy = record.copies.get(by.person)
  if (!copy) {
    if (current === 0) throw refuse('content_not_found', 404)
    return { version: current, isMerged: false }
  }
  const theirs = current === 0 ? {} : bodyOf(record, current)
  if (theirs === null && copy.basedOn < current) throw refuse('content_deleted')
  const changed = withoutUnchanged(theirs ?? {}, copy.fields as FieldChanges)
  if (findConflicts(record, copy).length > 0) throw refuse('content_conflict')
  server.writeCopy(record, by.person, null)
  if (current > 0 && Object.keys(changed).length === 0) return { version: current, isMerged: false }
  const version = server.addVersion(record, { ...applyFields(theirs ?? {}, changed), id: record.id }, by)
  announce(server, 'saved', by, [{ kind: record.kind, id: record.id, version }])
  return { version, isMerged: copy.basedOn < current }
}

function saveRecords(server: Server, records: readonly RecordToSave[], by: Caller) {
  // The contract wants at least one.
  if (records.length === 0) throw refuse('request_invalid', 400)
  if (records.some((key) => server.get(key).versions.length !== key.basedOn)) throw refuse('content_conflict')
  const versions = records.map((key) => server.addVersion(server.get(key), key.body, by))
  announce(
    server,
    'saved',
    by,
    records.map(({ kind, id }, index) => ({ kind, id, version: versions[index] as number })),
  )
  return { versions }
}
