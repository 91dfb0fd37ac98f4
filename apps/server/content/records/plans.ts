import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@lerret/model'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/connection.ts'
import { notifyServers } from '../../platform/db/notifications.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { notifyDesks } from '../desk-events/notify.ts'
import { assertValidBody } from './body-checks.ts'
import { findDueSteps, findPlanProblem, type Plan, type PlannedStep } from './plan-rules.ts'
import { readDatedBody, saveDatedVersion } from './publication-dates.ts'
import type { RecordKey } from './record-key.ts'
import { findUnpublishedMedia } from './referenced-media.ts'
import { findHallRenames, type HallRenames, renameHalls } from './renamed-halls.ts'
import { type LockedRecord, lockRecord, lockRecords } from './store/lock-records.ts'
import { notifyPublished, type PinnedPlan, publishLocked, unpublishLocked } from './store/publish-versions.ts'
import { readVersion } from './store/read-records.ts'
import type { Author, Change } from './store/save-versions.ts'
import { contentRecord } from './table.ts'

export interface PlannedRecord extends PinnedPlan {
  kind: ContentKind
  id: string
  plannedBy: string
}

export interface PlanToSave extends RecordKey, Plan {
  /** The version to publish; without it the draft of now. */
  version?: number | undefined
}

/** Plans when a record is published and unpublished, replacing an earlier plan; two nulls remove it. */
export async function planRecord(
  db: Database,
  { author, authorId, now, ...plan }: PlanToSave & Author & { now: Date },
): Promise<void> {
  await planRecords(db, { author, authorId }, [plan], now)
}

/** Saves the plans of several records, all or none. */
export async function planRecords(
  db: Database,
  author: Author,
  plans: readonly PlanToSave[],
  now: Date,
): Promise<void> {
  await db.transaction((tx) => planRecordsLocked(tx, author, plans, now))
}

export async function planRecordsLocked(
  tx: Queryable,
  author: Author,
  plans: readonly PlanToSave[],
  now: Date,
): Promise<void> {
  await lockRecords(tx, plans)
  for (const plan of plans) await savePlan(tx, author, plan, now)
  await notifyServers(tx, { about: 'content' })
  await notifyDesks(tx, {
    type: 'records',
    action: 'planned',
    author: author.author,
    records: plans.map(({ kind, id }) => ({ kind, id, version: null })),
  })
}

async function savePlan(
  tx: Queryable,
  { author, authorId }: Author,
  { kind, id, publishAt, unpublishAt, version }: PlanToSave,
  now: Date,
) {
  const record = (await lockRecord(tx, kind, id)) as LockedRecord
  const planVersion = publishAt && (version ?? record.draftVersion)
  const planned = await readVersion(tx, kind, id, planVersion ?? record.draftVersion)
  if (!planned) throw new AppError('content_not_found', `${kind} ${id} has no version ${version}.`)
  const isPublic = record.stableVersion !== null
  const isDeleted = planned.body === null
  const problem = findPlanProblem({ publishAt, unpublishAt }, { isPublic, isDeleted }, now)
  if (problem) throw new AppError('plan_invalid', `${kind} ${id}: ${problem}.`)
  // Now rather than at the planned moment, when nobody is there to correct it.
  if (publishAt) assertValidBody(kind, id, planned.body)
  const isPlanned = publishAt !== null || unpublishAt !== null
  await tx
    .update(contentRecord)
    .set({
      publishAt,
      unpublishAt,
      planVersion,
      plannedBy: isPlanned ? author : null,
      plannedById: isPlanned ? (authorId ?? null) : null,
      planProblem: null,
    })
    .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)))
}

/** All plans, the next first. */
export async function readPlans(db: Queryable): Promise<PlannedRecord[]> {
  const plans = await db
    .select({
      kind: contentRecord.kind,
      id: contentRecord.id,
      publishAt: contentRecord.publishAt,
      unpublishAt: contentRecord.unpublishAt,
      planVersion: contentRecord.planVersion,
      plannedBy: contentRecord.plannedBy,
    })
    .from(contentRecord)
    .where(isPlanned)
    .orderBy(asc(soonest))
  return plans as PlannedRecord[]
}

/** The records that plans will have changed by a moment, as they will be then. null: no longer public. */
export async function readPlannedBodies(
  db: Queryable,
  until: Date,
): Promise<(RecordKey & { body: object | null })[]> {
  const plans = (await readPlans(db)).filter((plan) => findDueSteps(plan, until).length > 0)
  return Promise.all(
    plans.map(async ({ kind, id, publishAt, planVersion, ...plan }) => {
      const isPublished = findDueSteps({ publishAt, ...plan }, until).at(-1) === 'publish'
      if (!isPublished || publishAt === null || planVersion === null) return { kind, id, body: null }
      const { dated } = await readDatedBody(db, { kind, id }, planVersion, publishAt)
      return { kind, id, body: dated }
    }),
  )
}

/** The time of the next planned step; null when nothing is planned. */
export async function findNextPlanned(db: Queryable): Promise<Date | null> {
  const [first] = await readPlans(db)
  const moments = [first?.publishAt, first?.unpublishAt].filter((moment) => moment instanceof Date)
  return moments.sort((a, b) => Number(a) - Number(b))[0] ?? null
}

export interface ExecutedPlan {
  kind: ContentKind
  id: string
  steps: PlannedStep[]
  /** Why the steps could not be carried out, for the log. The plan is removed, and the code of the error is stored with the record. */
  problem?: string
}

/** Carries out all due steps in one transaction and returns them. When several servers call it, each step is carried out once. */
export async function runDuePlans(db: Database, now: Date): Promise<ExecutedPlan[]> {
  return db.transaction(async (tx) => {
    const planned = (await readPlans(tx)).filter((plan) => findDueSteps(plan, now).length > 0)
    const versions = planned.map(({ kind, id, planVersion }) => ({ kind, id, version: planVersion }))
    const renames = await findHallRenames(tx, versions, now)
    await lockRecords(tx, [...planned, ...renames.records])
    const due = await tx
      .select()
      .from(contentRecord)
      .where(sql`${soonest} <= ${now.toISOString()}`)
      .orderBy(contentRecord.kind, contentRecord.id)
      .for('update')
    const executed: ExecutedPlan[] = []
    for (const record of due) {
      const kind = record.kind as ContentKind
      const steps = findDueSteps(record, now)
      const problem = await runSteps(tx, record, steps, renames)
      executed.push({ kind, id: record.id, steps, ...(problem !== null && { problem }) })
    }
    return executed
  })
}

/** Runs the steps in a savepoint, so that a record which cannot be published does not hold back the others. Returns the failure. */
async function runSteps(
  tx: Transaction,
  record: LockedRecord,
  steps: PlannedStep[],
  renames: HallRenames,
): Promise<string | null> {
  const { id } = record
  const kind = record.kind as ContentKind
  const change = {
    kind,
    id,
    author: record.plannedBy as string,
    authorId: record.plannedById ?? undefined,
    batch: randomUUID(),
  }
  try {
    await tx.transaction(async (savepoint) => {
      // One by one, so that the history of what was missed while no server ran is as planned.
      for (const step of steps) {
        const version = await runStep(savepoint, change, record, step)
        await notifyPublished(savepoint, change.author, [{ kind, id, version }])
        if (kind === 'settings') await renameHalls(savepoint, change, renames)
      }
    })
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await tx
      .update(contentRecord)
      .set({ publishAt: null, unpublishAt: null, planVersion: null, planProblem: error.code })
      .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)))
    return error.message
  }
}

/** Returns the version that is public then; null when none is. */
async function runStep(
  tx: Queryable,
  change: Change,
  record: LockedRecord,
  step: PlannedStep,
): Promise<number | null> {
  if (step === 'unpublish') {
    await unpublishLocked(tx, change, { ...record, publishAt: null, planVersion: null })
    return null
  }
  const planned = record.planVersion ?? record.draftVersion
  const version = await saveDatedVersion(tx, change, record, planned, record.publishAt as Date)
  await publishLocked(tx, change, record, version)
  await publishReferencedMedia(tx, change, version)
  return version
}

/** Pictures that are used for the first time become public with the record. */
async function publishReferencedMedia(tx: Queryable, change: Change, version: number) {
  const { kind, id } = change
  for (const picture of await findUnpublishedMedia(tx, [{ kind, id, version }])) {
    const [record] = await lockRecords(tx, [picture])
    const publication = { ...change, kind: picture.kind, id: picture.id }
    await publishLocked(tx, publication, record as LockedRecord, picture.version as number)
  }
}

const soonest = sql`least(${contentRecord.publishAt}, ${contentRecord.unpublishAt})`
const isPlanned = or(isNotNull(contentRecord.publishAt), isNotNull(contentRecord.unpublishAt))
