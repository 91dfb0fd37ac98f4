import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../../platform/db/connection.ts'
import { scheduleRepeating } from '../../../platform/jobs/repeating-job.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { runInThread } from '../../../platform/threads/run-in-thread.ts'
import { hasUnfinishedRun } from './runs.ts'

const INTERVAL_SECONDS = 3
const TIMEOUT_SECONDS = 12 * 3600

/** What the thread of imports needs to open the house itself. */
export interface ImportThreadInput {
  /** Where uploaded export files wait. */
  folder: string
  trustedOrigins: readonly string[]
  connection: PoolConfig
  settings: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'sharedFiles'>>
  /** How far the server's clock is from that of the machine. */
  clockOffsetMs: number
}

export interface ScheduleDependencies {
  db: Database
  /** Made for each import. */
  toThreadInput(): ImportThreadInput
  logWarning(text: string): void
}

/** Runs imports that were started at the desk, on one of the servers. After a restart an interrupted import begins again. */
export const scheduleImports = (
  boss: PgBoss,
  { db, toThreadInput, logWarning }: ScheduleDependencies,
): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'site-import',
    async run(signal) {
      if (await hasUnfinishedRun(db)) {
        const warnings = await runImportThread(toThreadInput(), signal)
        for (const warning of warnings) logWarning(warning)
      }
      return INTERVAL_SECONDS
    },
    retrySeconds: 30,
    pollSeconds: 2,
    timeoutSeconds: TIMEOUT_SECONDS,
    logWarning,
  })

/** Runs the import that is waiting in a thread: parsing a page of another site may take seconds. Returns its warnings. */
export const runImportThread = (input: ImportThreadInput, signal: AbortSignal): Promise<string[]> =>
  runInThread(join(import.meta.dirname, 'import-thread.ts'), input, {
    timeoutMs: TIMEOUT_SECONDS * 1000,
    toTimeoutError: () => new Error('The import has taken too long.'),
    signal,
  })
