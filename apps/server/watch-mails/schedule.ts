import type { PgBoss } from 'pg-boss'
import { keepDoing } from '../jobs/repeating-job.ts'
import { sendDue, type WatchMailParts } from './send.ts'

/** Nobody waits for news; a few minutes are soon enough. */
const EVERY_SECONDS = 300

/** Sends what is due to members about films on their lists, over and over, on one of the servers that share the database. */
export const keepWatchMails = (boss: PgBoss, parts: WatchMailParts): Promise<{ stop(): void }> =>
  keepDoing(boss, {
    queue: 'watch-mails',
    async act(signal) {
      const { isMore } = await sendDue(parts, signal)
      return isMore ? 1 : EVERY_SECONDS
    },
    pauseAfterFailure: EVERY_SECONDS,
    lookEverySeconds: 5,
    mostSeconds: 900,
    say: parts.say,
  })
