import type { PgBoss } from 'pg-boss'

const QUEUE = 'moment'

export interface Alarm {
  /** Rings at a moment, once, however many servers ask for it; at once when it has been. */
  set(moment: Date): Promise<void>
}

/**
 * An alarm clock that several servers share, and that goes on when all of them are restarted. `ring` runs on one of them; when
 * it fails, or the server dies at it, it runs again.
 */
export async function openAlarm(boss: PgBoss, ring: (moment: Date) => Promise<void>): Promise<Alarm> {
  await boss.createQueue(QUEUE, {
    // One for each moment, whether it waits or rings.
    policy: 'exclusive',
    retryLimit: 20,
    retryBackoff: true,
    retryDelayMax: 60,
    // A server that died is noticed by its silence.
    heartbeatSeconds: 10,
    expireInSeconds: 60,
    deleteAfterSeconds: 24 * 3600,
  })
  await boss.work<{ moment: string }>(QUEUE, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await ring(new Date(data.moment))
  })
  return {
    async set(moment) {
      const name = moment.toISOString()
      await boss.send(QUEUE, { moment: name }, { startAfter: moment, singletonKey: name })
    },
  }
}
