import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { CONTENT_KINDS, type ContentByKind, type ContentKind, type Redirect } from '@lerret/model'
import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import { notifyServers } from '../db/notifications.ts'
import { notifyDesks } from '../desk-events/notify.ts'
import { AppError } from '../errors/app-error.ts'
import { assertAddressFree } from './addresses.ts'
import { assertStorable, assertValidBody, findSchemaErrors } from './body-checks.ts'
import { type Plan, type PlannedStep, remainingPlan } from './plan-rules.ts'
import type { RecordKey } from './record-key.ts'
import { createMoveRedirect, findMove } from './redirects/move-redirects.ts'
import { assertNoRedirectLoop } from './redirects/redirect-loops.ts'
import { summarize } from './summaries.ts'
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

/** Who makes a change: a member of staff, or a program such as the ticketing sync, which has no id. */
export interface Author {
  author: string
  authorId?: string | undefined
}

export interface Change<Kind extends ContentKind = ContentKind> extends RecordKey<Kind>, Author {
  /** Publications of the same batch are taken back together. */
  batch?: string | undefined
}

/** A new version of a record. `basedOn` is the version that the author edited; 0 for a new record. */
export interface VersionToSave extends RecordKey {
  basedOn: number
  /** It may be incomplete until it is published; null for a deletion. */
  body: object | null
}

/**
 * Saves new draft versions of several records, all or none, and returns their numbers. When another version of a record was saved
 * since the one it is based on, this throws and nothing is written.
 */
export async function saveVersions(
  db: Database,
  author: Author,
  versions: readonly VersionToSave[],
): Promise<number[]> {
  for (const { kind, id, body } of versions) if (body) assertStorable(kind, id, body)
  return db.transaction((tx) => saveVersionsLocked(tx, author, versions))
}

export async function saveVersionsLocked(
  tx: Queryable,
  { author, authorId }: Author,
  versions: readonly VersionToSave[],
): Promise<number[]> {
  const saved = new Map<VersionToSave, number>()
  for (const version of [...versions].sort(compareKeys)) {
    const { kind, id, basedOn, body } = version
    saved.set(version, await addVersion(tx, { kind, id, author, authorId, basedOn, body }))
  }
  // After all are written, so that two records can exchange their addresses.
  for (const { kind, id, body } of versions) {
    if (!body) continue
    await assertAddressFree(tx, kind, id, body)
    if (kind === 'redirect' && findSchemaErrors(kind, body) === null)
      await assertNoRedirectLoop(tx, body as Redirect)
  }
  const numbers = versions.map((version) => saved.get(version) as number)
  await notifyDesks(tx, {
    type: 'records',
    action: 'saved',
    author,
    records: versions.map(({ kind, id }, index) => ({ kind, id, version: numbers[index] as number })),
  })
  return numbers
}

/** Saves one record. */
export async function saveDraft<Kind extends ContentKind>(
  db: Database,
  {
    kind,
    id,
    author,
    authorId,
    basedOn,
    body,
  }: Change<Kind> & { basedOn: number; body: ContentByKind[Kind] },
): Promise<number> {
  const [version] = await saveVersions(db, { author, authorId }, [{ kind, id, basedOn, body }])
  return version as number
}

/** Saves a deletion as a new draft version. The stable version stays public until the deletion is published. */
export async function deleteDraft(db: Database, change: Change & { basedOn: number }): Promise<number> {
  const [version] = await saveVersions(db, change, [{ ...change, body: null }])
  return version as number
}

/** The version of a record to publish. A version without a body, or null, unpublishes the record. */
export interface VersionToPublish extends RecordKey {
  version: number | null
}

/** Publishes versions of several records at once: visitors see all of them or none. Returns the batch. */
export function publishVersions(
  db: Database,
  author: Author,
  versions: readonly VersionToPublish[],
): Promise<string> {
  return db.transaction((tx) => publishVersionsLocked(tx, author, versions))
}

export async function publishVersionsLocked(
  tx: Queryable,
  { author, authorId }: Author,
  versions: readonly VersionToPublish[],
): Promise<string> {
  const batch = randomUUID()
  const records = await lockRecords(tx, versions)
  for (const [index, { kind, id, version }] of [...versions].sort(compareKeys).entries()) {
    const change = { kind, id, author, authorId, batch }
    const record = records[index] as LockedRecord
    if (version === null) await unpublishLocked(tx, change, record)
    else await publishLocked(tx, change, record, version)
  }
  await notifyDesks(tx, {
    type: 'records',
    action: 'published',
    author,
    records: versions.map(({ kind, id, version }) => ({ kind, id, version })),
  })
  return batch
}

/** Makes the draft public; a deleted draft unpublishes the record. */
export async function publishDraft(db: Database, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [record] = await lockRecords(tx, [change])
    await publishLocked(tx, change, record as LockedRecord)
  })
}

/** Removes the record from the site; its draft stays. */
export async function unpublish(db: Database, { kind, id, ...author }: Change): Promise<void> {
  await publishVersions(db, author, [{ kind, id, version: null }])
}

/** A record that the current transaction has locked. */
export type LockedRecord = typeof contentRecord.$inferSelect

/** Publishes the draft, or another version. */
export async function publishLocked(
  tx: Queryable,
  change: Change,
  record: LockedRecord,
  version = record.draftVersion,
) {
  const { kind, id } = change
  const saved = await getVersion(tx, kind, id, version)
  if (saved.body !== null) assertValidBody(kind, id, saved.body)
  const stable = saved.body === null ? null : { version, body: saved.body }
  await setStable(tx, change, stable, remainingPinnedPlan('publish', record))
}

export async function unpublishLocked(tx: Queryable, change: Change, record: LockedRecord) {
  await setStable(tx, change, null, remainingPinnedPlan('unpublish', record))
}

/** When a record is to be published and unpublished, and the version to publish. */
export interface PinnedPlan extends Plan {
  planVersion: number | null
}

const NO_PLAN: PinnedPlan = { publishAt: null, unpublishAt: null, planVersion: null }

function remainingPinnedPlan(step: PlannedStep, record: LockedRecord): PinnedPlan {
  const plan = remainingPlan(step, record)
  return { ...plan, planVersion: plan.publishAt && record.planVersion }
}

/** Locks records in the order that all code uses for several, to avoid deadlocks. Throws when one does not exist. */
export async function lockRecords(tx: Queryable, keys: readonly RecordKey[]): Promise<LockedRecord[]> {
  const records: LockedRecord[] = []
  for (const { kind, id } of [...keys].sort(compareKeys)) {
    const record = await lockRecord(tx, kind, id)
    if (!record) throw createNotFoundError(kind, id)
    records.push(record)
  }
  return records
}

function compareKeys(a: RecordKey, b: RecordKey): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/**
 * Makes the same change to the stable version, the planned version and the draft, each as a version of its own where they differ, so
 * that an editor's unpublished changes stay unpublished. A version that the change leaves as it was is not saved again, and neither is
 * a deletion.
 */
export async function updateDraftAndStable<Kind extends ContentKind>(
  tx: Queryable,
  { kind, id, author, authorId, batch }: Change<Kind>,
  change: (body: ContentByKind[Kind], isPublic: boolean) => ContentByKind[Kind],
): Promise<void> {
  const record = await lockRecord(tx, kind, id)
  if (!record) throw createNotFoundError(kind, id)
  const { draftVersion, stableVersion, planVersion } = record
  let newest = draftVersion
  const changed = new Map<number, { version: number; body: unknown }>()
  // The draft comes last: it must be the newest version, even when only another one has changed.
  for (const version of new Set([stableVersion, planVersion, draftVersion])) {
    if (version === null) continue
    const saved = await readVersion(tx, kind, id, version)
    const body = saved?.body == null ? undefined : applyChange(saved.body, version === stableVersion)
    if (body === undefined && (version !== draftVersion || changed.size === 0)) continue
    newest += 1
    changed.set(version, { version: newest, body: body ?? saved?.body })
    await tx
      .insert(contentVersion)
      .values({ kind, id, version: newest, body: body ?? saved?.body, author, authorId })
  }
  const draft = changed.get(draftVersion)
  if (!draft) return
  const plan = planVersion === null ? undefined : changed.get(planVersion)
  await setDraft(tx, { kind, id, ...draft })
  if (plan) await tx.update(contentRecord).set({ planVersion: plan.version }).where(isRecord(kind, id))
  const stable = stableVersion === null ? undefined : changed.get(stableVersion)
  if (stable)
    await setStable(tx, { kind, id, author, authorId, batch }, stable, {
      ...record,
      planVersion: plan?.version ?? planVersion,
    })

  /** The changed body; undefined when it is as it was. */
  function applyChange(before: unknown, isPublic: boolean): unknown {
    const isComplete = isPublic || findSchemaErrors(kind, before) === null
    const body = isComplete
      ? change(before as ContentByKind[Kind], isPublic)
      : changeIncomplete(before as ContentByKind[Kind])
    if (isDeepStrictEqual(body, before)) return undefined
    if (isComplete) assertValidBody(kind, id, body)
    return body
  }

  /** A draft may lack what the change reads; then it stays as it is. */
  function changeIncomplete(before: ContentByKind[Kind]): unknown {
    try {
      return change(before, false)
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) return before
      throw error
    }
  }
}

/** Saves a new record, and publishes it if `isPublic`. */
export async function addRecord<Kind extends ContentKind>(
  tx: Queryable,
  {
    kind,
    id,
    author,
    authorId,
    body,
    isPublic,
  }: Change<Kind> & { body: ContentByKind[Kind]; isPublic: boolean },
): Promise<void> {
  assertValidBody(kind, id, body)
  const version = await addVersion(tx, { kind, id, author, authorId, basedOn: 0, body })
  if (isPublic) await setStable(tx, { kind, id, author, authorId }, { version, body }, NO_PLAN)
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
  tx: Queryable,
  { kind, id, author, authorId, basedOn, body }: VersionToSave & Author,
): Promise<number> {
  const current = (await lockRecord(tx, kind, id))?.draftVersion ?? 0
  if (current !== basedOn) throw createConflictError(kind, id, basedOn, current)
  const version = current + 1
  // When two authors create the same record, the second one conflicts here.
  const added = await tx
    .insert(contentVersion)
    .values({ kind, id, version, body, author, authorId })
    .onConflictDoNothing()
    .returning({ version: contentVersion.version })
  if (added.length === 0) throw createConflictError(kind, id, basedOn, version)
  await setDraft(tx, { kind, id, version, body })
  return version
}

/** Adds versions to a locked record. The last one is its draft. Returns the number of the first. */
export async function appendVersions(
  tx: Queryable,
  { kind, id, author, authorId }: Change,
  { draftVersion }: LockedRecord,
  bodies: readonly unknown[],
): Promise<number> {
  const first = draftVersion + 1
  const versions = bodies.map((body, index) => ({ kind, id, version: first + index, body, author, authorId }))
  await tx.insert(contentVersion).values(versions)
  await setDraft(tx, { kind, id, version: first + bodies.length - 1, body: bodies.at(-1) ?? null })
  return first
}

/** Points a record at its newest version. */
async function setDraft(
  tx: Queryable,
  { kind, id, version, body }: RecordKey & { version: number; body: unknown },
) {
  const draft = { draftVersion: version, summary: summarize(kind, body) }
  await tx
    .insert(contentRecord)
    .values({ kind, id, ...draft })
    .onConflictDoUpdate({
      target: [contentRecord.kind, contentRecord.id],
      // A deleted record must not be published by its plan.
      set:
        body === null
          ? {
              ...draft,
              publishAt: null,
              planVersion: null,
              planProblem: sql`case when ${contentRecord.publishAt} is null then ${contentRecord.planProblem} else 'record_deleted' end`,
            }
          : draft,
    })
}

async function setStable(
  tx: Queryable,
  { kind, id, author, authorId, batch }: Change,
  stable: { version: number; body: unknown } | null,
  { publishAt, unpublishAt, planVersion }: PinnedPlan,
) {
  const version = stable?.version ?? null
  const move = stable && (await findMove(tx, { kind, id }, stable.body))
  await lockPublications(tx)
  await tx
    .update(contentRecord)
    .set({ stableVersion: version, publishAt, unpublishAt, planVersion, planProblem: null })
    .where(isRecord(kind, id))
  await tx.insert(contentPublication).values({ kind, id, version, author, authorId, batch })
  if (move) await createMoveRedirect(tx, move, { author, authorId, batch })
}

export async function lockRecord(tx: Queryable, kind: ContentKind, id: string) {
  const [record] = await tx.select().from(contentRecord).where(isRecord(kind, id)).for('update')
  return record
}

export async function findRecord(db: Queryable, kind: ContentKind, id: string) {
  const [record] = await db.select().from(contentRecord).where(isRecord(kind, id))
  return record
}

export async function readVersion(db: Queryable, kind: ContentKind, id: string, version: number) {
  const [savedVersion] = await db
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.id, id), eq(contentVersion.version, version)))
  return savedVersion
}

/** Throws when there is no such version. */
export async function getVersion(db: Queryable, kind: ContentKind, id: string, version: number) {
  const saved = await readVersion(db, kind, id, version)
  if (!saved) throw new AppError('content_not_found', `${kind} ${id} has no version ${version}.`)
  return saved
}

const isRecord = (kind: ContentKind, id: string) =>
  and(eq(contentRecord.kind, kind), eq(contentRecord.id, id))

export const createNotFoundError = (kind: ContentKind, id: string) =>
  new AppError('content_not_found', `There is no ${kind} ${id}.`)

const createConflictError = (kind: ContentKind, id: string, basedOn: number, current: number) =>
  new AppError(
    'content_conflict',
    `${kind} ${id} is at version ${current}; this change was based on ${basedOn}.`,
  )
