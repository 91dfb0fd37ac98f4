import type { ContentKind } from '@lerret/model'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import { notifyServers } from '../db/notifications.ts'
import { AppError } from '../errors/app-error.ts'
import { dueSteps, findPlanProblem, type Plan, type PlannedStep } from './plan-rules.ts'
import { lockRecord, notFound, publishLocked, unpublishLocked } from './store.ts'
import { contentRecord, contentVersion } from './table.ts'

export interface PlannedRecord extends Plan {
  kind: ContentKind
  id: string
  plannedBy: string
}

/**
 * Says when a record is to be published and taken off the site, in place of what was planned before; two nulls plan nothing.
 * What is published then is the draft as it then is.
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
    if (!record) throw notFound(kind, id)
    const isPublic = record.stableVersion !== null
    const isDeleted = await isDeletedIn(tx, record)
    const problem = findPlanProblem({ publishAt, unpublishAt }, { isPublic, isDeleted }, now)
    if (problem) throw new AppError('plan_invalid', `${kind} ${id}: ${problem}.`)
    await tx
      .update(contentRecord)
      .set({ publishAt, unpublishAt, plannedBy: publishAt || unpublishAt ? author : null })
      .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)))
    await notifyServers(tx, { about: 'content' })
  })
}

/** What is planned for a record; undefined when nothing is. */
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

/** Everything that is planned, the next first. */
export async function readPlans(db: Queryable): Promise<PlannedRecord[]> {
  return (await selectPlans(db).where(isPlanned).orderBy(asc(soonest))) as PlannedRecord[]
}

/** When the next planned thing is to happen; null when nothing is planned. */
export async function findNextPlanned(db: Queryable): Promise<Date | null> {
  const [first] = await readPlans(db)
  const moments = [first?.publishAt, first?.unpublishAt].filter((moment) => moment instanceof Date)
  return moments.sort((a, b) => Number(a) - Number(b))[0] ?? null
}

export interface CarriedOut {
  kind: ContentKind
  id: string
  steps: PlannedStep[]
}

/**
 * Publishes and takes off the site all that should be by now, at once, and tells what it did. Whoever comes second, from this
 * server or another, finds nothing left to do.
 */
export async function carryOutPlans(db: Database, now: Date): Promise<CarriedOut[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(contentRecord)
      .where(sql`${soonest} <= ${now.toISOString()}`)
      .orderBy(contentRecord.kind, contentRecord.id)
      .for('update')
    const done: CarriedOut[] = []
    for (const record of due) {
      const kind = record.kind as ContentKind
      const change = { kind, id: record.id, author: record.plannedBy as string }
      const steps = dueSteps(record, now)
      // One after the other: what was missed while no server ran stands in the history as it was planned.
      for (const step of steps) {
        if (step === 'publish') await publishLocked(tx, change, record)
        else await unpublishLocked(tx, change, { ...record, publishAt: null })
      }
      done.push({ kind, id: record.id, steps })
    }
    return done
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

async function isDeletedIn(tx: Queryable, record: typeof contentRecord.$inferSelect): Promise<boolean> {
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
