import type { ContentByKind, ContentKind, Redirect } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { notifyDesks } from '../../desk-events/notify.ts'
import { assertAddressFree } from '../addresses.ts'
import { assertStorable, findSchemaErrors } from '../body-checks.ts'
import { insertVersions } from '../insert-versions.ts'
import type { RecordKey } from '../record-key.ts'
import { assertNoRedirectLoop } from '../redirects/redirect-loops.ts'
import { summarize } from '../summaries.ts'
import { contentRecord, contentVersion } from '../table.ts'
import { compareKeys, type LockedRecord, lockRecord } from './lock-records.ts'

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
  return db.transaction((tx) => saveVersionsLocked(tx, author, versions))
}

export async function saveVersionsLocked(
  tx: Queryable,
  { author, authorId }: Author,
  versions: readonly VersionToSave[],
): Promise<number[]> {
  for (const { kind, id, body } of versions) if (body) assertStorable(kind, id, body)
  const saved = new Map<VersionToSave, number>()
  for (const version of [...versions].sort(compareKeys)) {
    const { kind, id, basedOn, body } = version
    saved.set(version, await addVersion(tx, { kind, id, author, authorId, basedOn, body }))
  }
  // The check follows all writes, so that two records can exchange their addresses.
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

export async function addVersion(
  tx: Queryable,
  { kind, id, author, authorId, basedOn, body }: VersionToSave & Author,
): Promise<number> {
  const current = (await lockRecord(tx, kind, id))?.draftVersion ?? 0
  if (current !== basedOn) throw createConflictError(kind, id, basedOn, current)
  const version = current + 1
  // When two authors create the same record, the second one conflicts here.
  const added = await insertVersions(tx, [{ kind, id, version, body, author, authorId }])
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
  await insertVersions(tx, versions)
  await setDraft(tx, { kind, id, version: first + bodies.length - 1, body: bodies.at(-1) ?? null })
  return first
}

/** Points a record at its newest version. */
export async function setDraft(
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

export const createConflictError = (kind: ContentKind, id: string, basedOn: number, current: number) =>
  new AppError(
    'content_conflict',
    `${kind} ${id} is at version ${current}; this change was based on ${basedOn}.`,
  )
