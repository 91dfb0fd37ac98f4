import { isDeepStrictEqual } from 'node:util'
import { applyFields, type FieldChanges } from '@lerret/model'
import type { RecordKey } from '../../content/records/record-key.ts'
import { compareKeys, lockNewRecord } from '../../content/records/store/lock-records.ts'
import { createNotFoundError, readBody } from '../../content/records/store/read-records.ts'
import {
  type Author,
  createConflictError,
  saveVersionsLocked,
  type VersionToSave,
} from '../../content/records/store/save-versions.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { assertUnused } from '../usages.ts'
import { type CopyRow, findBasedOn, lockCopy, removeFields, writeCopy } from './copies.ts'
import { addRequest, findEarlierRequest, type SessionRequest } from './requests.ts'

/** Fields of a record to save in its draft. */
export interface EditToSave extends RecordKey {
  /** The draft version that the editor sees; 0 for a new record. */
  basedOn: number
  fields: FieldChanges
  /** Saves a deletion; the fields are only removed from the working copy. */
  isDeleted?: boolean | undefined
}

interface LockedEdit {
  edit: EditToSave
  draftVersion: number
  copy: CopyRow | undefined
}

/**
 * Saves versions of several records, all or none: their drafts with exactly these fields changed. Nothing is merged: when somebody has
 * saved a version since, or the session has sent a later request, this throws `content_conflict` and nothing changes. Without changes,
 * the draft is the version. The same request a second time gets what it got the first time.
 */
export async function saveEditedVersions(
  db: Database,
  author: Author,
  request: SessionRequest,
  edits: readonly EditToSave[],
  now: Date,
): Promise<{ savedAt: Date; versions: number[] }> {
  return db.transaction(async (tx) => {
    const locked = await lockEdits(tx, request, edits)
    const earlier = findEarlierRequest(
      locked.map(({ copy }) => copy),
      request,
    )
    if (earlier)
      return {
        savedAt: new Date(earlier[0]?.receivedAt ?? now),
        versions: inOrder(edits, locked, (_, index) => earlier[index]?.reply.version as number),
      }
    const saved = await saveChanged(tx, author, locked)
    const getVersion = ({ edit, draftVersion }: LockedEdit) => saved.get(edit) ?? draftVersion
    for (const each of locked) await removeSaved(tx, request, each, getVersion(each), now)
    return { savedAt: now, versions: inOrder(edits, locked, getVersion) }
  })
}

/** Locks records and working copies, in the order in which all code locks several. */
async function lockEdits(
  tx: Queryable,
  { personId }: SessionRequest,
  edits: readonly EditToSave[],
): Promise<LockedEdit[]> {
  const locked: LockedEdit[] = []
  for (const edit of [...edits].sort(compareKeys)) {
    const draftVersion = (await lockNewRecord(tx, edit))?.draftVersion ?? 0
    locked.push({ edit, draftVersion, copy: await lockCopy(tx, edit, personId) })
  }
  return locked
}

/** Values of locked records in the order of the request. */
function inOrder<Value>(
  edits: readonly EditToSave[],
  locked: readonly LockedEdit[],
  getValue: (locked: LockedEdit, index: number) => Value,
): Value[] {
  const values = new Map(locked.map((each, index) => [each.edit, getValue(each, index)]))
  return edits.map((edit) => values.get(edit) as Value)
}

/** Saves a version of each record that the edits change. */
async function saveChanged(
  tx: Queryable,
  author: Author,
  locked: readonly LockedEdit[],
): Promise<Map<EditToSave, number>> {
  const changed = new Map<EditToSave, VersionToSave>()
  for (const { edit, draftVersion } of locked) {
    const version = await createVersion(tx, edit, draftVersion)
    if (version) changed.set(edit, version)
  }
  for (const version of changed.values())
    if (version.body === null) await assertUnused(tx, version, [...changed.keys()])
  if (changed.size === 0) return new Map()
  const numbers = await saveVersionsLocked(tx, author, [...changed.values()])
  return new Map([...changed.keys()].map((edit, index) => [edit, numbers[index] as number]))
}

/** The version to save; null when it would be the same as the draft. */
async function createVersion(
  tx: Queryable,
  { kind, id, basedOn, fields, isDeleted = false }: EditToSave,
  current: number,
): Promise<VersionToSave | null> {
  if (basedOn !== current) throw createConflictError(kind, id, basedOn, current)
  const draft = await readBody(tx, { kind, id }, current)
  if (isDeleted && current === 0) throw createNotFoundError(kind, id)
  if (isDeleted) return draft && { kind, id, basedOn, body: null }
  // A deleted record exists again with the fields that are written in it.
  if (draft === null && Object.keys(fields).length === 0) return null
  const body = { ...applyFields(draft ?? {}, fields), id }
  return current > 0 && isDeepStrictEqual(body, draft) ? null : { kind, id, basedOn, body }
}

/** Removes what has been saved from the working copy. What another tab has written differently stays in it. */
async function removeSaved(
  tx: Queryable,
  request: SessionRequest,
  { edit: { kind, id, fields: saved }, copy }: LockedEdit,
  version: number,
  now: Date,
) {
  const { personId, session } = request
  const { fields = {}, writers = {} } = copy ?? {}
  const remaining = removeFields(
    { fields, writers },
    (name) => name in saved && (writers[name] === session || isDeepStrictEqual(fields[name], saved[name])),
  )
  await writeCopy(tx, {
    kind,
    id,
    personId,
    ...remaining,
    basedOn: findBasedOn(remaining, { session, own: version, others: copy?.basedOn ?? version }),
    sessions: addRequest(copy, request, now, { reply: { version }, savedIn: version }),
    savedAt: now,
  })
}
