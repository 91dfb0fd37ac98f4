import type { PgBoss } from 'pg-boss'
import { sendDue, type WatchMailParts } from './send.ts'

const QUEUE = 'watch-mails'
/** Nobody waits for news; a few minutes are soon enough. */
const EVERY_SECONDS = 300

/** Sends what is due to members about films on their lists, over and over, on one of the servers that share the database. */
export async function keepWatchMails(boss: PgBoss, parts: WatchMailParts): Promise<{ stop(): void }> {
  const stopping = new AbortController()
  await boss.createQueue(QUEUE, {
    // One that waits, and one that runs.
    policy: 'stately',
    retryLimit: 20,
    retryBackoff: true,
    retryDelayMax: EVERY_SECONDS,
    // A server that died is noticed by its silence.
    heartbeatSeconds: 10,
    expireInSeconds: 900,
    deleteAfterSeconds: 3600,
  })
  await boss.work(QUEUE, { pollingIntervalSeconds: 5 }, async () => {
    const { isMore } = await sendDue(parts, stopping.signal)
    await boss.send(QUEUE, {}, { startAfter: isMore ? 1 : EVERY_SECONDS })
  })
  await boss.send(QUEUE, {})
  return { stop: () => stopping.abort() }
}
