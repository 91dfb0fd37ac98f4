import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Originals } from '../../../content/media/originals.ts'
import type { Database } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { createImportFetches } from '../fetching.ts'
import { type ImportOptions, runImport } from '../run-import.ts'
import { importRun } from '../table.ts'
import { beginUnfinishedRun, type ImportRun } from './runs.ts'

export interface ImportJobDependencies {
  db: Database
  originals: Pick<Originals, 'add'>
  /** Where uploaded export files wait. */
  folder: string
  trustedOrigins: readonly string[]
  now: () => Date
  logWarning(text: string): void
}

const MAX_ATTEMPTS = 3
/** Progress is written to the database at most this often. */
const PROGRESS_MS = 500

/** Runs the import that is waiting, if there is one, and stores its report or the code of its error. */
export async function runNextImport(dependencies: ImportJobDependencies, signal: AbortSignal): Promise<void> {
  const { db, now, folder, logWarning } = dependencies
  const run = await beginUnfinishedRun(db)
  if (!run) return
  const finish = async (outcome: Pick<ImportRun, 'report'> | Pick<ImportRun, 'problem'>) => {
    await db
      .update(importRun)
      .set({ ...outcome, finishedAt: now() })
      .where(eq(importRun.id, run.id))
    if (run.file !== null) await rm(join(folder, run.file), { force: true })
  }
  if (run.attempts > MAX_ATTEMPTS) return finish({ problem: 'internal' })
  try {
    await finish({ report: await runImport(toOptions(run, dependencies, signal)) })
  } catch (error) {
    // It goes on when the server starts again.
    if (signal.aborted) return
    await finish({ problem: error instanceof AppError ? error.code : 'internal' })
    if (!(error instanceof AppError)) logWarning(`The import of ${run.source} failed. ${error}`)
  }
}

function toOptions(
  run: ImportRun,
  { db, originals, folder, trustedOrigins }: ImportJobDependencies,
  signal: AbortSignal,
): ImportOptions {
  let writtenAt = 0
  return {
    db,
    originals,
    source:
      run.file === null
        ? { address: run.source }
        : { file: join(folder, run.file), sheetColumns: run.sheetColumns },
    isDryRun: false,
    now: run.startedAt,
    signal,
    ...createImportFetches({ trustedOrigins, signal }),
    onProgress(progress) {
      if (Date.now() - writtenAt < PROGRESS_MS && progress.done !== progress.total) return
      writtenAt = Date.now()
      // Nothing depends on a progress that cannot be written.
      db.update(importRun)
        .set(progress)
        .where(eq(importRun.id, run.id))
        .catch(() => {})
    },
  }
}
