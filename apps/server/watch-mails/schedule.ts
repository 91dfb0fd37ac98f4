import type { PgBoss } from 'pg-boss'
import { scheduleRepeating } from '../jobs/repeating-job.ts'
import { sendDue, type WatchMailParts } from './send.ts'

/** Nobody waits for news; a few minutes are soon enough. */
const EVERY_SECONDS = 300

/** Sends what is due to members about films on their lists, over and over, on one of the servers that share the database. */
export const keepWatchMails = (boss: PgBoss, parts: WatchMailParts): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'watch-mails',
    async run(signal) {
      const { isMore } = await sendDue(parts, signal)
      return isMore ? 1 : EVERY_SECONDS
    },
    retrySeconds: EVERY_SECONDS,
    pollSeconds: 5,
    timeoutSeconds: 900,
    logWarning: parts.say,
  })
