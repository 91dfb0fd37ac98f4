import { applyFields, type ContentKind, type FieldChanges } from '@lerret/model'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { findTextProblem } from '../content/body-checks.ts'
import type { RecordKey } from '../content/record-key.ts'
import { lockNewRecord } from '../content/store/lock-records.ts'
import { findRecord, readVersion } from '../content/store/read-records.ts'
import { type Author, saveVersionsLocked } from '../content/store/save-versions.ts'
import { type Summary, summarize } from '../content/summaries.ts'
import { contentRecord } from '../content/table.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { type FieldConflict, findConflicts, withoutUnchanged } from './merge.ts'
import { contentWorkingCopy } from './table.ts'

/** One save of a browser tab. */
export interface WorkingCopySave extends RecordKey {
  personId: string
  /** The draft version that the editor sees; 0 for a new record. */
  basedOn: number
  /** Names the browser tab. */
  session: string
  /** Grows with each save of the tab: a save that was received before changes nothing. */
  sequence: number
  /** The fields that have changed since the last save. */
  fields: FieldChanges
  /** Fields whose changes are given up. */
  discarded?: readonly string[] | undefined
}

export interface WorkingCopyState {
  basedOn: number
  fields: FieldChanges
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
  const problem = findTextProblem(fields)
  if (problem) throw new AppError('content_invalid', `${kind} ${id}: ${problem}`)
  return db.transaction(async (tx) => {
    const record = await lockNewRecord(tx, { kind, id })
    const existing = await findCopy(tx, { kind, id }, personId, true)
    const sequences = (existing?.sequences ?? {}) as Record<string, number>
    if (existing && sequence <= (sequences[session] ?? 0)) return toState(tx, { kind, id }, existing)
    assertBasedOnKnown({ kind, id }, basedOn, record?.draftVersion ?? 0)
    const merged = { ...((existing?.fields ?? {}) as FieldChanges), ...fields }
    for (const field of discarded) delete merged[field]
    const row = {
      kind,
      id,
      personId,
      basedOn: Math.max(basedOn, existing?.basedOn ?? 0),
      fields: merged,
      sequences: limitSessions({ ...sequences, [session]: sequence }, session),
      savedAt: now,
    }
    await tx
      .insert(contentWorkingCopy)
      .values(row)
      .onConflictDoUpdate({
        target: [contentWorkingCopy.kind, contentWorkingCopy.id, contentWorkingCopy.personId],
        set: row,
      })
    return toState(tx, { kind, id }, row)
  })
}

/** A person rarely has more tabs with the same record open. */
const MAX_SESSIONS = 8

function limitSessions(sequences: Record<string, number>, current: string): Record<string, number> {
  const others = Object.entries(sequences).filter(([session]) => session !== current)
  return { ...Object.fromEntries(others.slice(1 - MAX_SESSIONS)), [current]: sequences[current] as number }
}

function assertBasedOnKnown({ kind, id }: RecordKey, basedOn: number, current: number) {
  if (basedOn > current)
    throw new AppError(
      'content_conflict',
      `${kind} ${id} has ${current} versions; this is based on ${basedOn}.`,
    )
}

export async function findWorkingCopy(
  db: Queryable,
  key: RecordKey,
  personId: string,
): Promise<WorkingCopyState | undefined> {
  const copy = await findCopy(db, key, personId)
  return copy && toState(db, key, copy)
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
    .where(and(eq(contentWorkingCopy.personId, personId), ne(contentWorkingCopy.fields, {})))
    .orderBy(desc(contentWorkingCopy.savedAt))
  return rows.map(({ kind, id, fields, savedAt, basedOn, summary, production }) => ({
    kind: kind as ContentKind,
    id,
    title:
      summarize(kind as ContentKind, applyFields({}, fields as FieldChanges)).title ||
      ((summary as Summary | null)?.title ?? ''),
    production,
    savedAt,
    isNew: basedOn === 0,
  }))
}

export async function discardWorkingCopy(db: Queryable, key: RecordKey, personId: string): Promise<void> {
  await db.delete(contentWorkingCopy).where(isCopy(key, personId))
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
  const copy = await findCopy(tx, { kind, id }, author.authorId, true)
  if (!copy) {
    if (current === 0) throw new AppError('content_not_found', `There is no ${kind} ${id}.`)
    return { version: current, isMerged: false }
  }
  const theirs = await readBody(tx, { kind, id }, current)
  if (theirs === null && copy.basedOn < current)
    throw new AppError('content_deleted', `${kind} ${id}: somebody else has deleted it.`)
  const changed = withoutUnchanged(theirs ?? {}, copy.fields as FieldChanges)
  const conflicts = await readConflicts(tx, { kind, id }, copy, current)
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

type CopyRow = typeof contentWorkingCopy.$inferSelect

async function findCopy(db: Queryable, key: RecordKey, personId: string, isLocked = false) {
  const query = db.select().from(contentWorkingCopy).where(isCopy(key, personId))
  const [copy] = await (isLocked ? query.for('update') : query)
  return copy
}

const isCopy = ({ kind, id }: RecordKey, personId: string) =>
  and(
    eq(contentWorkingCopy.kind, kind),
    eq(contentWorkingCopy.id, id),
    eq(contentWorkingCopy.personId, personId),
  )

async function toState(db: Queryable, key: RecordKey, copy: CopyRow): Promise<WorkingCopyState> {
  const current = (await findRecord(db, key.kind, key.id))?.draftVersion ?? 0
  return {
    basedOn: copy.basedOn,
    fields: copy.fields as FieldChanges,
    conflicts: await readConflicts(db, key, copy, current),
    draftVersion: current,
    savedAt: copy.savedAt,
  }
}

async function readConflicts(db: Queryable, key: RecordKey, copy: CopyRow, current: number) {
  if (copy.basedOn >= current) return []
  const theirs = await readBody(db, key, current)
  // With a deleted record the fields are not what differs.
  if (theirs === null) return []
  const base = (await readBody(db, key, copy.basedOn)) ?? {}
  return findConflicts(key.kind, base, theirs, copy.fields as FieldChanges)
}

/** The body of a version; null when the record is deleted in it. */
async function readBody(db: Queryable, { kind, id }: RecordKey, version: number) {
  if (version === 0) return {}
  return ((await readVersion(db, kind, id, version))?.body ?? null) as Record<string, unknown> | null
}
