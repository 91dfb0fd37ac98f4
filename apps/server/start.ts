import { createPasswords } from './accounts/passwords/hashing.ts'
import { buildApp } from './app.ts'
import { findBackupState } from './backup/state.ts'
import { writeAddress } from './commands/address-file.ts'
import { type Listener, notifyChannel, openListener } from './db/notifications.ts'
import { openDeskFiles } from './desk/app-files.ts'
import { createDeskEventHub, type DeskEventHub } from './desk-events/hub.ts'
import { DESK_CHANNEL } from './desk-events/notify.ts'
import { hasDiskSpace, readFreeBytes } from './files/disk-space.ts'
import { closeGracefully } from './http/timeouts.ts'
import { secretsFolder } from './identity/identity.ts'
import { readQueueStats } from './jobs/queue-stats.ts'
import type { Metrics } from './metrics/metrics.ts'
import { COUNTS_CHANNEL, createSharedCounts, type SharedCounts } from './security/shared-counts.ts'
import { listSettingMistakes } from './settings/setting-mistakes.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { LERRET_VERSION } from './settings/version.ts'
import { createRestoreBackup } from './setup/restore-backup.ts'
import { openSetupCode, type SetupCode } from './setup/setup-code.ts'
import { openProviderConnection, startBackgroundWork, startDemoCheckout } from './start/background-work.ts'
import { type HouseDatabase, openHouseDatabase } from './start/database.ts'
import { prepareHouse, printSetup, settleAddress } from './start/first-run.ts'
import { addHouseMetrics } from './start/house-metrics.ts'
import { createLifecycle, type Lifecycle } from './start/lifecycle.ts'
import { logError, logFatal, logInfo, logWarning, plainLogStream } from './start/operator-log.ts'
import { type Publishing, startPublishing } from './start/publishing.ts'
import { connectServiceManager, type ServiceManager } from './start/service-manager.ts'
import { openServices, type Services } from './start/services.ts'
import { shareSecrets } from './start/shared-secrets.ts'
import { failedOnFullDisk, serveStoredSite, writtenFolders } from './start/stored-site.ts'

/** Runs Lerret until a signal stops it. */
export async function run() {
  const serviceManager = connectServiceManager(process.env, { logWarning })
  let lifecycle = createLifecycle()
  let starting: Promise<void> | undefined
  let isEnding = false

  async function begin() {
    let settings: Settings | undefined
    try {
      for (const mistake of listSettingMistakes(process.env)) logWarning(mistake)
      settings = readSettings(process.env)
      starting = start(settings, lifecycle, { restart, serviceManager })
      await starting
    } catch (error) {
      if (lifecycle.isStopping()) return
      if (settings && (await failedOnFullDisk(error, settings))) return beginWithoutDisk(settings, error)
      await endAfterStart(error)
    }
  }

  async function beginWithoutDisk(settings: Settings, error: unknown) {
    try {
      await lifecycle.stop(undefined)
      if (isEnding) process.exit(0)
      lifecycle = createLifecycle()
      starting = serveStoredSite({ settings, error, restart }, lifecycle)
      await starting
      serviceManager.notifyReady('The disk is full: serves the pages that were published last.')
    } catch (failure) {
      if (!isEnding) await endAfterStart(failure)
    }
  }

  async function endAfterStart(error: unknown) {
    logFatal('Lerret cannot start.', error)
    await end(1)
  }

  /** Everything is stopped and started again in the same process, as if the operator had done it. */
  async function restart() {
    if (lifecycle.isStopping()) return
    try {
      await lifecycle.stop(starting)
    } catch (error) {
      endAfterFailure(error)
    }
    if (isEnding) process.exit(0)
    lifecycle = createLifecycle()
    await begin()
  }

  async function end(exitCode: number) {
    isEnding = true
    if (lifecycle.isStopping()) return
    serviceManager.notifyStopping()
    try {
      await lifecycle.stop(starting)
    } catch (error) {
      endAfterFailure(error)
    }
    process.exit(exitCode)
  }

  function endAfterFailure(error: unknown): never {
    logFatal('Lerret could not stop cleanly.', error)
    process.exit(1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  await begin()
}

async function start(
  settings: Settings,
  lifecycle: Lifecycle,
  { restart, serviceManager }: { restart: () => Promise<void>; serviceManager: ServiceManager },
) {
  const now = () => new Date()
  const passwords = createPasswords()
  const database = await openHouseDatabase(settings, lifecycle)
  const { db } = database
  // A house with the embedded database has one server.
  const secrets = settings.databaseUrl ? await shareSecrets(db, settings, logWarning) : undefined
  await prepareHouse(db, { settings, passwords, now: now() })
  await settleAddress(db, settings.publicUrl)
  const metrics = await openMetrics(settings)
  const listener = await openListener(
    database.connection,
    logError('The server gets no notifications of the database.'),
  )
  lifecycle.onStop(() => listener.stop())
  await secrets?.confirm()
  const deskEvents = await openDeskEvents(listener)
  const publishing = await startPublishing(
    { settings, database, listener, passwords, metrics, deskEvents },
    lifecycle,
  )
  const services = await openServices({ settings, db, passwords, publishing, now })
  const setupCode = openSetupCode(secretsFolder(settings.dataDir))
  const app = await listen(
    { settings, database, listener, metrics, deskEvents, publishing, services, setupCode, restart, now },
    lifecycle,
  )
  const { deliverySecret } = services
  const ticketOffice = await startDemoCheckout(
    settings,
    { db, deliverySecret, listening: app.server.address() },
    lifecycle,
  )
  const ticketOfficeReady = ticketOffice?.ready
  await startBackgroundWork({ settings, database, publishing, services, now, ticketOfficeReady }, lifecycle)
  publishing.originals.shareAll().catch(logError('Originals could not be copied to the shared store.'))
  services.images.rememberAll().catch(logError('Pictures were not looked up in advance.'))
  await printSetup(db, { publicUrl: settings.publicUrl, setupCode })
  // A restart starts an embedded database again. It would not help another one, and visitors would lose the site that is still served.
  if (!settings.databaseUrl) lifecycle.onStop(serviceManager.watch(() => database.pool.query('select 1')))
  const pages = publishing.site.live().release.pages.size
  const status = `Lerret serves ${pages} pages at ${settings.publicUrl} (version ${LERRET_VERSION}, data in ${settings.dataDir}).`
  logInfo(status)
  serviceManager.notifyReady(status)
}

interface ServerDependencies {
  settings: Settings
  database: HouseDatabase
  listener: Listener
  metrics: Metrics | undefined
  deskEvents: DeskEventHub
  publishing: Publishing
  services: Services
  setupCode: SetupCode
  restart: () => Promise<void>
  now: () => Date
}

/** Serves the live site and all calls. */
async function listen(
  {
    settings,
    database,
    listener,
    metrics,
    deskEvents,
    publishing,
    services,
    setupCode,
    restart,
    now,
  }: ServerDependencies,
  lifecycle: Lifecycle,
) {
  const { site, renderer, readMedia, originals, clock, contentCache } = publishing
  const { images, mailer, mailServer, identity, accounts, deliverySecret } = services
  const { shareSecret, tokenEncryption, wallets } = services
  const { signInService, webhookEncryption, renderPicture } = services
  const app = await buildApp({
    db: database.db,
    identity,
    members: {
      accounts,
      deliverySecret,
      shareSecret,
      tokenEncryption,
      wallets,
      webhooks: {
        encryption: webhookEncryption,
        trustedOrigins: settings.webhookOrigin ? [settings.webhookOrigin] : [],
      },
      renderPicture,
      originals,
      setupCode,
      restoreBackup: createRestoreBackup({ ...settings, pool: database.directPool }),
      restart: () => void restart(),
    },
    desk: await openDeskFiles(),
    deskEvents,
    sharedCounts: await openSharedCounts({ settings, database, listener, now }),
    readMedia,
    async publishNow() {
      const { release, pages, problems } = await site.publish()
      return { release: release.id, pages, problems }
    },
    images,
    mailer,
    mailHealth: mailServer.health,
    readFreeBytes: () => readFreeBytes(settings.dataDir),
    backups: settings.backup,
    renderer,
    live: site.live,
    now,
    siteTime: clock.now,
    contentCache,
    providerConnection: await openProviderConnection(settings, database.db),
    signInService,
    hasWorker: settings.hasWorker,
    trustedProxies: settings.trustedProxies,
    publicUrl: settings.publicUrl,
    logLevel: settings.logLevel,
    ...(settings.logFormat === 'plain' && { logStream: plainLogStream }),
    hasDiskSpace: () => hasDiskSpace(settings.dataDir, writtenFolders(settings)),
    metrics: metrics && settings.metricsToken ? { metrics, token: settings.metricsToken } : undefined,
  })
  if (metrics)
    addHouseMetrics(metrics, {
      live: site.live,
      images,
      readQueues: () => readQueueStats(database.pool),
      readBackups: () => findBackupState(database.db),
      now,
    })
  lifecycle.onStop(() => closeGracefully(app))
  await app.listen({ port: settings.port, host: settings.host })
  const address = await writeAddress(settings.dataDir, app.server.address())
  lifecycle.onStop(() => address.remove())
  return app
}

/** Passes on what the desks of this and other servers notify each other of. */
async function openDeskEvents(listener: Listener): Promise<DeskEventHub> {
  const hub = createDeskEventHub()
  await listener.listen(DESK_CHANNEL, {
    onPayload: hub.receive,
    onReconnect: () => hub.emit({ type: 'missed' }),
  })
  return hub
}

/** Counts guesses together with other servers. A house with the embedded database has one server. */
async function openSharedCounts({
  settings,
  database,
  listener,
  now,
}: Pick<ServerDependencies, 'settings' | 'database' | 'listener' | 'now'>): Promise<
  SharedCounts | undefined
> {
  if (!settings.databaseUrl) return undefined
  const onError = logError('Guesses are not counted together with other servers.')
  const counts = createSharedCounts({
    send: (payload) => void notifyChannel(database.db, COUNTS_CHANNEL, payload).catch(onError),
    now,
  })
  await listener.listen(COUNTS_CHANNEL, { onPayload: counts.receive, onReconnect() {} })
  return counts
}

/** Loaded only where the settings have a token for them. */
async function openMetrics({ metricsToken }: Settings): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics()
}
