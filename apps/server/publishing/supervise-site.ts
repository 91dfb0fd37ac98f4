import { osloDate } from '@lerret/model'
import type { Pool, PoolConfig } from 'pg'
import type { Clock, Db } from 'pg-boss'
import { carryOutPlans, findNextPlanned } from '../content/plans.ts'
import { listenForNotifications, notifyServers } from '../db/notifications.ts'
import { type MomentScheduler, openMomentScheduler } from '../jobs/moment-scheduler.ts'
import { openQueues, toQueueDatabase } from '../jobs/queues.ts'
import type { SharedQueues } from '../jobs/shared-queues.ts'
import { type HouseClock, nextMidnight } from './house-clock.ts'
import type { Publisher } from './publish.ts'
import { type KeepLiveParts, type KeptSite, keepLive } from './publish-loop.ts'
import type { Release } from './releases/release.ts'

export interface KeepSiteParts extends Pick<KeepLiveParts, 'show' | 'say' | 'complain'> {
  publisher: Omit<Publisher, 'now' | 'standsStillAt'>
  clock: HouseClock
  pool: Pool
  connection: PoolConfig
  /** What is to be done when a day begins, on every server, and when one starts. */
  beginDay(): Promise<void>
  /** What is to be done now and then, on one server. */
  tidyUp(): Promise<void>
  /** The server's queues; without them it opens its own, for tests on these. */
  sharedQueues?: Pick<SharedQueues, 'open'>
  queues?: { database: Db; clock: Clock }
}

export interface TimedSite extends KeptSite {
  /** From now on content that changes and moments that come are acted upon. */
  followTime(): Promise<void>
}

/**
 * Keeps the site as its content and the hour say, together with other servers on the same database: each of them publishes
 * into its own folder, whatever one of them does to content is heard by all, and planned moments are carried out by one.
 */
export async function keepSite(parts: KeepSiteParts): Promise<TimedSite> {
  const { clock, pool, connection, beginDay, tidyUp, show, say, complain } = parts
  const { db } = parts.publisher
  const publisher: Publisher = { ...parts.publisher, now: clock.now, standsStillAt: clock.standsStillAt }
  const started = new AsyncDisposableStack()
  let alarm: MomentScheduler | undefined
  let day: string | undefined

  // What was missed while no server ran.
  await carryOut(clock.now())
  await tidyUp()
  const site = await keepLive({ publisher, prepare, after: setAlarm, show, say, complain })
  started.defer(() => site.stop())

  return { ...site, followTime, stop: () => started.disposeAsync() }

  async function followTime() {
    // Before the alarm is set: nothing may ring unheard.
    const ears = await listenForNotifications(connection, {
      onNotification(notice) {
        if (notice.about === 'time') clock.tell(notice.moment)
        void site.renew()
      },
      onReconnect: () => void site.renew(),
      onError: complain,
    })
    started.defer(() => ears.stop())
    if (!clock.standsStillAt) {
      alarm = await openMomentScheduler(await findQueues(), ring)
    }
    // What was not heard since the site was first looked over, and the first alarm.
    await site.renew()
  }

  async function findQueues() {
    if (parts.sharedQueues) return parts.sharedQueues.open()
    const boss = await openQueues({ database: toQueueDatabase(pool), onError: complain, ...parts.queues })
    started.defer(() => boss.stop({ close: false }))
    return boss
  }

  async function ring(moment: Date) {
    clock.tell(moment)
    await carryOut(clock.now())
    await tidyUp()
    await notifyServers(db, { about: 'time', moment })
  }

  async function prepare() {
    const today = osloDate(clock.now())
    if (day === today) return
    await beginDay()
    day = today
  }

  async function carryOut(now: Date) {
    for (const { kind, id, steps } of await carryOutPlans(db, now))
      say(`As planned: ${kind} ${id}, ${steps.join(', then ')}.`)
  }

  /** For the next moment at which something changes. */
  async function setAlarm({ staleAt }: Release) {
    if (!alarm) return
    const now = clock.now()
    const moments = [nextMidnight(now)]
    // A page that is over was tried a moment ago, and is tried again within a minute.
    if (staleAt && new Date(staleAt) > now) moments.push(new Date(staleAt))
    // A plan that is over is one that nobody has seen yet.
    const planned = await findNextPlanned(db)
    if (planned) moments.push(planned)
    await alarm.schedule(new Date(Math.min(...moments.map(Number))))
  }
}
