import { isDeepStrictEqual } from 'node:util'
import {
  CONTENT_KINDS,
  CONTENT_SCHEMAS,
  type ContentByKind,
  type ContentKind,
  type Redirect,
} from '@lerret/model'
import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Queryable } from '../db/connection.ts'
import { notifyServers } from '../db/notifications.ts'
import { AppError } from '../errors/app-error.ts'
import { findMove, leaveRedirect } from './move-redirects.ts'
import { type Plan, planAfter } from './plan-rules.ts'
import { refuseCircle } from './redirect-loops.ts'
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
 * Saves a record as a new draft version and gives its number. `basedOn` is the version that the author had before them
 * (0 for a new record): when somebody has saved another since, nothing is written.
 */
export async function saveDraft<Kind extends ContentKind>(
  db: Database,
  { kind, id, author, basedOn, body }: Change<Kind> & { basedOn: number; body: ContentByKind[Kind] },
): Promise<number> {
  checkBody(kind, id, body)
  if (kind === 'redirect') await refuseCircle(db, body as Redirect)
  return addVersion(db, { kind, id, author, basedOn, body })
}

/** Saves that the record is deleted. Visitors see its stable version until that is taken back. */
export function deleteDraft(
  db: Database,
  change: Change<ContentKind> & { basedOn: number },
): Promise<number> {
  return addVersion(db, { ...change, body: null })
}

/** Makes the draft what visitors see; a deleted draft takes the record off the site. */
export async function publishDraft(db: Database, { kind, id, author }: Change<ContentKind>): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockRecord(tx, kind, id)
    if (!record) throw notFound(kind, id)
    await publishLocked(tx, { kind, id, author }, record)
  })
}

/** Takes the record off the site; its draft stays. */
export async function unpublish(db: Database, change: Change<ContentKind>): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockRecord(tx, change.kind, change.id)
    if (!record) throw notFound(change.kind, change.id)
    await unpublishLocked(tx, change, record)
  })
}

/** A record as it stands, locked by whoever is changing it. */
type LockedRecord = Plan & { draftVersion: number }

export async function publishLocked(tx: Queryable, change: Change<ContentKind>, record: LockedRecord) {
  const draft = await readVersion(tx, change.kind, change.id, record.draftVersion)
  const seen = draft?.body == null ? null : { version: record.draftVersion, body: draft.body }
  await setStable(tx, change, seen, planAfter('publish', record))
}

export async function unpublishLocked(tx: Queryable, change: Change<ContentKind>, record: LockedRecord) {
  await setStable(tx, change, null, planAfter('unpublish', record))
}

/**
 * Makes the same change to what visitors see and to the draft, each as a version of its own where they differ: what an editor
 * has not published yet stays unpublished. What the change leaves as it was is not saved again; a deleted record is let be.
 */
export async function changeBoth<Kind extends ContentKind>(
  tx: Queryable,
  { kind, id, author }: Change<Kind>,
  change: (body: ContentByKind[Kind], isPublic: boolean) => ContentByKind[Kind],
): Promise<void> {
  const record = await lockRecord(tx, kind, id)
  if (!record) throw notFound(kind, id)
  const { draftVersion, stableVersion } = record
  const isSame = draftVersion === stableVersion
  const draft = await changed(draftVersion, isSame)
  const stable = isSame ? draft : await changed(stableVersion, true)
  let version = draftVersion
  if (stable) {
    await insert(++version, stable)
    await setStable(tx, { kind, id, author }, { version, body: stable }, record)
  }
  if (!draft && !stable) return
  // The draft is the newest version, also when only what visitors see has changed.
  if (!isSame) await insert(++version, draft ?? (await readVersion(tx, kind, id, draftVersion))?.body)
  await tx.update(contentRecord).set({ draftVersion: version }).where(isRecord(kind, id))

  async function changed(from: number | null, isPublic: boolean) {
    const saved = from === null ? undefined : await readVersion(tx, kind, id, from)
    if (saved?.body == null) return undefined
    const body = change(saved.body as ContentByKind[Kind], isPublic)
    if (isDeepStrictEqual(body, saved.body)) return undefined
    checkBody(kind, id, body)
    return body
  }

  async function insert(next: number, body: unknown) {
    await tx.insert(contentVersion).values({ kind, id, version: next, body, author })
  }
}

/** Saves a record that there is none of yet, and publishes it if it is to be public at once. */
export async function addRecord<Kind extends ContentKind>(
  tx: Queryable,
  { kind, id, author, body, isPublic }: Change<Kind> & { body: ContentByKind[Kind]; isPublic: boolean },
): Promise<void> {
  checkBody(kind, id, body)
  const added = await tx
    .insert(contentVersion)
    .values({ kind, id, version: 1, body, author })
    .onConflictDoNothing()
    .returning({ version: contentVersion.version })
  if (added.length === 0) throw conflict(kind, id, 0, 1)
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

/** What visitors see of a record. */
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

/** Everything that visitors see, or all of one kind, in no order. Bodies are as stored: whoever reads them parses them. */
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

/** A number that rises with every publication. */
export async function readRevision(db: Queryable): Promise<number> {
  const [row] = await db.select({ number: max(contentPublication.number) }).from(contentPublication)
  return row?.number ?? 0
}

/** The number of each public record's last publication, by `kind:id`; of all records, or of those with these ids. */
export async function readRevisions(db: Queryable, ids?: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      kind: contentPublication.kind,
      id: contentPublication.id,
      number: max(contentPublication.number),
    })
    .from(contentPublication)
    // Named with its kinds, a record is found by the index.
    .where(
      ids && and(inArray(contentPublication.kind, CONTENT_KINDS), inArray(contentPublication.id, [...ids])),
    )
    .groupBy(contentPublication.kind, contentPublication.id)
  return new Map(rows.map(({ kind, id, number }) => [`${kind}:${id}`, number ?? 0]))
}

/** A record that was published or taken back: what visitors saw of it then and see now; null for nothing. */
export interface ChangedRecord {
  kind: ContentKind
  id: string
  before: unknown
  after: unknown
}

/**
 * Every record that was published or taken back after a revision. Bodies are as stored. Asked for one by one, as joins of so few
 * with all versions there are read all of them.
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
 * Publications are numbered one transaction after the other: whoever has read a number has read all below it. To be called
 * after the records are locked and before a publication is written. Every server hears of them when they are committed.
 */
export async function queuePublications(tx: Queryable): Promise<void> {
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
    if (current !== basedOn) throw conflict(kind, id, basedOn, current)
    const version = current + 1
    // Two authors of the same new record meet here: the second finds the version taken.
    const added = await tx
      .insert(contentVersion)
      .values({ kind, id, version, body, author })
      .onConflictDoNothing()
      .returning({ version: contentVersion.version })
    if (added.length === 0) throw conflict(kind, id, basedOn, version)
    await tx
      .insert(contentRecord)
      .values({ kind, id, draftVersion: version })
      .onConflictDoUpdate({
        target: [contentRecord.kind, contentRecord.id],
        // A record that was deleted is not meant to appear.
        set: body === null ? { draftVersion: version, publishAt: null } : { draftVersion: version },
      })
    return version
  })
}

async function setStable(
  tx: Queryable,
  { kind, id, author }: Change<ContentKind>,
  seen: { version: number; body: unknown } | null,
  { publishAt, unpublishAt }: Plan,
) {
  const version = seen?.version ?? null
  const move = seen && (await findMove(tx, { kind, id }, seen.body))
  await queuePublications(tx)
  await tx
    .update(contentRecord)
    .set({ stableVersion: version, publishAt, unpublishAt })
    .where(isRecord(kind, id))
  await tx.insert(contentPublication).values({ kind, id, version, author })
  if (move) await leaveRedirect(tx, move, author)
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
  const [found] = await db
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.id, id), eq(contentVersion.version, version)))
  return found
}

const isRecord = (kind: ContentKind, id: string) =>
  and(eq(contentRecord.kind, kind), eq(contentRecord.id, id))

function checkBody(kind: ContentKind, id: string, body: unknown) {
  const complaints = findComplaints(kind, body)
  if (complaints) throw new AppError('content_invalid', `${kind} ${id}: ${complaints}`)
}

/** What is wrong with a body, field by field; null when nothing is. */
export function findComplaints(kind: ContentKind, body: unknown): string | null {
  const { error } = (CONTENT_SCHEMAS[kind] as z.ZodType).safeParse(body)
  if (!error) return null
  return error.issues.map(({ path, message }) => `${path.join('.') || 'record'} ${message}`).join('; ')
}

export const notFound = (kind: ContentKind, id: string) =>
  new AppError('content_not_found', `There is no ${kind} ${id}.`)

const conflict = (kind: ContentKind, id: string, basedOn: number, current: number) =>
  new AppError(
    'content_conflict',
    `${kind} ${id} is at version ${current}; this change was based on ${basedOn}.`,
  )
