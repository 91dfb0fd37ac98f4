import { join } from 'node:path'
import { osloDate, osloInstant, type StoredFile } from '@lerret/model'
import type { Pool } from 'pg'
import { createProgressBar } from '../commands/progress-bar.ts'
import type { DeskEventHub } from '../content/desk-events/hub.ts'
import { type Originals, openOriginals } from '../content/media/originals.ts'
import type { Passwords } from '../members/accounts/passwords/hashing.ts'
import { refreshDemoContent } from '../operations/demo/demo-content.ts'
import { type NewAccounts, seedDemoMembers } from '../operations/demo/demo-members.ts'
import type { Database } from '../platform/db/connection.ts'
import type { Listener } from '../platform/db/notifications.ts'
import { openQueues, toQueueDatabase } from '../platform/jobs/queues.ts'
import { createSharedQueues, type SharedQueues } from '../platform/jobs/shared-queues.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { ContentCache } from '../publishing/build/load-content.ts'
import { createHouseClock, type HouseClock } from '../publishing/house-clock.ts'
import { createReleaseEncoder } from '../publishing/releases/encodings.ts'
import type { Release } from '../publishing/releases/release.ts'
import { createReleaseCleanup } from '../publishing/releases/release-cleanup.ts'
import { openReleaseStore } from '../publishing/releases/release-store.ts'
import { createRenderPool } from '../publishing/render/render-pool.ts'
import { loadRenderer, type Renderer } from '../publishing/render/renderer.ts'
import { SITE_DIST } from '../publishing/render/site-dist.ts'
import { findWorkerFile } from '../publishing/render/worker-file.ts'
import { type SupervisedSite, superviseSite } from '../publishing/supervise-site.ts'
import type { Settings } from '../settings/settings.ts'
import type { Lifecycle } from './lifecycle.ts'
import { logError, logInfo, logWarning } from './operator-log.ts'

type ReleaseListener = (release: Release, before: Release | undefined) => void

export interface HouseSite extends SupervisedSite {
  renderer: Renderer
  queues: SharedQueues
  /** The time of the site; it stands still where DEMO_TODAY is set. */
  clock: HouseClock
  /** The content that was loaded last. */
  contentCache: ContentCache
  originals: Originals
  readMedia(media: StoredFile): Promise<Uint8Array>
  /** Calls the listener with the live release now, and with each one that replaces it. */
  watchReleases(listener: ReleaseListener): void
  /** Compresses the live release and removes what older ones left behind, from now on. */
  startMaintenance(): void
}

interface SiteDependencies {
  settings: Settings
  db: Database
  pool: Pool
  listener: Pick<Listener, 'listen'>
  passwords: Passwords
  metrics: Metrics | undefined
  deskEvents: Pick<DeskEventHub, 'emit'>
}

/** Brings the demo house up to date, publishes the site, and publishes again when content changes or a planned moment comes. */
export async function openSite(
  { settings, db, pool, listener, passwords, metrics, deskEvents }: SiteDependencies,
  lifecycle: Lifecycle,
): Promise<HouseSite> {
  const clock = createHouseClock(settings.demoToday ? osloInstant(settings.demoToday, '12.00') : undefined)
  const originals = await openOriginals(settings)
  await originals.assertAccess()
  const store = openReleaseStore(join(settings.dataDir, 'site'))
  const readMedia = ({ fileName }: StoredFile) => originals.getBytes(fileName)
  const renderer = await loadRenderer(SITE_DIST)
  const contentCache: ContentCache = {}
  const onProgress = createProgressBar()
  if (onProgress) lifecycle.onStop(() => onProgress[Symbol.dispose]())
  const renderPool = createRenderPool({ dist: SITE_DIST, workerFile: await findWorkerFile() })
  lifecycle.onStop(() => renderPool.stop())
  const encoder = createReleaseEncoder(store, logError('Files of the site could not be compressed.'))
  lifecycle.onStop(() => encoder.stop())
  const cleanup = createReleaseCleanup(store, logError('Old releases could not be removed.'))
  lifecycle.onStop(() => cleanup.stop())
  const queues = createSharedQueues(() =>
    openQueues({
      database: toQueueDatabase(pool),
      onError: logError('The job queues have an error.'),
    }),
  )

  const releaseListeners: ReleaseListener[] = []
  let lastRelease: Release | undefined
  const site = await superviseSite({
    publisher: {
      db,
      store,
      readMedia,
      renderer,
      pool: renderPool,
      contentCache,
      ...(metrics && { measureDuration: metrics.timePublish }),
      ...(onProgress && { onProgress }),
    },
    cdnSeconds: settings.cdnSeconds,
    clock,
    pool,
    listener,
    sharedQueues: queues,
    async onDayStart() {
      const today = osloDate(clock.now())
      const changed = await refreshDemoContent(db, {
        today,
        checkoutHost: settings.checkoutUrl,
        host: settings.publicUrl,
        pictures: originals.folder,
        programme: join(settings.dataDir, 'checkout', 'programme.json'),
      })
      const accounts = await seedDemoMembers({
        db,
        passwords,
        today,
        now: new Date(),
        password: settings.demoPassword,
      })
      if (accounts) printDemoAccounts(accounts, settings)
      if (changed > 0) logInfo(`The demo house is set up for today: ${changed} records changed.`)
    },
    onReleaseLive(release) {
      deskEvents.emit({ type: 'release' })
      for (const listener of releaseListeners) listener(release, lastRelease)
      lastRelease = release
    },
    log: logWarning,
    onError(error) {
      // Remove the progress bar before the message is printed.
      onProgress?.[Symbol.dispose]()
      logError('The site could not be published.')(error)
    },
  })
  lifecycle.onStop(() => site.stop())
  lifecycle.onStop(() => queues.stop())
  lifecycle.throwIfStopping()

  return {
    ...site,
    renderer,
    queues,
    clock,
    contentCache,
    originals,
    readMedia,
    watchReleases,
    startMaintenance() {
      watchReleases((release) => {
        encoder.encode(release)
        cleanup.run()
      })
    },
  }

  function watchReleases(listener: ReleaseListener) {
    releaseListeners.push(listener)
    listener(site.live().release, undefined)
  }
}

/** The password is printed once: only its hash is stored. */
function printDemoAccounts({ emails, password }: NewAccounts, { demoPassword }: Settings) {
  const credential = demoPassword === undefined ? `the password ${password}` : 'DEMO_PASSWORD'
  logInfo(`Demo accounts, with ${credential}: ${emails.join(', ')}.`)
}
