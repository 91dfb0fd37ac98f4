import { randomUUID } from 'node:crypto'
import type { ContentByKind, ContentKind } from '@lerret/model'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import { notifyDesks } from '../../desk-events/notify.ts'
import { assertValidBody } from '../body-checks.ts'
import { type Plan, type PlannedStep, remainingPlan } from '../plan-rules.ts'
import type { RecordKey } from '../record-key.ts'
import { createMoveRedirect, findMove } from '../redirects/move-redirects.ts'
import { contentPublication, contentRecord } from '../table.ts'
import { compareKeys, type LockedRecord, lockPublications, lockRecords } from './lock-records.ts'
import { getVersion, isRecord } from './read-records.ts'
import { type Author, addVersion, type Change } from './save-versions.ts'

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
  await notifyPublished(tx, author, versions)
  return batch
}

/** Tells editors which versions of their records are public from now on. */
export const notifyPublished = (tx: Queryable, author: string, versions: readonly VersionToPublish[]) =>
  notifyDesks(tx, {
    type: 'records',
    action: 'published',
    author,
    records: versions.map(({ kind, id, version }) => ({ kind, id, version })),
  })

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

/** Publishes the draft, or another version. */
export async function publishLocked(
  tx: Queryable,
  change: Change,
  record: LockedRecord,
  version = record.draftVersion,
) {
  const { kind, id } = change
  const saved = await getVersion(tx, kind, id, version)
  if (saved.body === null) return setStable(tx, change, null, NO_PLAN)
  assertValidBody(kind, id, saved.body)
  await setStable(tx, change, { version, body: saved.body }, remainingPinnedPlan('publish', record))
}

export async function unpublishLocked(tx: Queryable, change: Change, record: LockedRecord) {
  await setStable(tx, change, null, remainingPinnedPlan('unpublish', record))
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

/** When a record is to be published and unpublished, and the version to publish. */
export interface PinnedPlan extends Plan {
  planVersion: number | null
}

const NO_PLAN: PinnedPlan = { publishAt: null, unpublishAt: null, planVersion: null }

function remainingPinnedPlan(step: PlannedStep, record: LockedRecord): PinnedPlan {
  const plan = remainingPlan(step, record)
  return { ...plan, planVersion: plan.publishAt && record.planVersion }
}

export async function setStable(
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
