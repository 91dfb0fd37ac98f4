import type { ContentKind } from '@lerret/model'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import { notifyServers } from '../db/notifications.ts'
import { AppError } from '../errors/app-error.ts'
import { findDueSteps, findPlanProblem, type Plan, type PlannedStep } from './plan-rules.ts'
import { createNotFoundError, lockRecord, publishLocked, unpublishLocked } from './store.ts'
import { contentRecord, contentVersion } from './table.ts'

export interface PlannedRecord extends Plan {
  kind: ContentKind
  id: string
  plannedBy: string
}

/**
 * Plans when a record is published and unpublished, replacing an earlier plan; two nulls remove it. The draft of that time is what
 * will be published.
 */
export async function planRecord(
  db: Database,
  {
    kind,
    id,
    author,
    publishAt,
    unpublishAt,
    now,
  }: { kind: ContentKind; id: string; author: string; now: Date } & Plan,
): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockRecord(tx, kind, id)
    if (!record) throw createNotFoundError(kind, id)
    const isPublic = record.stableVersion !== null
    const isDeleted = await isDraftDeleted(tx, record)
    const problem = findPlanProblem({ publishAt, unpublishAt }, { isPublic, isDeleted }, now)
    if (problem) throw new AppError('plan_invalid', `${kind} ${id}: ${problem}.`)
    await tx
      .update(contentRecord)
      .set({ publishAt, unpublishAt, plannedBy: publishAt || unpublishAt ? author : null })
      .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)))
    await notifyServers(tx, { about: 'content' })
  })
}

/** The plan of a record; undefined when there is none. */
export async function findPlan(
  db: Queryable,
  kind: ContentKind,
  id: string,
): Promise<PlannedRecord | undefined> {
  const [plan] = await selectPlans(db).where(
    and(eq(contentRecord.kind, kind), eq(contentRecord.id, id), isPlanned),
  )
  return plan as PlannedRecord | undefined
}

/** All plans, the next first. */
export async function readPlans(db: Queryable): Promise<PlannedRecord[]> {
  return (await selectPlans(db).where(isPlanned).orderBy(asc(soonest))) as PlannedRecord[]
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
}

/** Carries out all due steps in one transaction and returns them. When several servers call it, each step is carried out once. */
export async function runDuePlans(db: Database, now: Date): Promise<ExecutedPlan[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(contentRecord)
      .where(sql`${soonest} <= ${now.toISOString()}`)
      .orderBy(contentRecord.kind, contentRecord.id)
      .for('update')
    const executed: ExecutedPlan[] = []
    for (const record of due) {
      const kind = record.kind as ContentKind
      const change = { kind, id: record.id, author: record.plannedBy as string }
      const steps = findDueSteps(record, now)
      // One by one, so that the history of what was missed while no server ran is as planned.
      for (const step of steps) {
        if (step === 'publish') await publishLocked(tx, change, record)
        else await unpublishLocked(tx, change, { ...record, publishAt: null })
      }
      executed.push({ kind, id: record.id, steps })
    }
    return executed
  })
}

const soonest = sql`least(${contentRecord.publishAt}, ${contentRecord.unpublishAt})`
const isPlanned = or(isNotNull(contentRecord.publishAt), isNotNull(contentRecord.unpublishAt))

const selectPlans = (db: Queryable) =>
  db
    .select({
      kind: contentRecord.kind,
      id: contentRecord.id,
      publishAt: contentRecord.publishAt,
      unpublishAt: contentRecord.unpublishAt,
      plannedBy: contentRecord.plannedBy,
    })
    .from(contentRecord)

async function isDraftDeleted(tx: Queryable, record: typeof contentRecord.$inferSelect): Promise<boolean> {
  const [draft] = await tx
    .select({ isDeleted: sql<boolean>`${contentVersion.body} is null` })
    .from(contentVersion)
    .where(
      and(
        eq(contentVersion.kind, record.kind),
        eq(contentVersion.id, record.id),
        eq(contentVersion.version, record.draftVersion),
      ),
    )
  return draft?.isDeleted ?? true
}
