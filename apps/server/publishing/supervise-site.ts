import { osloDate } from '@lerret/model'
import type { Pool } from 'pg'
import type { Clock, Db } from 'pg-boss'
import { findNextPlanned, runDuePlans } from '../content/records/plans.ts'
import { type Listener, listenForNotifications, notifyServers } from '../platform/db/notifications.ts'
import { type MomentScheduler, openMomentScheduler } from '../platform/jobs/moment-scheduler.ts'
import { openQueues, toQueueDatabase } from '../platform/jobs/queues.ts'
import type { SharedQueues } from '../platform/jobs/shared-queues.ts'
import { type HouseClock, nextMidnight } from './house-clock.ts'
import type { Publisher } from './publish.ts'
import { type PublishLoop, type PublishLoopDependencies, startPublishLoop } from './publish-loop.ts'
import type { Release } from './releases/release.ts'

export interface SuperviseSiteDependencies
  extends Pick<PublishLoopDependencies, 'cdnSeconds' | 'onReleaseLive' | 'log' | 'onError'> {
  publisher: Omit<Publisher, 'now' | 'fixedTime'>
  clock: HouseClock
  pool: Pool
  listener: Pick<Listener, 'listen'>
  /** Runs on every server when it starts and when a new day begins. */
  onDayStart(): Promise<void>
  /** The server's job queues; without them a test's own are opened. */
  sharedQueues?: Pick<SharedQueues, 'open'>
  queues?: { database: Db; clock: Clock }
}

export interface SupervisedSite extends PublishLoop {
  /** Publishes changed content, planned changes and the passing of time from now on. */
  startListening(): Promise<void>
}

/**
 * Keeps the site published as content changes and time passes, together with other servers on the same database. Each server
 * publishes into its own folder, all of them are notified of changed content, and one of them carries out planned changes.
 */
export async function superviseSite(dependencies: SuperviseSiteDependencies): Promise<SupervisedSite> {
  const { clock, pool, onDayStart, onReleaseLive, log, onError } = dependencies
  const { db } = dependencies.publisher
  const publisher: Publisher = { ...dependencies.publisher, now: clock.now, fixedTime: clock.fixedTime }
  const started = new AsyncDisposableStack()
  let alarm: MomentScheduler | undefined
  let day: string | undefined

  // Plans whose time came while no server ran.
  await runPlans(clock.now())
  const loop = await startPublishLoop({
    publisher,
    ...(dependencies.cdnSeconds !== undefined && { cdnSeconds: dependencies.cdnSeconds }),
    beforeCheck: startDayIfNew,
    afterCheck: setAlarm,
    onReleaseLive,
    log,
    onError,
  })
  started.defer(() => loop.stop())

  return { ...loop, startListening, stop: () => started.disposeAsync() }

  async function startListening() {
    // The server listens before the alarm is set, so that no notice of it is missed.
    const notifications = await listenForNotifications(dependencies.listener, {
      onNotification(notice) {
        if (notice.about === 'time') clock.advanceTo(notice.moment)
        void loop.refresh()
      },
      onReconnect: () => void loop.refresh(),
    })
    started.defer(() => notifications.stop())
    if (!clock.fixedTime) {
      alarm = await openMomentScheduler(await openJobQueues(), onAlarm)
    }
    // Covers notices missed since the first check, and sets the first alarm.
    await loop.refresh()
  }

  async function openJobQueues() {
    if (dependencies.sharedQueues) return dependencies.sharedQueues.open()
    const boss = await openQueues({ database: toQueueDatabase(pool), onError, ...dependencies.queues })
    started.defer(() => boss.stop({ close: false }))
    return boss
  }

  async function onAlarm(moment: Date) {
    clock.advanceTo(moment)
    await runPlans(clock.now())
    await notifyServers(db, { about: 'time', moment })
  }

  async function startDayIfNew() {
    const today = osloDate(clock.now())
    if (day === today) return
    await onDayStart()
    day = today
  }

  async function runPlans(now: Date) {
    for (const { kind, id, steps } of await runDuePlans(db, now))
      log(`As planned: ${kind} ${id}, ${steps.join(', then ')}.`)
  }

  /** Sets the alarm for the next moment at which something changes. */
  async function setAlarm({ staleAt }: Release) {
    if (!alarm) return
    const now = clock.now()
    const moments = [nextMidnight(now)]
    // A page that is already stale was tried just now, and is tried again within a minute.
    if (staleAt && new Date(staleAt) > now) moments.push(new Date(staleAt))
    // A plan whose time has passed is due at once.
    const planned = await findNextPlanned(db)
    if (planned) moments.push(planned)
    await alarm.schedule(new Date(Math.min(...moments.map(Number))))
  }
}
