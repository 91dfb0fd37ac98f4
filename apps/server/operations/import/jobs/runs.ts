import { randomUUID } from 'node:crypto'
import { desc, isNull, sql } from 'drizzle-orm'
import { audit, type StaffAction } from '../../../editing/actions.ts'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ImportReport } from '../report.ts'
import { importRun } from '../table.ts'

export type ImportRun = typeof importRun.$inferSelect

const MAX_LISTED_RUNS = 5
/** How much of a list is sent to a browser. */
const MAX_LISTED_ENTRIES = 200

/** Records that an import is wanted; one of the servers begins with it within seconds. Only one import runs at a time. */
export function addRun(
  action: StaffAction,
  {
    source,
    file,
    sheetColumns = null,
  }: Pick<ImportRun, 'source' | 'file'> & Partial<Pick<ImportRun, 'sheetColumns'>>,
): Promise<ImportRun> {
  return action.db.transaction(async (tx) => {
    const { person, now } = action
    const [run] = await tx
      .insert(importRun)
      .values({
        id: randomUUID(),
        source,
        file,
        sheetColumns,
        startedBy: person.name,
        startedAt: now,
        attempts: 0,
        phase: 'reading',
        done: 0,
        total: 0,
      })
      .onConflictDoNothing()
      .returning()
    if (!run) throw new AppError('import_running', 'Another import has not finished yet.')
    await audit(tx, action, 'import_started', undefined, { source })
    return run
  })
}

export const readRuns = (db: Queryable): Promise<ImportRun[]> =>
  db.select().from(importRun).orderBy(desc(importRun.startedAt)).limit(MAX_LISTED_RUNS)

export const hasUnfinishedRun = async (db: Queryable): Promise<boolean> =>
  (await db.select({ id: importRun.id }).from(importRun).where(isNull(importRun.finishedAt))).length > 0

/** The import that is wanted or was interrupted. */
export async function beginUnfinishedRun(db: Database): Promise<ImportRun | undefined> {
  const [run] = await db
    .update(importRun)
    .set({ attempts: sql`${importRun.attempts} + 1` })
    .where(isNull(importRun.finishedAt))
    .returning()
  return run
}

/** A run as it is sent to the desk. */
export function toWireRun({
  file: _file,
  attempts: _attempts,
  sheetColumns: _sheetColumns,
  startedAt,
  finishedAt,
  report,
  ...run
}: ImportRun) {
  return {
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    report: report && toWireReport(report),
  }
}

const toWireReport = ({
  source,
  counts,
  leftAlone,
  skipped,
  failures,
  dropped,
  addresses,
  unresolved,
}: ImportReport) => ({
  source,
  counts,
  leftAlone: shorten(leftAlone),
  skipped: shorten(skipped),
  failures: shorten(failures),
  dropped: Object.entries(dropped)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count),
  addresses,
  unresolved: shorten(unresolved),
})

const shorten = <Item>(items: readonly Item[]) => ({
  total: items.length,
  items: items.slice(0, MAX_LISTED_ENTRIES),
})
