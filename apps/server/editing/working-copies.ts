import { applyFields, type ContentKind, type FieldChanges } from '@lerret/model'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RecordKey } from '../content/record-key.ts'
import { lockNewRecord } from '../content/store/lock-records.ts'
import { findRecord, readBody } from '../content/store/read-records.ts'
import { type Author, saveVersionsLocked } from '../content/store/save-versions.ts'
import { type Summary, summarize } from '../content/summaries.ts'
import { contentRecord } from '../content/table.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { type FieldConflict, findConflicts, withoutUnchanged } from './merge.ts'
import {
  addFields,
  type CopyRow,
  hasFields,
  isCopy,
  isEmptyCopy,
  lockCopy,
  removeFields,
  writeCopy,
} from './sessions/copies.ts'
import { addRequest } from './sessions/requests.ts'
import { assertBasedOnKnown, assertStorableFields, type Edit } from './sessions/save-edits.ts'
import { contentWorkingCopy } from './table.ts'

/** One save of a browser tab. */
export interface WorkingCopySave extends Edit {
  personId: string
  /** Names the browser tab. */
  session: string
  /** Grows with each save of the tab: a save that was received before changes nothing. */
  sequence: number
}

type Body = Record<string, unknown>

export interface WorkingCopyState {
  basedOn: number
  fields: FieldChanges
  /** The version that the working copy is based on, when that is not the draft. */
  base: Body | null
  /** Fields that somebody else has saved differently since `basedOn`. */
  conflicts: FieldConflict[]
  draftVersion: number
  savedAt: Date
}

/** Stores what a member of staff has typed. It may be incomplete, and nobody else sees it. */
export async function saveWorkingCopy(
  db: Database,
  { kind, id, personId, basedOn, session, sequence, fields, discarded = [] }: WorkingCopySave,
  now: Date,
): Promise<WorkingCopyState> {
  assertStorableFields({ kind, id, fields })
  return db.transaction(async (tx) => {
    const record = await lockNewRecord(tx, { kind, id })
    const existing = await lockCopy(tx, { kind, id }, personId)
    const last = existing?.sessions[session]
    if (existing && last && sequence <= last.sequence) return readState(tx, { kind, id }, existing)
    assertBasedOnKnown({ kind, id }, basedOn, record?.draftVersion ?? 0)
    const row = {
      kind,
      id,
      personId,
      basedOn: Math.max(basedOn, existing?.basedOn ?? 0),
      ...removeFields(addFields(existing, fields, session), (name) => discarded.includes(name)),
      sessions: addRequest(existing, { personId, session, sequence }, now),
      savedAt: now,
    }
    await writeCopy(tx, row)
    return readState(tx, { kind, id }, row)
  })
}

export async function findWorkingCopy(
  db: Queryable,
  key: RecordKey,
  personId: string,
): Promise<WorkingCopyState | undefined> {
  const [copy] = await db.select().from(contentWorkingCopy).where(isCopy(key, personId))
  return copy && !isEmptyCopy(copy) ? readState(db, key, copy) : undefined
}

export interface UnfinishedWork extends RecordKey {
  /** As it was typed, or of the draft; empty when it has none. */
  title: string
  /** The title of a showing's production. */
  production: string | null
  savedAt: Date
  isNew: boolean
}

/** Everything a person has typed and not saved as a version, newest first. */
export async function listWorkingCopies(db: Queryable, personId: string): Promise<UnfinishedWork[]> {
  const production = alias(contentRecord, 'production')
  const rows = await db
    .select({
      kind: contentWorkingCopy.kind,
      id: contentWorkingCopy.id,
      fields: contentWorkingCopy.fields,
      savedAt: contentWorkingCopy.savedAt,
      basedOn: contentWorkingCopy.basedOn,
      summary: contentRecord.summary,
      production: sql<string | null>`${production.summary}->>'title'`,
    })
    .from(contentWorkingCopy)
    .leftJoin(
      contentRecord,
      and(eq(contentRecord.kind, contentWorkingCopy.kind), eq(contentRecord.id, contentWorkingCopy.id)),
    )
    .leftJoin(
      production,
      and(
        eq(contentRecord.kind, 'event'),
        eq(production.kind, 'production'),
        eq(production.id, sql`${contentRecord.summary}->>'productionId'`),
      ),
    )
    .where(and(eq(contentWorkingCopy.personId, personId), hasFields))
    .orderBy(desc(contentWorkingCopy.savedAt))
  return rows.map(({ kind, id, fields, savedAt, basedOn, summary, production }) => ({
    kind: kind as ContentKind,
    id,
    title:
      summarize(kind as ContentKind, applyFields({}, fields)).title ||
      ((summary as Summary | null)?.title ?? ''),
    production,
    savedAt,
    isNew: basedOn === 0,
  }))
}

/** Gives up what a person has typed. What open tabs have sent is remembered, so that none of it comes back with a late request. */
export async function discardWorkingCopy(db: Queryable, key: RecordKey, personId: string): Promise<void> {
  await db.update(contentWorkingCopy).set({ fields: {}, writers: {} }).where(isCopy(key, personId))
}

export interface SavedCopy {
  version: number
  /** Whether somebody else's changes were merged. */
  isMerged: boolean
}

/**
 * Saves a person's working copy as a version: the newest draft with the changed fields. Throws `content_conflict` when somebody else has
 * saved one of the fields differently; then the working copy stays. Without changes, the draft is the version.
 */
export function commitWorkingCopy(
  db: Database,
  key: RecordKey,
  author: Author & { authorId: string },
): Promise<SavedCopy> {
  return db.transaction((tx) => commitLocked(tx, key, author))
}

export async function commitLocked(
  tx: Queryable,
  { kind, id }: RecordKey,
  author: Author & { authorId: string },
): Promise<SavedCopy> {
  const record = await lockNewRecord(tx, { kind, id })
  const current = record?.draftVersion ?? 0
  const copy = await lockCopy(tx, { kind, id }, author.authorId)
  if (!copy || isEmptyCopy(copy)) {
    if (current === 0) throw new AppError('content_not_found', `There is no ${kind} ${id}.`)
    return { version: current, isMerged: false }
  }
  const theirs = await readBody(tx, { kind, id }, current)
  if (theirs === null && copy.basedOn < current)
    throw new AppError('content_deleted', `${kind} ${id}: somebody else has deleted it.`)
  const changed = withoutUnchanged(theirs ?? {}, copy.fields)
  const { conflicts } = await readState(tx, { kind, id }, copy)
  if (conflicts.length > 0)
    throw new AppError(
      'content_conflict',
      `${kind} ${id}: somebody else has changed ${conflicts.map(({ field }) => field).join(', ')}.`,
      { field: conflicts[0]?.field as string },
    )
  await tx.delete(contentWorkingCopy).where(isCopy({ kind, id }, author.authorId))
  if (current > 0 && Object.keys(changed).length === 0) return { version: current, isMerged: false }
  const body = { ...applyFields(theirs ?? {}, changed), id }
  const [version] = await saveVersionsLocked(tx, author, [{ kind, id, basedOn: current, body }])
  return { version: version as number, isMerged: copy.basedOn < current }
}

async function readState(db: Queryable, key: RecordKey, copy: CopyRow): Promise<WorkingCopyState> {
  const draftVersion = (await findRecord(db, key.kind, key.id))?.draftVersion ?? 0
  if (copy.basedOn >= draftVersion) return describeCopy(copy, { draftVersion, draft: null, base: null })
  const draft = await readBody(db, key, draftVersion)
  return describeCopy(copy, { draftVersion, draft, base: await readBody(db, key, copy.basedOn) })
}

/** A working copy beside the draft and the version that it is based on, which are null when they are deleted. */
export function describeCopy(
  { kind, basedOn, fields, savedAt }: CopyRow,
  { draftVersion, draft, base }: { draftVersion: number; draft: Body | null; base: Body | null },
): WorkingCopyState {
  const state = { basedOn, fields, draftVersion, savedAt }
  if (basedOn >= draftVersion) return { ...state, base: null, conflicts: [] }
  // With a deleted record the fields are not what differs.
  const conflicts = draft === null ? [] : findConflicts(kind, base ?? {}, draft, fields)
  return { ...state, base: base ?? {}, conflicts }
}
