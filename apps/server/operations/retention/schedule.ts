import type { PgBoss } from 'pg-boss'
import type { Database } from '../../platform/db/connection.ts'
import { scheduleRepeating } from '../../platform/jobs/repeating-job.ts'
import { deleteOld } from './delete-old.ts'

const DAY_SECONDS = 24 * 3600

/** Deletes once a day what the house does not store any longer. */
export const scheduleRetention = (
  boss: PgBoss,
  { db, now, logWarning }: { db: Database; now: () => Date; logWarning(text: string): void },
): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'retention',
    async run() {
      await deleteOld(db, now())
      return DAY_SECONDS
    },
    retrySeconds: 3600,
    pollSeconds: 60,
    timeoutSeconds: 900,
    logWarning,
  })
