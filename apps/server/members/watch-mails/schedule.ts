import type { PgBoss } from 'pg-boss'
import { scheduleRepeating } from '../../platform/jobs/repeating-job.ts'
import { sendDue, type WatchMailDependencies } from './send.ts'

/** Watch mails are not urgent. */
const INTERVAL_SECONDS = 300

/** Sends due watch mails repeatedly, on one of the servers that share the database. */
export const scheduleWatchMails = (
  boss: PgBoss,
  dependencies: WatchMailDependencies,
): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'watch-mails',
    async run(signal) {
      const { isMore } = await sendDue(dependencies, signal)
      return isMore ? 1 : INTERVAL_SECONDS
    },
    retrySeconds: INTERVAL_SECONDS,
    pollSeconds: 5,
    timeoutSeconds: 900,
    logWarning: dependencies.logWarning,
  })
