import { applyFields, type FieldChanges } from '@lerret/model'
import { isSameValue } from '../../editing/merging/same-value.ts'
import {
  type Body,
  type Caller,
  draftOf,
  type Key,
  type Records,
  refuse,
  type StoredRecord,
} from './records.ts'
import {
  addRequest,
  EMPTY_COPY,
  findBasedOn,
  findEarlierReplies,
  type Sent,
  writeFields,
} from './requests.ts'

interface Edit extends Key {
  basedOn: number
  fields: FieldChanges
  discarded?: FieldChanges | undefined
  initial?: FieldChanges | undefined
}

/** Stores what was typed. Returns the number of each draft. */
export function saveEdits(records: Records, sent: Sent, edits: readonly Edit[]): number[] {
  const fresh = edits.filter(
    (edit) =>
      sent.sequence > (records.get(edit).copies.get(sent.person)?.sessions[sent.session]?.sequence ?? 0),
  )
  if (fresh.some((edit) => edit.basedOn > records.get(edit).versions.length)) throw refuse('content_conflict')
  for (const edit of fresh) storeEdit(records, sent, edit)
  return edits.map((edit) => records.get(edit).versions.length)
}

function storeEdit(records: Records, sent: Sent, { discarded = {}, initial, basedOn, fields, ...key }: Edit) {
  const { person, session } = sent
  const record = records.get(key)
  const copy = record.copies.get(person)
  const known = copy?.fields ?? {}
  const isNew = basedOn === record.versions.length
  const begun = Object.entries(initial ?? {}).filter(([name]) => isNew && !Object.hasOwn(known, name))
  const stored = { ...Object.fromEntries(begun), ...fields }
  const written = writeFields(copy ?? EMPTY_COPY, stored, {
    session,
    isRemoved: (name) =>
      !Object.hasOwn(fields, name) && isSameValue(copy?.fields[name], discarded[name] ?? null),
  })
  const own = Math.max(basedOn, copy?.sessions[session]?.savedIn ?? 0)
  records.writeCopy(record, person, {
    ...written,
    basedOn: findBasedOn(written, { session, own, others: copy?.basedOn ?? own }),
    sessions: addRequest(copy ?? EMPTY_COPY, sent),
    savedAt: records.now(),
  })
}

interface EditToSave extends Omit<Edit, 'discarded'> {
  isDeleted?: boolean | undefined
}

/** Saves versions of all records, or of none. Returns their numbers. */
export function saveEditedVersions(
  records: Records,
  { by, sent }: { by: Caller; sent: Sent },
  edits: readonly EditToSave[],
): number[] {
  const stored = edits.map(records.get)
  const earlier = findEarlierReplies(
    stored.map(({ copies }) => copies.get(sent.person)),
    sent,
  )
  if (earlier) return earlier.map(({ version }) => version as number)
  const bodies = edits.map((edit, index) => createBody(stored[index] as StoredRecord, edit))
  const saved: (Key & { version: number })[] = []
  const versions = edits.map(({ kind, id }, index) => {
    const [record, body] = [stored[index] as StoredRecord, bodies[index]]
    if (body === undefined) return record.versions.length
    const version = records.addVersion(record, body, by)
    saved.push({ kind, id, version })
    return version
  })
  for (const [index, edit] of edits.entries())
    removeSaved(records, sent, {
      record: stored[index] as StoredRecord,
      edit,
      version: versions[index] as number,
    })
  if (saved.length > 0) records.announce({ action: 'saved', author: by.person, records: saved })
  return versions
}

/** The version to save; undefined when it would be the same as the draft. */
function createBody(
  record: StoredRecord,
  { basedOn, fields, isDeleted, id }: EditToSave,
): Body | null | undefined {
  const current = record.versions.length
  if (basedOn !== current) throw refuse('content_conflict')
  const draft = draftOf(record)
  if (isDeleted && current === 0) throw refuse('content_not_found', 404)
  if (isDeleted) return draft === null ? undefined : null
  if (draft === null && Object.keys(fields).length === 0) return undefined
  const body = { ...applyFields(draft ?? {}, fields), id }
  return current > 0 && isSameValue(body, draft) ? undefined : body
}

function removeSaved(
  records: Records,
  sent: Sent,
  { record, edit, version }: { record: StoredRecord; edit: EditToSave; version: number },
) {
  const { person, session } = sent
  const copy = record.copies.get(person)
  const { fields, writers } = copy ?? EMPTY_COPY
  const isSaved = (name: string) =>
    Object.hasOwn(edit.fields, name) &&
    (writers[name] === session || isSameValue(fields[name], edit.fields[name]))
  const remaining = writeFields({ fields, writers }, {}, { session, isRemoved: isSaved })
  records.writeCopy(record, person, {
    ...remaining,
    basedOn: findBasedOn(remaining, { session, own: version, others: copy?.basedOn ?? version }),
    sessions: addRequest(copy ?? EMPTY_COPY, sent, { reply: { version }, savedIn: version }),
    savedAt: records.now(),
  })
}

const IDLE_MS = 15 * 60_000

/** Saves what was typed 15 minutes ago as versions. */
export function saveIdleCopies(records: Records) {
  for (const record of records.all.values())
    for (const [person, copy] of record.copies) {
      const isIdle = copy.savedAt <= records.now() - IDLE_MS && Object.keys(copy.fields).length > 0
      if (!isIdle || copy.basedOn !== record.versions.length) continue
      const draft = draftOf(record)
      const body = { ...applyFields(draft ?? {}, copy.fields), id: record.id }
      const isSame = isSameValue(body, draft)
      const version = isSame
        ? copy.basedOn
        : records.addVersion(record, body, { person, tab: 'idle', press: null })
      const writing = new Set(Object.values(copy.writers))
      const sessions = Object.entries(copy.sessions).map(([name, session]) => [
        name,
        writing.has(name) ? { ...session, savedIn: version } : session,
      ])
      records.writeCopy(record, person, {
        ...copy,
        basedOn: version,
        fields: {},
        writers: {},
        sessions: Object.fromEntries(sessions),
      })
      const { kind, id } = record
      if (!isSame) records.announce({ action: 'saved', author: person, records: [{ kind, id, version }] })
    }
}

/** Saves whole versions, of screens that are no session. */
export function saveRecords(
  records: Records,
  by: Caller,
  versions: readonly (Key & { basedOn: number; body: object | null })[],
): number[] {
  if (versions.some((key) => records.get(key).versions.length !== key.basedOn))
    throw refuse('content_conflict')
  const numbers = versions.map((key) => records.addVersion(records.get(key), key.body as Body | null, by))
  const saved = versions.map(({ kind, id }, index) => ({ kind, id, version: numbers[index] as number }))
  records.announce({ action: 'saved', author: by.person, records: saved })
  return numbers
}
