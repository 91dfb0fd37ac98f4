import { DAY_SECONDS } from '@lerret/model'
import type { PgBoss } from 'pg-boss'

const QUEUE = 'moment'

export interface MomentScheduler {
  /** Schedules a moment, once however many servers do; one in the past is due at once. */
  schedule(moment: Date): Promise<void>
}

/**
 * Schedules moments for all servers on the database; they survive a restart. `onMoment` runs on one of the servers, and again when
 * it fails or the server dies meanwhile.
 */
export async function openMomentScheduler(
  boss: PgBoss,
  onMoment: (moment: Date) => Promise<void>,
): Promise<MomentScheduler> {
  await boss.createQueue(QUEUE, {
    // One job for each moment, whether it waits or runs.
    policy: 'exclusive',
    retryLimit: 20,
    retryBackoff: true,
    retryDelayMax: 60,
    // A server that died is detected by its missing heartbeat.
    heartbeatSeconds: 10,
    expireInSeconds: 60,
    deleteAfterSeconds: DAY_SECONDS,
  })
  await boss.work<{ moment: string }>(QUEUE, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await onMoment(new Date(data.moment))
  })
  return {
    async schedule(moment) {
      const name = moment.toISOString()
      await boss.send(QUEUE, { moment: name }, { startAfter: moment, singletonKey: name })
    },
  }
}
