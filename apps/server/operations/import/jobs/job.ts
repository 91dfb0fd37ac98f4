import { join } from 'node:path'
import { HOUR_SECONDS } from '@lerret/model'
import type { PoolConfig } from 'pg'
import type { House, Settings } from '../../../house/house.ts'
import type { RepeatingJob } from '../../../platform/jobs/repeating-job.ts'
import { runInThread } from '../../../platform/threads/run-in-thread.ts'
import { hasUnfinishedRun } from './runs.ts'

const INTERVAL_SECONDS = 3
const TIMEOUT_SECONDS = 12 * HOUR_SECONDS

/** The settings that the thread of imports needs to open the house itself. */
export interface ImportThreadInput {
  /** Where uploaded export files wait. */
  folder: string
  trustedOrigins: readonly string[]
  connection: PoolConfig
  settings: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'sharedFiles'>>
  /** How far the server's clock is from that of the machine. */
  clockOffsetMs: number
}

/** Creates the job of an import. An import that a restart interrupted begins again. */
export function createImportJob({ db, connection, now, settings, log }: House): RepeatingJob {
  const { dataDir, sharedFiles, importOrigin } = settings
  return {
    name: 'site-import',
    async run(signal) {
      if (!(await hasUnfinishedRun(db))) return
      const warnings = await runImportThread(
        {
          connection,
          settings: { dataDir, sharedFiles },
          folder: join(dataDir, 'imports'),
          trustedOrigins: importOrigin ? [importOrigin] : [],
          clockOffsetMs: now().getTime() - Date.now(),
        },
        signal,
      )
      for (const warning of warnings) log.warn(warning)
    },
    everySeconds: INTERVAL_SECONDS,
    retrySeconds: 30,
    pollSeconds: 2,
    timeoutSeconds: TIMEOUT_SECONDS,
  }
}

/** Runs the import that is waiting in a thread: parsing a page of another site may take seconds. Returns its warnings. */
export const runImportThread = (input: ImportThreadInput, signal: AbortSignal): Promise<string[]> =>
  runInThread(join(import.meta.dirname, 'import-thread.ts'), input, {
    timeoutMs: TIMEOUT_SECONDS * 1000,
    toTimeoutError: () => new Error('The import has taken too long.'),
    signal,
  })
