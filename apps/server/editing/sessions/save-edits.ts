import { isDeepStrictEqual } from 'node:util'
import type { FieldChanges } from '@lerret/model'
import { findTextProblem } from '../../content/records/body-checks.ts'
import type { RecordKey } from '../../content/records/record-key.ts'
import { compareKeys, lockNewRecord } from '../../content/records/store/lock-records.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addFields, findBasedOn, lockCopy, removeFields, writeCopy } from './copies.ts'
import { addRequest, type SessionRequest } from './requests.ts'

/** Edits of a record since it was stored last. */
export interface Edit extends RecordKey {
  /** The draft version that the editor sees; 0 for a new record. */
  basedOn: number
  fields: FieldChanges
  /** Fields that a record without a draft begins with: stored unless the person has stored others. */
  initial?: FieldChanges | undefined
  /** Stored changes that are given up. What another session has stored in their place stays. */
  discarded?: FieldChanges | undefined
}

/**
 * Stores what a member of staff has typed in several records, in all or none. It may be incomplete, and nobody else sees it. Records of
 * which the session has sent this request or a later one before stay as they are. Returns the number of each record's draft.
 */
export async function saveEdits(
  db: Database,
  request: SessionRequest,
  edits: readonly Edit[],
  now: Date,
): Promise<number[]> {
  for (const edit of edits) assertStorableFields({ ...edit, fields: { ...edit.initial, ...edit.fields } })
  return db.transaction(async (tx) => {
    const drafts = new Map<Edit, number>()
    for (const edit of [...edits].sort(compareKeys)) drafts.set(edit, await saveEdit(tx, request, edit, now))
    return edits.map((edit) => drafts.get(edit) as number)
  })
}

async function saveEdit(
  tx: Queryable,
  request: SessionRequest,
  { kind, id, basedOn, fields, initial = {}, discarded = {} }: Edit,
  now: Date,
): Promise<number> {
  const { personId, session, sequence } = request
  const draftVersion = (await lockNewRecord(tx, { kind, id }))?.draftVersion ?? 0
  const copy = await lockCopy(tx, { kind, id }, personId)
  const last = copy?.sessions[session]
  if (last && last.sequence >= sequence) return draftVersion
  assertBasedOnKnown({ kind, id }, basedOn, draftVersion)
  const isNew = basedOn === draftVersion
  const begun = Object.entries(initial).filter(([name]) => isNew && !(copy && name in copy.fields))
  const written = addFields(copy, { ...Object.fromEntries(begun), ...fields }, session)
  const edited = removeFields(written, (name) => isDeepStrictEqual(written.fields[name], discarded[name]))
  const own = Math.max(basedOn, last?.savedIn ?? 0)
  await writeCopy(tx, {
    kind,
    id,
    personId,
    ...edited,
    basedOn: findBasedOn(edited, { session, own, others: copy?.basedOn ?? own }),
    sessions: addRequest(copy, request, now),
    savedAt: now,
  })
  return draftVersion
}

export function assertStorableFields({ kind, id, fields }: RecordKey & { fields: FieldChanges }) {
  const values = Object.entries(fields).map(([name, { value }]) => [name, value])
  const problem = findTextProblem(Object.fromEntries(values))
  if (problem) throw new AppError('content_invalid', `${kind} ${id}: ${problem}`)
}

export function assertBasedOnKnown({ kind, id }: RecordKey, basedOn: number, current: number) {
  if (basedOn > current)
    throw new AppError(
      'content_conflict',
      `${kind} ${id} has ${current} versions; this is based on ${basedOn}.`,
    )
}
