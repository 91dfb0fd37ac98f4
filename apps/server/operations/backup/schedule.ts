import type { PgBoss } from 'pg-boss'
import { scheduleRepeating } from '../../platform/jobs/repeating-job.ts'
import { runScheduledBackup, type ScheduledBackupDependencies } from './run-scheduled.ts'

/** Backs the house up every hour, on one of the servers that share the database. */
export const scheduleBackups = (
  boss: PgBoss,
  dependencies: ScheduledBackupDependencies,
): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'backup',
    run: (signal) => runScheduledBackup(dependencies, signal),
    retrySeconds: 600,
    pollSeconds: 30,
    timeoutSeconds: 3 * 3600,
    logWarning: dependencies.logWarning,
  })
