import { isDeepStrictEqual } from 'node:util'
import { CONTENT_KINDS, type ContentByKind, type ContentKind, type Redirect } from '@lerret/model'
import { CONTENT_SCHEMAS } from '@lerret/page-engine'
import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Queryable } from '../db/connection.ts'
import { notifyServers } from '../db/notifications.ts'
import { AppError } from '../errors/app-error.ts'
import { createMoveRedirect, findMove } from './move-redirects.ts'
import { type Plan, remainingPlan } from './plan-rules.ts'
import { assertNoRedirectLoop } from './redirect-loops.ts'
import { contentPublication, contentRecord, contentVersion, isStableVersion } from './table.ts'

export interface StoredRecord {
  kind: ContentKind
  id: string
  version: number
  body: unknown
}

export interface SavedVersion {
  version: number
  body: unknown
  author: string
  savedAt: Date
}

interface Change<Kind extends ContentKind> {
  kind: Kind
  id: string
  author: string
}

/**
 * Saves a record as a new draft version and returns its number. `basedOn` is the version that the author edited (0 for a new record):
 * when another one was saved since, this throws and nothing is written.
 */
export async function saveDraft<Kind extends ContentKind>(
  db: Database,
  { kind, id, author, basedOn, body }: Change<Kind> & { basedOn: number; body: ContentByKind[Kind] },
): Promise<number> {
  assertValidBody(kind, id, body)
  if (kind === 'redirect') await assertNoRedirectLoop(db, body as Redirect)
  return addVersion(db, { kind, id, author, basedOn, body })
}

/** Saves a deletion as a new draft version. The stable version stays public until the deletion is published. */
export function deleteDraft(
  db: Database,
  change: Change<ContentKind> & { basedOn: number },
): Promise<number> {
  return addVersion(db, { ...change, body: null })
}

/** Makes the draft public; a deleted draft unpublishes the record. */
export async function publishDraft(db: Database, { kind, id, author }: Change<ContentKind>): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockRecord(tx, kind, id)
    if (!record) throw createNotFoundError(kind, id)
    await publishLocked(tx, { kind, id, author }, record)
  })
}

/** Removes the record from the site; its draft stays. */
export async function unpublish(db: Database, change: Change<ContentKind>): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockRecord(tx, change.kind, change.id)
    if (!record) throw createNotFoundError(change.kind, change.id)
    await unpublishLocked(tx, change, record)
  })
}

/** A record that the current transaction has locked. */
type LockedRecord = Plan & { draftVersion: number }

export async function publishLocked(tx: Queryable, change: Change<ContentKind>, record: LockedRecord) {
  const draft = await readVersion(tx, change.kind, change.id, record.draftVersion)
  const stable = draft?.body == null ? null : { version: record.draftVersion, body: draft.body }
  await setStable(tx, change, stable, remainingPlan('publish', record))
}

export async function unpublishLocked(tx: Queryable, change: Change<ContentKind>, record: LockedRecord) {
  await setStable(tx, change, null, remainingPlan('unpublish', record))
}

/**
 * Makes the same change to the stable version and to the draft, each as a version of its own where they differ, so that an editor's
 * unpublished changes stay unpublished. A version that the change leaves as it was is not saved again, and neither is a deletion.
 */
export async function updateDraftAndStable<Kind extends ContentKind>(
  tx: Queryable,
  { kind, id, author }: Change<Kind>,
  change: (body: ContentByKind[Kind], isPublic: boolean) => ContentByKind[Kind],
): Promise<void> {
  const record = await lockRecord(tx, kind, id)
  if (!record) throw createNotFoundError(kind, id)
  const { draftVersion, stableVersion } = record
  const isSame = draftVersion === stableVersion
  const draft = await applyChange(draftVersion, isSame)
  const stable = isSame ? draft : await applyChange(stableVersion, true)
  let version = draftVersion
  if (stable) {
    await insertVersion(++version, stable)
    await setStable(tx, { kind, id, author }, { version, body: stable }, record)
  }
  if (!draft && !stable) return
  // The draft must be the newest version, even when only the stable version has changed.
  if (!isSame) await insertVersion(++version, draft ?? (await readVersion(tx, kind, id, draftVersion))?.body)
  await tx.update(contentRecord).set({ draftVersion: version }).where(isRecord(kind, id))

  async function applyChange(from: number | null, isPublic: boolean) {
    const saved = from === null ? undefined : await readVersion(tx, kind, id, from)
    if (saved?.body == null) return undefined
    const body = change(saved.body as ContentByKind[Kind], isPublic)
    if (isDeepStrictEqual(body, saved.body)) return undefined
    assertValidBody(kind, id, body)
    return body
  }

  async function insertVersion(next: number, body: unknown) {
    await tx.insert(contentVersion).values({ kind, id, version: next, body, author })
  }
}

/** Saves a new record, and publishes it if `isPublic`. */
export async function addRecord<Kind extends ContentKind>(
  tx: Queryable,
  { kind, id, author, body, isPublic }: Change<Kind> & { body: ContentByKind[Kind]; isPublic: boolean },
): Promise<void> {
  assertValidBody(kind, id, body)
  const added = await tx
    .insert(contentVersion)
    .values({ kind, id, version: 1, body, author })
    .onConflictDoNothing()
    .returning({ version: contentVersion.version })
  if (added.length === 0) throw createConflictError(kind, id, 0, 1)
  await tx.insert(contentRecord).values({ kind, id, draftVersion: 1 })
  if (isPublic)
    await setStable(tx, { kind, id, author }, { version: 1, body }, { publishAt: null, unpublishAt: null })
}

/** The draft of a record, with the version to base the next save on. */
export async function findDraft(
  db: Queryable,
  kind: ContentKind,
  id: string,
): Promise<SavedVersion | undefined> {
  const record = await findRecord(db, kind, id)
  return record && readVersion(db, kind, id, record.draftVersion)
}

/** The public version of a record. */
export async function findStable(
  db: Queryable,
  kind: ContentKind,
  id: string,
): Promise<SavedVersion | undefined> {
  const record = await findRecord(db, kind, id)
  return record?.stableVersion == null ? undefined : readVersion(db, kind, id, record.stableVersion)
}

/** Every version of a record, newest first. */
export function readHistory(db: Queryable, kind: ContentKind, id: string): Promise<SavedVersion[]> {
  return db
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.id, id)))
    .orderBy(desc(contentVersion.version))
}

/** All public records, or those of one kind, in any order. Bodies are not parsed. */
export async function readAllStable(
  db: Queryable,
  kind?: ContentKind,
  ids?: readonly string[],
): Promise<StoredRecord[]> {
  const rows = await db
    .select({
      kind: contentRecord.kind,
      id: contentRecord.id,
      version: contentVersion.version,
      body: contentVersion.body,
    })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
    .where(
      and(
        isNotNull(contentRecord.stableVersion),
        kind && eq(contentRecord.kind, kind),
        ids && inArray(contentRecord.id, [...ids]),
      ),
    )
  return rows as StoredRecord[]
}

/** The number of the last publication, which grows with each one. */
export async function readRevision(db: Queryable): Promise<number> {
  const [row] = await db.select({ number: max(contentPublication.number) }).from(contentPublication)
  return row?.number ?? 0
}

/** The revision at which each record was last published, by `kind:id`; for all records or for these ids. */
export async function readRevisions(db: Queryable, ids?: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      kind: contentPublication.kind,
      id: contentPublication.id,
      number: max(contentPublication.number),
    })
    .from(contentPublication)
    // The index begins with the kind, so all kinds are named.
    .where(
      ids && and(inArray(contentPublication.kind, CONTENT_KINDS), inArray(contentPublication.id, [...ids])),
    )
    .groupBy(contentPublication.kind, contentPublication.id)
  return new Map(rows.map(({ kind, id, number }) => [`${kind}:${id}`, number ?? 0]))
}

/** A record that was published or unpublished: its public body before and now; null when it was or is not public. */
export interface ChangedRecord {
  kind: ContentKind
  id: string
  before: unknown
  after: unknown
}

/**
 * Every record that was published or unpublished after a revision, with bodies that are not parsed. Subqueries look records up one by
 * one: PostgreSQL would execute a join by reading all versions.
 */
export async function readChangesSince(db: Queryable, revision: number): Promise<ChangedRecord[]> {
  const { rows } = await db.execute<ChangedRecord & Record<string, unknown>>(sql`
    select kind, id,
      (select body from content_version as version
        where (version.kind, version.id) = (changed.kind, changed.id) and version.version = (
          select version from content_publication as seen
          where (seen.kind, seen.id) = (changed.kind, changed.id) and number <= ${revision}
          order by number desc limit 1)) as before,
      (select body from content_version as version join content_record as record using (kind, id)
        where (kind, id) = (changed.kind, changed.id) and version.version = record.stable_version) as after
    from (select distinct kind, id from content_publication where number > ${revision}) as changed
  `)
  return rows
}

/**
 * Makes transactions write publications one after the other, so that a reader who sees a revision sees all before it. Must be called
 * after records are locked and before a publication is written. All servers are notified when the transaction commits.
 */
export async function lockPublications(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table content_publication in share row exclusive mode`)
  await notifyServers(tx, { about: 'content' })
}

const versionColumns = {
  version: contentVersion.version,
  body: contentVersion.body,
  author: contentVersion.author,
  savedAt: contentVersion.savedAt,
}

async function addVersion(
  db: Database,
  { kind, id, author, basedOn, body }: Change<ContentKind> & { basedOn: number; body: unknown },
): Promise<number> {
  return db.transaction(async (tx) => {
    const current = (await lockRecord(tx, kind, id))?.draftVersion ?? 0
    if (current !== basedOn) throw createConflictError(kind, id, basedOn, current)
    const version = current + 1
    // When two authors create the same record, the second one conflicts here.
    const added = await tx
      .insert(contentVersion)
      .values({ kind, id, version, body, author })
      .onConflictDoNothing()
      .returning({ version: contentVersion.version })
    if (added.length === 0) throw createConflictError(kind, id, basedOn, version)
    await tx
      .insert(contentRecord)
      .values({ kind, id, draftVersion: version })
      .onConflictDoUpdate({
        target: [contentRecord.kind, contentRecord.id],
        // A deleted record must not be published by its plan.
        set: body === null ? { draftVersion: version, publishAt: null } : { draftVersion: version },
      })
    return version
  })
}

async function setStable(
  tx: Queryable,
  { kind, id, author }: Change<ContentKind>,
  stable: { version: number; body: unknown } | null,
  { publishAt, unpublishAt }: Plan,
) {
  const version = stable?.version ?? null
  const move = stable && (await findMove(tx, { kind, id }, stable.body))
  await lockPublications(tx)
  await tx
    .update(contentRecord)
    .set({ stableVersion: version, publishAt, unpublishAt })
    .where(isRecord(kind, id))
  await tx.insert(contentPublication).values({ kind, id, version, author })
  if (move) await createMoveRedirect(tx, move, author)
}

export async function lockRecord(tx: Queryable, kind: ContentKind, id: string) {
  const [record] = await tx.select().from(contentRecord).where(isRecord(kind, id)).for('update')
  return record
}

async function findRecord(db: Queryable, kind: ContentKind, id: string) {
  const [record] = await db.select().from(contentRecord).where(isRecord(kind, id))
  return record
}

async function readVersion(db: Queryable, kind: ContentKind, id: string, version: number) {
  const [savedVersion] = await db
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.id, id), eq(contentVersion.version, version)))
  return savedVersion
}

const isRecord = (kind: ContentKind, id: string) =>
  and(eq(contentRecord.kind, kind), eq(contentRecord.id, id))

function assertValidBody(kind: ContentKind, id: string, body: unknown) {
  const errors = findSchemaErrors(kind, body)
  if (errors) throw new AppError('content_invalid', `${kind} ${id}: ${errors}`)
}

/** Describes what is wrong with a body, field by field; null when it matches its schema. */
export function findSchemaErrors(kind: ContentKind, body: unknown): string | null {
  const { error } = (CONTENT_SCHEMAS[kind] as z.ZodType).safeParse(body)
  if (!error) return null
  return error.issues.map(({ path, message }) => `${path.join('.') || 'record'} ${message}`).join('; ')
}

export const createNotFoundError = (kind: ContentKind, id: string) =>
  new AppError('content_not_found', `There is no ${kind} ${id}.`)

const createConflictError = (kind: ContentKind, id: string, basedOn: number, current: number) =>
  new AppError(
    'content_conflict',
    `${kind} ${id} is at version ${current}; this change was based on ${basedOn}.`,
  )
